/** What lies in a sector and may not speak for itself, said when it is pointed at, focused or pressed. */

import type { Texts } from "../../../texts";
import type { Tip } from "../../../ui/tip";
import { cardOf, type Token } from "../tokens";
import type { AloneView, SectorView } from "../types";

export function aboutSector(
  view: AloneView,
  sector: SectorView | undefined,
  tokens: readonly Token[],
  texts: Texts,
): Tip | null {
  const labyrinth = view.labyrinth;
  if (!labyrinth || !sector) return null;
  const { cell, danger, tile } = sector;
  const things = {
    danger,
    lcu: tile.lcu,
    stairs: tile.stairs >= 0,
    snare: labyrinth.snares.some((snare) => snare.cell === cell),
  };
  const said = Object.entries(things).flatMap(([thing, lies]) => (lies ? [texts.say(`about.${thing}`)] : []));
  for (const one of labyrinth.creatures.filter(({ figure }) => figure.cell === cell)) {
    const token = tokens[one.creature];
    if (token) said.unshift(`${token.name}: ${cardOf(texts, token, view.nightmare)}`);
  }
  return said.length > 0 ? { words: said.join(" "), rule: danger ? "alone:R115" : "", kind: "hint" } : null;
}
