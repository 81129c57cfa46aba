/** In a rush views come ten times a second, and most of each is as before: what is the same stays the same object. */

import type { ReadonlySignal } from "@preact/signals";
import { computed } from "@preact/signals";
import type { EliteView } from "./types";

/** What changes with every step of a figure, and nothing on a dashboard shows. */
const RESTLESS: readonly string[] = ["at", "moment", "due", "going_on", "asks", "left_ms", "plan"];

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  return a.length === b.length && a.every((one, i) => one === b[i] || same(one, b[i]));
}

/** The value of a signal; the old one as long as nothing in it has changed. */
export function steady<T>(source: () => T): ReadonlySignal<T> {
  let before: T | undefined;
  return computed(() => {
    const now = source();
    if (before === undefined || !same(before, now)) before = now;
    return before;
  });
}

/** Whether two views differ in nothing but where figures are, and what time it is. */
export function isSameKit(a: EliteView, b: EliteView): boolean {
  return Object.keys(b).every(
    (key) => RESTLESS.includes(key) || same(a[key as keyof EliteView], b[key as keyof EliteView]),
  );
}
