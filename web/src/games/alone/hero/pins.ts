/** The hero's own notes, some of them pinned to a sector or a room: lines of the private page that begin with its name.
 * They stay when the labyrinth is forgotten: what a hero has written down it still has. */

import type { Texts } from "../../../texts";
import type { TableModel } from "../../../table";

const CELLS = 154;

export interface Pin {
  readonly cell: number;
  readonly words: string;
}

/** The name at the beginning of a line, and what stands behind it. */
function split(line: string): readonly [string, string] {
  const at = line.indexOf(":");
  return at < 0 ? ["", line] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** The notes that are pinned to sectors. */
export function pinsOf(notes: string, texts: Texts): Pin[] {
  const cells = new Map(Array.from({ length: CELLS }, (_, cell) => [texts.say(`sector.${cell}`).toLowerCase(), cell]));
  return notes.split("\n").flatMap((line) => {
    const [name, words] = split(line);
    const cell = cells.get(name.toLowerCase());
    return cell === undefined || !words ? [] : [{ cell, words }];
  });
}

/** What is pinned under a name; empty if nothing is. */
export function pinned(notes: string, name: string): string {
  const found = notes.split("\n").find((line) => split(line)[0].toLowerCase() === name.toLowerCase());
  return found === undefined ? "" : split(found)[1];
}

/** The page with this line pinned under a name; without words the line is taken away. */
export function withPin(notes: string, name: string, words: string): string {
  const others = notes.split("\n").filter((line) => split(line)[0].toLowerCase() !== name.toLowerCase());
  const kept = others.filter((line, i) => line !== "" || i < others.length - 1);
  return [...kept, ...(words.trim() ? [`${name}: ${words.trim()}`] : [])].join("\n");
}

/** Write the page: here, in the browser's draft, and at the server. */
export function write(table: TableModel, notes: string): void {
  table.notes.value = notes;
  table.sender.draft?.(notes);
  table.sender.note?.(notes);
}
