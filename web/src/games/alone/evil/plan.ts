/** Evil's plan: its sheets of sectors, and how they lie on screen. */

import { ALONE_NUMBERS } from "../../../wire.gen";

const { sheets, sheet_columns: COLUMNS, sheet_rows: ROWS } = ALONE_NUMBERS;
const SHEET = COLUMNS * ROWS;
export const SHEETS: readonly number[] = Array.from({ length: sheets }, (_, sheet) => sheet);

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
