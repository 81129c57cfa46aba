/** What the hero believed against what was true: what stood, lay and waited where the hero did not see it. */

import { walksFrom } from "../evil/plan";
import type { AloneView } from "../types";

export interface Unseen {
  readonly token: number;
  readonly place: number;
  /** Sectors to the hero, by the shortest way. */
  readonly distance: number;
}

export interface Differences {
  /** Creatures that the hero did not see, the nearest first. */
  readonly unseen: readonly Unseen[];
  /** Places with danger that the hero did not know of. */
  readonly dangers: readonly number[];
  readonly known: number;
  readonly sectors: number;
}

const NONE: Differences = { unseen: [], dangers: [], known: 0, sectors: 0 };

/** Of a view that holds the truth and the hero's labyrinth. */
export function differencesOf({ evil, labyrinth }: AloneView): Differences {
  if (!evil) return NONE;
  const far = evil.hero >= 0 ? walksFrom(evil, evil.hero) : new Map<number, number>();
  const seenAt = (cell: number): number => labyrinth?.creatures.filter((one) => one.figure.cell === cell).length ?? 0;
  // The hero sees all of a sector or nothing of it.
  const unseen = evil.creatures
    .filter((one) => seenAt(one.figure.cell) === 0)
    .map(({ token, place }) => ({ token, place, distance: far.get(place) ?? Infinity }))
    .sort((a, b) => a.distance - b.distance || a.token - b.token);
  const hidden = evil.sectors.filter((sector) => !sector.revealed);
  return {
    unseen,
    dangers: hidden.filter((sector) => sector.danger).map((sector) => sector.place),
    known: evil.sectors.length - hidden.length,
    sectors: evil.sectors.length,
  };
}
