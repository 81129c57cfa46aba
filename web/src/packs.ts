/** The packs of a table: one box, and the layers that lie upon it. */

import type { GameInfo, OptionValue } from "./wire.gen";

const BASE = "base";

/** What the packs beyond the usual box are called. */
export function packNames(info: GameInfo, packs: readonly string[]): readonly string[] {
  const known = [...info.boxes, ...info.expansions];
  return packs.filter((word) => word !== BASE).map((word) => known.find((pack) => pack.word === word)?.name ?? word);
}

/** The whole pack that a table is played with. */
export function boxOf(info: GameInfo, packs: readonly string[]): string {
  return info.boxes.find((pack) => packs.includes(pack.word))?.word ?? BASE;
}

/** The layers that can be laid upon a box. */
export function layersUpon(info: GameInfo, box: string): readonly OptionValue[] {
  return info.expansions.filter((pack) => pack.only_if.box?.includes(box) ?? true);
}
