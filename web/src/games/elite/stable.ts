/** In a rush views come ten times a second, and most of each is as before: what is the same stays the same object. */

import type { ReadonlySignal } from "@preact/signals";
import { computed } from "@preact/signals";
import type { Battlefield } from "./battlefield";
import { FREE, type EliteView } from "./types";

/** What changes with every step of a figure, and nothing on a dashboard shows. */
const RESTLESS: readonly string[] = ["at", "moment", "due", "going_on", "asks", "left_ms", "plan", "face"];

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  return a.length === b.length && a.every((one, i) => one === b[i] || same(one, b[i]));
}

/** The value of a signal; the old one as long as nothing in it has changed. */
export function stable<T>(source: () => T): ReadonlySignal<T> {
  let before: T | undefined;
  return computed(() => {
    const now = source();
    if (before === undefined || !same(before, now)) before = now;
    return before;
  });
}

/** What is seen; the same as before as long as nothing has changed that matters. */
export function keptWhile(
  looks: ReadonlySignal<Battlefield>,
  isSame: (a: EliteView, b: EliteView) => boolean,
): ReadonlySignal<Battlefield> {
  let old: Battlefield | undefined;
  return computed(() => {
    const battlefield = looks.value;
    if (!old || old.parts !== battlefield.parts || !isSame(old.view, battlefield.view)) old = battlefield;
    return old;
  });
}

const isSameIn = (keys: readonly (keyof EliteView)[], a: EliteView, b: EliteView): boolean =>
  keys.every((key) => same(a[key], b[key]));

/** Whether all dice that matter show the same: mine, and those that lie in a slot. */
const isSameDice = (a: EliteView, b: EliteView): boolean =>
  b.face.every((face, die) => face === a.face[die] || (b.die_seat[die] !== b.seat && b.place[die] === FREE));

/** Whether two views differ in nothing but where figures are, what time it is, and what others roll. */
export function isSameKit(a: EliteView, b: EliteView): boolean {
  const before = new Map<string, unknown>(Object.entries(a));
  const calm = Object.entries(b).filter(([key]) => !RESTLESS.includes(key));
  return calm.every(([key, value]) => same(before.get(key), value)) && isSameDice(a, b);
}

/** What lies on the map, with what is printed on it. */
const LYING: readonly (keyof EliteView)[] = [
  "options",
  "seats",
  "heroes",
  "acid",
  "slime",
  "clusters",
  "search_tokens",
  "targets",
  "traps",
  "token_at",
  "token_face",
  "token_ready",
  "paid",
  "place",
  "counted",
];

export const liesTheSame = (a: EliteView, b: EliteView): boolean => isSameIn(LYING, a, b);
