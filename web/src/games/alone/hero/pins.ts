/** The hero's own notes, some of them pinned to a sector or a room: lines of the private page that begin with its name.
 * They stay when the labyrinth is forgotten: what a hero has written down it still has. */

import type { Texts } from "../../../texts";
import { split } from "../../../ui/table/pinned";

export interface Pin {
  readonly cell: number;
  readonly words: string;
}

/** The notes that are pinned to sectors. */
export function pinsOf(notes: string, texts: Texts): Pin[] {
  const cells = new Map(texts.listed("sector").map(([cell, name]) => [name.toLowerCase(), Number(cell)]));
  return notes.split("\n").flatMap((line) => {
    const [name, words] = split(line);
    const cell = cells.get(name.toLowerCase());
    return cell === undefined || !words ? [] : [{ cell, words }];
  });
}
