/** What a person prefers, kept by the browser. */

import { effect, signal, type Signal } from "@preact/signals";

export type Theme = "system" | "dark" | "light";
export type Pace = "calm" | "quick" | "none";

function read<T>(name: string, fallback: T): T {
  try {
    const found = localStorage.getItem(`holdfast.${name}`);
    return found === null ? fallback : JSON.parse(found);
  } catch {
    return fallback;
  }
}

export function kept<T>(name: string, fallback: T): Signal<T> {
  const value = signal<T>(read(name, fallback));
  let first = true;
  effect(() => {
    const now = JSON.stringify(value.value);
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(`holdfast.${name}`, now);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  return value;
}

export const theme = kept<Theme>("theme", "system");
export const sound = kept<boolean>("sound", true);
/** Less dread: no sudden and no throbbing sounds. */
export const calm = kept<boolean>("calm", false);
/** What is heard stands on the screen, too, in words. */
export const captions = kept<boolean>("captions", false);
export const pace = kept<Pace>("pace", "calm");
/** Figures as letters on plain shapes, for whoever reads them better than drawings. */
export const lettered = kept<boolean>("lettered", false);
/** The Key's printed lists: whether open windows strike out by themselves what they rule out. */
export const strikesOut = kept<boolean>("strikes_out", false);
export const textView = kept<boolean>("text", false);
/** Who this browser was last, as the server said: who has lost the cookie is told so. */
export const lastMe = kept<{ readonly id: string; readonly name: string }>("person", { id: "", name: "" });
export const myName = kept<string>("name", "");
/** Tables that teach something, by table: which lesson. */
export const lessons = kept<Readonly<Record<string, string>>>("lessons", {});
export const tutorialDone = kept<boolean>("tutorial", false);

/** Write the theme where the style sheets look for it. */
export function applyTheme(root: HTMLElement): void {
  effect(() => {
    if (theme.value === "system") delete root.dataset.theme;
    else root.dataset.theme = theme.value;
  });
}

const lessMotion = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function prefersLessMotion(): boolean {
  return lessMotion?.matches ?? false;
}
