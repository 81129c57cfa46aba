/** What a fingertip means on a board whose spaces are smaller than itself. */

import type { Space } from "./spaces";

/** A finger covers so much of the screen, in pixels. */
export const FINGER_PX = 44;

/** The spaces with something to do that lie under a finger at a point; all in board units. */
export function underFinger(
  spaces: readonly (Space | null)[],
  columns: number,
  unit: number,
  [x, y]: readonly [number, number],
  finger: number,
): number[] {
  return spaces.flatMap((space, at) => {
    const [dx, dy] = [((at % columns) + 0.5) * unit - x, (Math.floor(at / columns) + 0.5) * unit - y];
    return space?.open && Math.max(Math.abs(dx), Math.abs(dy)) <= finger / 2 ? [at] : [];
  });
}
