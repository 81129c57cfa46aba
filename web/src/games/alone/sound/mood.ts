/** What the dark sounds like: computed from what the hero can know, and from nothing else. */

import type { AloneScreen } from "../types";

/** Each from 0 to 1. */
export interface Mood {
  /** Something that kills is near, as far as it is seen. */
  readonly danger: number;
  readonly dark: number;
  /** How little self control is left. */
  readonly fear: number;
}

export const CALM: Mood = { danger: 0, dark: 0, fear: 0 };

export function moodOf(view: AloneScreen): Mood {
  const labyrinth = view.labyrinth;
  if (!labyrinth || view.outcome) return CALM;
  const sectors = new Map(labyrinth.sectors.map((sector) => [sector.cell, sector]));
  const here = sectors.get(labyrinth.here);
  const isHere = labyrinth.creatures.some((one) => one.cell === labyrinth.here);
  const inSight = labyrinth.creatures.some((one) => sectors.get(one.cell)?.in_sight);
  const danger = (isHere ? 0.6 : inSight ? 0.35 : 0) + (here?.danger ? 0.25 : 0) + (view.table.nightmare ? 0.15 : 0);
  return { danger: Math.min(1, danger), dark: here?.lit ? 0 : 1, fear: 1 - view.hero.control / view.hero.full };
}

/** Where a noise stands between the ears, how bright and how loud it is: behind is dull, the other level far. */
export interface Direction {
  readonly pan: number;
  readonly hz: number;
  readonly gain: number;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  north: { pan: 0, hz: 900, gain: 0.3 },
  east: { pan: 0.9, hz: 620, gain: 0.3 },
  south: { pan: 0, hz: 320, gain: 0.3 },
  west: { pan: -0.9, hz: 620, gain: 0.3 },
  stairs: { pan: 0, hz: 1400, gain: 0.16 },
  here: { pan: 0, hz: 500, gain: 0.5 },
  level: { pan: 0, hz: 180, gain: 0.16 },
};

export function directionOf(way: string): Direction {
  return DIRECTIONS[way] ?? DIRECTIONS.here!;
}
