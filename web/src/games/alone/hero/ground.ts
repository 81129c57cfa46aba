/** Which part of the labyrinth is on screen, and what can be done where on it. */

import { named } from "../../../targets";
import { ALONE_TARGETS } from "../../../wire.gen";
import type { Controller } from "../controller";
import { FIELD_HEIGHT, FIELD_WIDTH, levelOf, offsetOf } from "../field";
import { mainAsk, offersOf } from "../offers";
import type { AloneScreen, Offer } from "../types";

/** A window onto one level, in sectors: as much as is known, with a rim of the unknown. */
export interface Window {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

const RIM = 1;
const CUT = 0.02;
const LEAST = 3;

export function levelShown(view: AloneScreen, wanted: number | null): number {
  const here = view.labyrinth ? levelOf(view.labyrinth.here) : 0;
  const sectors = view.labyrinth?.sectors ?? [];
  return wanted !== null && sectors.some((sector) => sector.level === wanted) ? wanted : here;
}

export function windowOf(cells: readonly number[]): Window {
  const [east, south] = [cells.map((cell) => offsetOf(cell)[0]), cells.map((cell) => offsetOf(cell)[1])];
  const spread = (values: number[]): readonly [number, number] => {
    const least = Math.min(...values) - RIM;
    const size = Math.max(...values) + RIM - least + 1;
    return [least, Math.max(LEAST, size)];
  };
  const [west, columns] = spread(east);
  const [north, rows] = spread(south);
  return { west, north, columns, rows };
}

/** Where a cell is drawn, in sectors from the corner of its field: it stays there whatever the window shows. */
export function placeOf(cell: number): readonly [number, number] {
  const [east, south] = offsetOf(cell);
  return [east + (FIELD_WIDTH - 1) / 2, south + (FIELD_HEIGHT - 1) / 2];
}

/** The window in drawing units. The rim of the unknown is cut: enough of it is left to be pressed. */
export function boxOf({ west, north, columns, rows }: Window, unit: number): readonly [number, number, number, number] {
  const cut = unit * CUT;
  const [x, y] = [west + (FIELD_WIDTH - 1) / 2, north + (FIELD_HEIGHT - 1) / 2];
  return [x * unit + cut, y * unit + cut, columns * unit - 2 * cut, rows * unit - 2 * cut];
}

/** What the arrows and the map do: walk, or look ahead. */
export type Gait = "move" | "explore";

/** The cells at which an offer is shown on the map: what its action names, or what the screen says of it. */
export function cellsOf(controller: Controller, offer: Offer): readonly number[] {
  const cell = named(ALONE_TARGETS, offer.option.action, "cell");
  return cell === undefined ? (controller.choiceOf(offer)?.at ?? []) : [cell];
}

/** The offers that the map takes now, by cell: the steps of one gait, or all that a question names. */
export function onMap(controller: Controller): ReadonlyMap<number, readonly Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of offersOf(mainAsk(controller.view.value))) {
    const { act } = offer.option.action;
    if ((act === "move" || act === "explore") && act !== controller.hand.gait.value) continue;
    for (const cell of cellsOf(controller, offer)) found.set(cell, [...(found.get(cell) ?? []), offer]);
  }
  return found;
}
