/** The way of a creature that is being moved, as far as it was picked. */

import type { JSX } from "preact";
import { UNIT } from "../map/SectorArt";
import { spotOf, type Layout } from "./plan";

export function WalkedWay({ walk, layout }: { walk: readonly number[]; layout: Layout }): JSX.Element | null {
  const spots = walk.map((place) => spotOf(layout, place)).filter((spot) => spot !== undefined);
  if (spots.length === 0) return null;
  const middle = ([x, y]: readonly [number, number]): string => `${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}`;
  const [x, y] = spots.at(-1)!;
  return (
    <g class="evil-way">
      {spots.length > 1 && <path d={`M${spots.map(middle).join("L")}`} />}
      <circle cx={(x + 0.5) * UNIT} cy={(y + 0.5) * UNIT} r="30" />
    </g>
  );
}
