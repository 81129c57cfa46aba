/** The language that this page speaks: by `?lang=`, else by what was chosen here, else by the browser. */

import { kept } from "../settings";
import { bestLanguage, ENGLISH } from "./read";

/** Fetches a file of texts. */
export type Files = Readonly<Record<string, () => Promise<string>>>;

/** The shell's words in other languages than English, each a piece of its own. */
export const SHELL_FILES: Files = import.meta.glob<string>(["./*.ftl", "!./en.ftl"], {
  query: "?raw",
  import: "default",
});

/** `./de.ftl` is `de`. */
export const codeOf = (path: string): string =>
  path
    .split("/")
    .at(-1)!
    .replace(/\.ftl$/, "");

export const languages: readonly string[] = [ENGLISH, ...Object.keys(SHELL_FILES).map(codeOf)];

/** Chosen by hand; empty for what the browser prefers. It counts for the next page that is loaded. */
export const chosenLanguage = kept<string>("language", "");

const IN_THIS_TAB = "holdfast.lang";

/** What stands in the address counts as long as this tab is open. */
function inAddress(): string {
  if (typeof location === "undefined") return "";
  const named = new URLSearchParams(location.search).get("lang");
  try {
    if (named) sessionStorage.setItem(IN_THIS_TAB, named);
    return named ?? sessionStorage.getItem(IN_THIS_TAB) ?? "";
  } catch {
    return named ?? ""; // a browser that keeps nothing
  }
}

/** Load the page anew, in the language that was chosen last. */
export function reloadInChosenLanguage(): void {
  try {
    sessionStorage.removeItem(IN_THIS_TAB);
  } catch {
    // Nothing is kept there.
  }
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  location.replace(here);
  if (here.hash) location.reload(); // a place on the page is no other page
}

function find(): string {
  const byHand = [inAddress(), chosenLanguage.peek()].find(Boolean);
  const preferred = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  return bestLanguage(byHand ? [byHand] : preferred, languages);
}

export const language: string = find();
