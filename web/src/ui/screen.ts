/** How large things are on screen. */

import { BREAKPOINTS, HEIGHTS } from "../styles/breakpoints";
import { signal, type ReadonlySignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** Whether a media query holds, kept up to date. */
export function matching(words: string): ReadonlySignal<boolean> {
  const query = typeof matchMedia === "function" ? matchMedia(words) : undefined;
  const holds = signal(query?.matches ?? false);
  query?.addEventListener("change", (event) => {
    holds.value = event.matches;
  });
  return holds;
}

const narrow = matching(`(width <= ${BREAKPOINTS.phone}px)`);

/** Whether the screen is a phone held upright: boards turn to fit. */
export function useNarrow(): boolean {
  return narrow.value;
}

const short = matching(`(height <= ${HEIGHTS.short}px)`);

/** Whether a table cannot stand as a whole: on a phone, or in a low window such as one at 200 % zoom. */
export function useSmall(): boolean {
  return narrow.value || short.value;
}

/** The size of an element, in whole pixels, kept up to date. */
export function useSize(of: RefObject<HTMLElement | null>): readonly [number, number] {
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element that a ref holds is there when effects run
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = element;
      setSize((old) => (old[0] === w && old[1] === h ? old : [w, h]));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** Give the whole page the mood of a game, as long as this is shown. Some play at night: then it is dark, too, for
 * everybody who has not asked for light. */
export function useMood(mood: string, light: "any" | "night" = "any"): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.mood = mood;
    if (light === "night") root.dataset.night = "";
    return () => {
      delete root.dataset.mood;
      delete root.dataset.night;
    };
  }, [mood, light]);
}
