/** What a view of an unknown game shows, in words. */

import type { View } from "../../view";
import type { Texts } from "../../texts";
import { fieldName, spaced } from "../../ui/table/fields";
import { say } from "../../words/shell";

const KNOWN: readonly string[] = ["seat", "asks", "outcome"];

/** Lists in lists stand below each other, what has names is told by them. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return say("any.none");
  if (Array.isArray(value)) {
    const isDeep = value.some((one) => typeof one === "object" && one !== null);
    return value.map(wordsOf).join(isDeep ? "\n" : " ") || say("any.nothing");
  }
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${spaced(name)} ${wordsOf(one)}`)
    .join(", ");
}

/** The game's own fields of a view, each with its name. */
export function rowsOf(view: View, texts: Texts): (readonly [string, string])[] {
  return Object.entries(view).flatMap(([name, value]) =>
    KNOWN.includes(name) ? [] : [[fieldName(name, texts), wordsOf(value)] as const],
  );
}
