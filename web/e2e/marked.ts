/**
 * The made-up language: every text stands between ⟦ and ⟧. What a page shows or says outside of them was not made ready
 * for other languages.
 *
 * For a game's table: open a page with `inMadeUp`, play, and expect `unmarked(page, …)` to be empty wherever something
 * else is shown. Names of people are given; what a page leaves in one language on purpose stands in an element with
 * `translate={false}` or with a `lang` of its own; anything else is an exception, with its reason.
 */

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { person } from "./chromium";

export const MADE_UP = "en-XA";

/** What may stand outside of marks, and why. */
export interface Exception {
  /** Elements within which anything may stand. */
  readonly within?: string;
  /** Words that may stand anywhere. */
  readonly words?: RegExp;
  readonly why: string;
}

const ALWAYS: readonly Exception[] = [
  { within: '[translate="no"]', why: "names, and what people write" },
  { within: "[lang]:not(html)", why: "in another language on purpose" },
  { within: "code", why: "code is the same in every language" },
  { within: "noscript", why: "shown where no script runs, and so no language can be chosen" },
  { within: ".rule-number", why: "the number of a rule, by which it is cited" },
  { words: /^[\p{L}\p{N}]$/u, why: "a single sign: a key of the keyboard, the letter in a picture" },
];

/** A person whose browser shows everything in the made-up language, and the name that they go by. */
export async function inMadeUp(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await person(browser, name, options);
  await page.addInitScript((code) => sessionStorage.setItem("holdfast.lang", code), MADE_UP);
  return page;
}

/** All that is shown or said on a page outside of marks, each with where it stands; `names` are those of people. */
export function unmarked(
  page: Page,
  names: readonly string[] = [],
  exceptions: readonly Exception[] = [],
): Promise<string[]> {
  const all = [...ALWAYS, ...exceptions];
  return page.evaluate(find, {
    names,
    within: all.flatMap((one) => one.within ?? []).join(","),
    words: all.flatMap((one) => (one.words ? [[one.words.source, one.words.flags] as const] : [])),
  });
}

interface Wanted {
  readonly names: readonly string[];
  readonly within: string;
  readonly words: readonly (readonly [string, string])[];
}

/** Runs inside the page. */
function find({ names, within, words }: Wanted): string[] {
  const fine = words.map(([source, flags]) => new RegExp(source, flags));
  const ATTRIBUTES = ["aria-label", "aria-valuetext", "aria-description", "title", "placeholder", "alt"];
  const LEVELS = 6; // a sentence with elements in it is at most so deep

  /** What of some words stands outside of marks, names left out; nothing if no letter is among it. */
  const outside = (text: string): string => {
    let depth = 0;
    let found = "";
    for (const sign of text) {
      if (sign === "⟦") depth += 1;
      else if (sign === "⟧") depth = Math.max(0, depth - 1);
      else if (depth === 0) found += sign;
    }
    for (const name of names) found = found.split(name).join("");
    found = found.trim();
    return /\p{L}/u.test(found) && !fine.some((one) => one.test(found)) ? found : "";
  };

  /** Whether a piece of text belongs to a sentence in marks that was filled with elements. */
  const isInSentence = (node: Node): boolean => {
    let element = node.parentElement;
    for (let level = 0; element && level < LEVELS; level += 1, element = element.parentElement) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const count = (text: string, sign: string): number => text.split(sign).length - 1;
      const all = range.toString();
      if (count(all, "⟦") !== count(all, "⟧")) continue;
      range.setEndBefore(node);
      const before = range.toString();
      if (count(before, "⟦") > count(before, "⟧")) return true;
    }
    return false;
  };

  const isShown = (element: Element): boolean => {
    const box = element.closest("select") ?? element; // what can be chosen has no box of its own
    return box.checkVisibility({ visibilityProperty: true });
  };
  const isExcepted = (element: Element): boolean => within !== "" && element.closest(within) !== null;
  const place = (element: Element): string => {
    const near = [element.parentElement, element].filter((one) => one !== null);
    return near
      .map((one) => `${one.localName}.${one.getAttribute("class")?.trim().replaceAll(/\s+/g, ".") ?? ""}`)
      .join(" > ");
  };

  const found: string[] = [];
  const title = outside(document.title);
  if (title) found.push(`the page's title: ${title}`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement!;
    if (["SCRIPT", "STYLE"].includes(element.tagName) || !outside(node.textContent ?? "")) continue;
    if (isExcepted(element) || !isShown(element) || isInSentence(node)) continue;
    found.push(`text in ${place(element)}: ${outside(node.textContent ?? "")}`);
  }
  for (const element of document.body.querySelectorAll("*")) {
    if (isExcepted(element) || !isShown(element)) continue;
    for (const name of ATTRIBUTES) {
      const words = outside(element.getAttribute(name) ?? "");
      if (words) found.push(`${name} of ${place(element)}: ${words}`);
    }
    for (const part of ["::before", "::after"]) {
      const words = /^"(.*)"$/.exec(getComputedStyle(element, part).content)?.[1] ?? "";
      if (outside(words)) found.push(`${part} of ${place(element)}: ${words}`);
    }
  }
  return [...new Set(found)];
}
