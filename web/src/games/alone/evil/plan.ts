/** Evil's plan: two sheets of four by six sectors, how they lie on screen, and what leads where. */

import { WAYS, type EvilView, type Way } from "../types";

export const COLUMNS = 4;
export const ROWS = 6;
export const SHEET = COLUMNS * ROWS;
export const SHEETS = [0, 1] as const;

export const sheetOf = (place: number): number => Math.floor(place / SHEET);
export const columnOf = (place: number): number => place % COLUMNS;
export const rowOf = (place: number): number => Math.floor((place % SHEET) / COLUMNS);

/** How sheets lie on screen: side by side with a gap, or one of them alone. */
export interface Layout {
  readonly sheets: readonly number[];
  readonly columns: number;
  readonly rows: number;
}

export function layoutOf(sheets: readonly number[]): Layout {
  return { sheets, columns: sheets.length * (COLUMNS + 1) - 1, rows: ROWS };
}

/** Column and row of a place on screen; undefined where its sheet is not shown. */
export function spotOf(layout: Layout, place: number): readonly [number, number] | undefined {
  const shown = layout.sheets.indexOf(sheetOf(place));
  return shown < 0 ? undefined : [shown * (COLUMNS + 1) + columnOf(place), rowOf(place)];
}

/** The place in a space of the board; undefined in the gap. */
export function placeAt(layout: Layout, space: number): number | undefined {
  const x = space % layout.columns;
  const sheet = layout.sheets[Math.floor(x / (COLUMNS + 1))];
  const column = x % (COLUMNS + 1);
  if (sheet === undefined || column === COLUMNS) return undefined;
  return sheet * SHEET + Math.floor(space / layout.columns) * COLUMNS + column;
}

/** The place one step away, by the plan alone; by the stairs it is their other end. */
export function placeToward(evil: EvilView, place: number, way: Way): number | undefined {
  const { tile } = evil.sectors[place]!;
  if (way === "stairs") {
    return evil.sectors.find((other) => other.place !== place && other.tile.stairs === tile.stairs)?.place;
  }
  const [dx, dy] = STEPS[way];
  const [x, y] = [columnOf(place) + dx, rowOf(place) + dy];
  if (x < 0 || y < 0 || x >= COLUMNS || y >= ROWS) return undefined;
  return sheetOf(place) * SHEET + y * COLUMNS + x;
}

const STEPS: Readonly<Record<Exclude<Way, "stairs">, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export const isWay = (word: unknown): word is Way => WAYS.some((way) => way === word);

/** How many sectors away every place is, by the shortest way; blocked doors do not count (R119). */
export function walksFrom(evil: EvilView, place: number): ReadonlyMap<number, number> {
  const far = new Map([[place, 0]]);
  const next = [place];
  for (let at = next.shift(); at !== undefined; at = next.shift()) {
    const { sides, stairs } = evil.sectors[at]!.tile;
    for (const [i, way] of WAYS.entries()) {
      const to = (way === "stairs" ? stairs >= 0 : sides[i] !== "wall") ? placeToward(evil, at, way) : undefined;
      if (to === undefined || far.has(to)) continue;
      far.set(to, far.get(at)! + 1);
      next.push(to);
    }
  }
  return far;
}
