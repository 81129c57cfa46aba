/** How the hero's cells lie on a level: a field with the first sector that was seen in its middle. */

import { ALONE_NUMBERS } from "../../wire.gen";

export const { level_columns: FIELD_WIDTH, level_rows: FIELD_HEIGHT } = ALONE_NUMBERS;
const FIELD = FIELD_WIDTH * FIELD_HEIGHT;
const STEP: Readonly<Record<string, number>> = { north: -FIELD_WIDTH, east: 1, south: FIELD_WIDTH, west: -1 };

/** The cell in that direction; undefined by the stairs. */
export function cellToward(cell: number, way: string): number | undefined {
  const step = STEP[way];
  return step === undefined ? undefined : cell + step;
}

export const levelOf = (cell: number): number => Math.floor(cell / FIELD);

/** How far east and south of the first sector seen on its level. */
export function offsetOf(cell: number): readonly [number, number] {
  const rest = cell % FIELD;
  return [(rest % FIELD_WIDTH) - (FIELD_WIDTH - 1) / 2, Math.floor(rest / FIELD_WIDTH) - (FIELD_HEIGHT - 1) / 2];
}
