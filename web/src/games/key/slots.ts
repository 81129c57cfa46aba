/** A guess, letter by letter, laid into the console's pattern where the windows spell the answer. */

import type { KeyScreen } from "./types";

export interface Slot {
  readonly sign: string | null; // what is typed
  readonly known: string | null; // what lies open there
  readonly window: number; // -1 where the windows do not spell the answer
}

/** What counts of what is typed: letters and digits, in capitals. */
export function lettersOf(guess: string): string {
  return guess.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** The slots of the answer, word by word; null where nothing is typed yet. */
export function slotsOf({ mission, console: shown }: KeyScreen, guess: string): Slot[][] {
  const letters = lettersOf(guess);
  const sign = (i: number): string | null => letters[i] ?? null;
  if (mission.spells.length === 0) {
    return [Array.from({ length: mission.length }, (_, i) => ({ sign: sign(i), known: null, window: -1 }))];
  }
  const words: Slot[][] = [];
  const place = new Map(
    mission.rows.flatMap((row, y) => row.panes.map((pane) => [pane.window, y * 1000 + pane.column])),
  );
  let last = -2;
  mission.spells.forEach((window, i) => {
    const at = place.get(window)!;
    if (at !== last + 1) words.push([]);
    words.at(-1)!.push({ sign: sign(i), known: shown.windows[window] ?? null, window });
    last = at;
  });
  return words;
}

/** A guess with its spaces, as the windows have them. */
export const spaced = (view: KeyScreen, guess: string): string =>
  slotsOf(view, guess)
    .map((word) => word.map((slot) => slot.sign ?? "").join(""))
    .join(" ");
