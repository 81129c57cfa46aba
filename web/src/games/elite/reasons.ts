/** What a space has to tell: who stands there and what they can do, and why nothing can be done there now. */

import type { Tip } from "../../ui/tip";
import { about } from "../../targets";
import { ELITE_TARGETS } from "../../wire.gen";
import type { Controller } from "./controller";
import { alienOn } from "./ground";
import { cellIn, figureOf, isRush } from "./offers";
import { figureWords } from "./spaces";
import type { Ask, EliteAction } from "./types";

/** The alien on a space, by name, with its ability. */
export function alienWords(controller: Controller, cell: number): string {
  const screen = controller.view.value;
  const texts = controller.texts.value;
  const alien = alienOn(screen, cell);
  if (alien === undefined) return "";
  const { kind } = screen.setting.figures[alien]!;
  return `${figureWords(screen, texts, alien)}. ${texts.say(`about.group.${kind}`)}`;
}

/** What somebody who presses this space seems to want: the same as what is offered elsewhere, here. */
export function wantedAt(controller: Controller, ask: Ask, cell: number): EliteAction | null {
  const screen = controller.newest.value;
  const alien = alienOn(screen, cell);
  const way = (figure: number): number => controller.plan.value.arrows[screen.figures.at[figure]!]?.[0] ?? cell;
  const chosen = controller.alien.value;
  const models = ask.options.map((option) => option.action);
  const ofFigures = models.find((action) => figureOf(action) !== null);
  if (ofFigures && chosen !== null) return about(ELITE_TARGETS, ofFigures, { figure: chosen, cell });
  if (ofFigures && alien !== undefined) return about(ELITE_TARGETS, ofFigures, { figure: alien, cell: way(alien) });
  if (isRush(ask)) return { act: "step", hero: controller.hero.value, to: cell };
  const ofCells = models.find((action) => figureOf(action) === null && cellIn(action) !== null);
  return ofCells ? about(ELITE_TARGETS, ofCells, { cell }) : null;
}

/** Why pressing a space does nothing; null if it does something, or nothing is asked. */
export async function whyNothing(controller: Controller, cell: number): Promise<Tip | null> {
  const ask = controller.ask.value;
  if (!ask || controller.board.value.has(cell)) return null;
  const action = wantedAt(controller, ask, cell);
  if (!action) return null;
  const greyed = ask.greyed.find((one) => one.kind === action.act);
  const refusal = greyed?.why ?? (await controller.table.why(ask.id, action));
  return refusal && { words: controller.texts.value.refusal(refusal), rule: refusal.rule, kind: "reason" };
}

/** What is there and why pressing it does nothing, in a few words. */
export async function toldAt(controller: Controller, cell: number): Promise<Tip | null> {
  const words = alienWords(controller, cell);
  const why = await whyNothing(controller, cell);
  if (!words) return why;
  return why ? { ...why, words: `${words} ${why.words}` } : { words, kind: "hint" };
}
