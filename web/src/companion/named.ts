/** What things in the box are called: as the game's texts say, and as the pack has it where they say nothing. */

import type { Texts } from "../texts";
import type { elite } from "../wire.gen";

/** The content of the box with names in the language of the page. */
export function named(parts: elite.Parts, texts: Texts): elite.Parts {
  const each = <T>(things: Readonly<Record<string, T>>, change: (one: T, id: string) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(things).map(([id, one]) => [id, change(one, id)]));
  return {
    ...parts,
    events: parts.events.map((one) => ({ ...one, name: texts.said(`happening.${one.number}`, one.name) })),
    bosses: parts.bosses.map((one) => ({ ...one, name: texts.said(`boss.${one.id}`, one.name) })),
    swarms: parts.swarms.map((one) => ({ ...one, name: texts.said(`swarm.${one.id}`, one.name) })),
    missions: each(parts.missions, (one, id) => ({
      ...one,
      name: texts.said(`mission.${id}`, one.name),
      about: texts.said(`mission.${id}.about`, one.about),
    })),
    maps: each(parts.maps, (one, id) => ({
      ...one,
      plan: { ...one.plan, name: texts.said(`map.${id}`, one.plan.name) },
    })),
    difficulties: each(parts.difficulties, (one, id) => ({
      ...one,
      name: texts.said(`difficulty.${id}`, one.name),
    })),
  };
}
