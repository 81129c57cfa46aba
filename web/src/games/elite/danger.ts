/** How bad it is: aliens near the Starting Area, and heroes near their end. */

import { chartOf } from "./chart";
import { FAR, MOST_HEROES, type EliteView, type Parts } from "./types";

/** From so many steps away an alien is felt. */
const FELT = 8;

/** The fewest steps that any alien has to go home; null if none is on its way. */
export function nearestAlien(view: EliteView, parts: Parts): number | null {
  const map = parts.maps[view.options.map];
  if (!map) return null;
  const { stepsHome } = chartOf(map);
  let least = FAR;
  for (let figure = MOST_HEROES; figure < view.at.length; figure += 1) {
    const cell = view.at[figure]!;
    if (cell >= 0) least = Math.min(least, stepsHome[cell] ?? FAR);
  }
  return least === FAR ? null : least;
}

/** 0: nothing near; 1: one of them is home, or somebody is about to die. */
export function dangerOf(view: EliteView, parts: Parts): number {
  const steps = nearestAlien(view, parts);
  const near = steps === null ? 0 : Math.max(0, 1 - Math.max(0, steps - 1) / FELT);
  const hurt = view.heroes.map((hero, i) => (view.damage[i] ?? 0) / (parts.heroes[hero]?.track ?? 1));
  return Math.min(1, Math.max(near, ...hurt));
}
