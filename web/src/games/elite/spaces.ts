/** The spaces of the map as people meet them: what they are called, how they look, and whether pressing does something. */

import type { Space } from "../../ui/table/grid/GridBoard";
import type { Controller } from "./controller";
import { symbolFor } from "./offers";
import { MOST_HEROES } from "./types";
import { cellWords } from "./words";

const MOST_SAID = 4;

type Spaces = readonly (Space | null)[];

const isSame = (a: Space | null | undefined, b: Space): a is Space =>
  !!a && a.name === b.name && a.kind === b.kind && a.open === b.open;

/** All spaces; those that are as `before` are the same objects, so that nobody draws them anew. */
export function spacesOf(controller: Controller, before: Spaces): Spaces {
  const battlefield = controller.battlefield.value;
  const lying = controller.lying.value;
  const { chart, view } = battlefield;
  const texts = controller.texts.value;
  const board = controller.board.value;
  const symbol = controller.symbol.value;
  const weapon = controller.weapon.value;
  const pending = controller.table.pending.value;
  const reach = weapon === null ? null : battlefield.reachOf(weapon);
  const from = weapon === null ? -1 : (view.at[battlefield.holder(weapon) ?? -1] ?? -1);
  const lies = new Set([...view.token_at, ...view.targets, ...chart.plan.clusters.map((one) => one.cell)]);
  return Array.from({ length: chart.plan.width * chart.plan.height }, (_, cell) => {
    const offers = board.get(cell);
    if (!chart.walkable[cell] && !offers && !lies.has(cell)) return null;
    const fits =
      offers?.filter(({ option }) => symbol === null || symbolFor(battlefield, option.action) === symbol) ?? [];
    const inReach =
      reach !== null && from >= 0 && chart.walkable[cell] === 1 && battlefield.isInReach(from, cell, reach);
    const aimed = inReach && battlefield.figuresOn(cell).some((figure) => figure >= MOST_HEROES);
    const step = fits.some(({ option }) => option.action.act === "step");
    const open = fits.length > 0;
    let name = cellWords(battlefield, texts, cell, lying);
    if (open) {
      const does = new Set(fits.map(({ option }) => texts.action(option.action)));
      name += `. ${[...does].slice(0, MOST_SAID).join("; ")}`;
    }
    if (aimed) name += ", in range";
    let kind = inReach ? "reach" : "";
    if (aimed) kind += " aimed";
    if (open) kind += step ? " step" : " act";
    if (pending.size > 0 && pending.has(`cell-${cell}`)) kind += " pending";
    const space: Space = { name, kind, open };
    const old = before[cell];
    return isSame(old, space) ? old : space;
  });
}
