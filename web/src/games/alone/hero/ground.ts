/** Which part of the labyrinth is on screen, and what can be done where on it. */

import { named } from "../../../targets";
import { ALONE_TARGETS } from "../../../wire.gen";
import { actionOf, mainAsk, offersOf } from "../offers";
import { cellToward, FIELD_HEIGHT, FIELD_WIDTH, levelOf, offsetOf, WAYS, type AloneView, type Offer } from "../types";
import { doingOf } from "./doing";

/** A window onto one level, in sectors: as much as is known, with a rim of the unknown. */
export interface Window {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

const RIM = 1;
const CUT = 0.12;
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

/** The cell at which an offer is shown on the map. */
export function cellOf(view: AloneView, offer: Offer): number | undefined {
  const here = view.labyrinth?.here ?? -1;
  const sector = named(ALONE_TARGETS, offer.option.action, "cell");
  if (sector !== undefined) return sector;
  const going = actionOf(offer, "move", "explore", "unblock_door", "pick_way");
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

/** The sectors that a look or a light in a direction may reach, as far as known walls and doors tell: shown before. */
export function reachOf(view: AloneView, offer: Offer): number[] {
  const explored = actionOf(offer, "explore")?.way;
  const way = explored ?? actionOf(offer, "pick_way")?.way;
  const labyrinth = view.labyrinth;
  if (!labyrinth || !way || way === "stairs") return [];
  const lights = ["repair", "light"].includes(doingOf(view));
  if (!explored && !lights) return [];
  const most = (explored ? view.prospects?.explore : view.prospects?.light) ?? 0;
  const found: number[] = [];
  for (let cell = labyrinth.here; found.length < most;) {
    const tile = labyrinth.sectors.find((sector) => sector.cell === cell)?.tile;
    const side = tile?.sides[WAYS.indexOf(way)];
    if (side === "wall" || (explored && side === "door" && cell !== labyrinth.here)) break;
    cell = cellToward(cell, way)!;
    found.push(cell);
  }
  return found;
}
