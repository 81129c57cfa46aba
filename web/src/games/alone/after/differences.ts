/** What the hero believed against what was true: what stood, lay and waited where the hero did not see it. */

import type { alone } from "../../../wire.gen";
import type { AloneScreen } from "../types";

export interface Differences {
  /** Creatures that the hero did not see, the nearest first. */
  readonly unseen: readonly alone.TokenPart[];
  /** Places with danger that the hero did not know of. */
  readonly dangers: readonly number[];
  readonly known: number;
  readonly sectors: number;
}

const NONE: Differences = { unseen: [], dangers: [], known: 0, sectors: 0 };

/** What differs in a view that holds the truth and the hero's labyrinth. */
export function differencesOf({ map, plan }: AloneScreen): Differences {
  if (!map) return NONE;
  const unseen = map.creatures.filter((one) => !one.is_seen).sort((a, b) => a.far - b.far || a.token - b.token);
  return {
    unseen,
    dangers: map.danger.filter((place) => !map.revealed.includes(place)),
    known: map.revealed.length,
    sectors: plan.length,
  };
}
