/** Which part of the labyrinth is on screen, and what can be done where on it. */

import type { Offer } from "../../../view";
import { actionOf, mainAsk, offersOf } from "../offers";
import { cellToward, levelOf, offsetOf, type AloneView } from "../types";

/** A window onto one level, in sectors: as much as is known, with a rim of the unknown. */
export interface Window {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

const RIM = 1;
const LEAST = 3;

export function levelShown(view: AloneView, wanted: number | null): number {
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

/** Where a cell is drawn, in sectors from the window's corner. */
export function placeOf(window: Window, cell: number): readonly [number, number] {
  const [east, south] = offsetOf(cell);
  return [east - window.west, south - window.north];
}

/** What the arrows and the map do: walk, or look ahead. */
export type Gait = "move" | "explore";

/** The cell at which an offer is shown on the map. */
export function cellOf(view: AloneView, offer: Offer): number | undefined {
  const here = view.labyrinth?.here ?? -1;
  const sector = actionOf(offer, "pick_sector") ?? actionOf(offer, "pick_target") ?? actionOf(offer, "pick_bar");
  if (sector) return sector.cell;
  const going =
    actionOf(offer, "move") ??
    actionOf(offer, "explore") ??
    actionOf(offer, "unblock_door") ??
    actionOf(offer, "pick_way");
  if (going) return going.way === "stairs" ? here : cellToward(here, going.way);
  return actionOf(offer, "fight") ? here : undefined;
}

/** The offers that the map takes now, by cell: the steps of one gait, or all that a question names. */
export function onMap(view: AloneView, gait: Gait): ReadonlyMap<number, readonly Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of offersOf(mainAsk(view))) {
    const act = offer.option.action.act;
    if ((act === "move" || act === "explore") && act !== gait) continue;
    if (act === "unblock_door" || act === "fight") continue;
    const cell = cellOf(view, offer);
    if (cell !== undefined) found.set(cell, [...(found.get(cell) ?? []), offer]);
  }
  return found;
}
