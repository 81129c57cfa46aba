/** What a person pencils onto the console and the list: for themselves, as lines of their private page (`star: E`). */

import { pinned, withPin, write } from "../../ui/table/pinned";
import type { Texts } from "../../texts";
import type { Pane, Table } from "./types";

/** What stands behind a line of the list that was struck by hand. */
const STRUCK = "✗";

/** What a pencilled letter is about: a sign, with all windows that bear it; a window where there is none. */
export const pencilName = (texts: Texts, { glyph, window }: Pane): string =>
  texts.say(glyph >= 0 ? `sign.${window}` : `window.${window}`);

export const pencilled = (table: Table, pane: Pane): string =>
  pinned(table.notes.value, pencilName(table.texts.value, pane));

export function pencil(table: Table, pane: Pane, words: string): void {
  write(table, withPin(table.notes.value, pencilName(table.texts.value, pane), words));
}

/** A line of the list as a name on the page. */
const lineName = (entry: string): string => entry.replaceAll(":", " ");

export const isStruck = (table: Table, entry: string): boolean => pinned(table.notes.value, lineName(entry)) === STRUCK;

export function strike(table: Table, entry: string): void {
  write(table, withPin(table.notes.value, lineName(entry), isStruck(table, entry) ? "" : STRUCK));
}
