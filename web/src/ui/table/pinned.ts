/** Private notes of which some are about a thing: lines that begin with its name. So they are kept with the seat, on every
 * device of its person, and can be read and mended on the page itself. */

import type { TableModel } from "../../table";

/** The name at the beginning of a line, and what stands behind it. */
export function split(line: string): readonly [string, string] {
  const at = line.indexOf(":");
  return at < 0 ? ["", line] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
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

/** Write the page: here, in the browser's draft, and at the server, where those who sit here have one. */
export function write(table: TableModel, notes: string): void {
  table.notes.value = notes;
  if (table.seat.value < 0) return;
  table.sender.draft?.(notes);
  table.sender.note?.(notes);
}
