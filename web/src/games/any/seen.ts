/** What a view of an unknown game shows, in words. */

import type { View } from "../../view";
import type { Texts } from "../../texts";
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

const spaced = (name: string): string => name.replaceAll("_", " ");

/** What a field of a view or an answer is called: `field.<name>` among the game's texts, else as it is in the code. */
export const fieldName = (name: string, texts: Texts): string =>
  texts.has(`field.${name}`) ? texts.say(`field.${name}`) : spaced(name);

/** The game's own fields of a view, each with its name. */
export function rowsOf(view: View, texts: Texts): (readonly [string, string])[] {
  return Object.entries(view).flatMap(([name, value]) =>
    KNOWN.includes(name) ? [] : [[fieldName(name, texts), wordsOf(value)] as const],
  );
}
