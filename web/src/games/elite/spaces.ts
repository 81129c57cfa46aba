/** The spaces of the map as people meet them: what they are called, how they look, and whether pressing does something. */

import type { Texts } from "../../texts";
import type { Space } from "../../ui/table/grid/GridBoard";
import type { Controller } from "./controller";
import { figuresOn, isAlien, isOpen } from "./ground";
import { symbolFor } from "./offers";
import type { EliteScreen, Plan, Slot } from "./types";

const MOST_SAID = 4;

type Spaces = readonly (Space | null)[];

const isSame = (a: Space | null | undefined, b: Space): a is Space =>
  !!a && a.name === b.name && a.kind === b.kind && a.open === b.open;

/** The text that says what a slot takes. */
export const slotKey = ({ icons, double, locking }: Slot): string =>
  `wants.${double ? "double." : locking ? "locking." : ""}${icons.join("_")}`;

/** What a slot takes, in words. */
export const slotWords = (texts: Texts, slot: Slot): string => texts.say(slotKey(slot));

/** A name for the figure, with its health if that is counted. */
export function figureWords({ setting, figures }: EliteScreen, texts: Texts, figure: number): string {
  const boss = setting.figures[figure]?.boss ?? null;
  const name = texts.say(`figure.${figure}`);
  return boss === null ? name : texts.say("ui.with_health", { name, n: figures.health[boss] });
}

/** What lies on each space, in words, by space. */
export function lyingWords(ground: EliteScreen["ground"], plan: Plan, texts: Texts): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const lay = (cell: number | undefined, words: string): void => {
    if (cell !== undefined && cell >= 0) found.set(cell, [...(found.get(cell) ?? []), words]);
  };
  for (const one of ground.objectives) {
    const wants = one.slots.filter((_, i) => one.filled[i] === null).map((slot) => slotWords(texts, slot));
    const name = texts.message(one.says);
    lay(
      one.cell,
      one.is_ready
        ? texts.say("ui.is_ready", { name })
        : wants.length > 0
          ? texts.say("ui.wants", { name, wants })
          : name,
    );
  }
  for (const [i, token] of ground.search.entries()) lay(plan.search_slots[i], texts.say(`search_token.${token.state}`));
  for (const [i, { cell }] of plan.clusters.entries()) lay(cell, texts.say("ui.cluster", { n: ground.clusters[i] }));
  for (const kind of ["targets", "traps", "acid", "slime"] as const)
    for (const cell of ground[kind]) lay(cell, texts.say(`lying.${kind}`));
  for (const { spawn_points } of plan.clusters) for (const cell of spawn_points) lay(cell, texts.say("ui.spawn_point"));
  for (const cell of plan.start) lay(cell, texts.say("ui.start"));
  return found;
}

/** All spaces; those that are as `before` are the same objects, so that nobody draws them anew. */
export function spacesOf(controller: Controller, before: Spaces): Spaces {
  const screen = controller.view.value;
  const plan = controller.plan.value;
  const texts = controller.texts.value;
  const board = controller.board.value;
  const symbol = controller.symbol.value;
  const weapon = controller.weapon.value;
  const pending = controller.table.pending.value;
  const reach = new Set(controller.aims.value.find((aim) => aim.card === weapon)?.cells);
  const lies = controller.lying.value;
  return Array.from({ length: plan.width * plan.height }, (_, cell) => {
    const offers = board.get(cell);
    if (!isOpen(plan, cell) && !offers && !lies.has(cell)) return null;
    const fits = offers?.filter(({ option }) => symbol === null || symbolFor(screen, option.action) === symbol) ?? [];
    const there = figuresOn(screen, cell);
    const inReach = reach.has(cell);
    const aimed = inReach && there.some((figure) => isAlien(screen, figure));
    const step = fits.some(({ option }) => option.action.act === "step");
    const open = fits.length > 0;
    const words = [...there.map((figure) => figureWords(screen, texts, figure)), ...(lies.get(cell) ?? [])];
    const place = texts.say(`cell.${cell}`);
    const does = [...new Set(fits.map(({ option }) => texts.action(option.action)))].slice(0, MOST_SAID);
    const name = [
      words.length > 0 ? `${place}: ${words.join(", ")}` : place,
      ...does,
      ...(aimed ? [texts.say("ui.in_range")] : []),
    ].join(". ");
    let kind = inReach ? "reach" : "";
    if (aimed) kind += " aimed";
    if (open) kind += step ? " step" : " act";
    if (pending.size > 0 && pending.has(`cell-${cell}`)) kind += " pending";
    const space: Space = { name, kind, open };
    const old = before[cell];
    return isSame(old, space) ? old : space;
  });
}
