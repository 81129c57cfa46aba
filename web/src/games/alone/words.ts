/** What is seen of sectors, creatures and cards, put together from the parts of the screen: the words are texts. */

import type { Texts } from "../../texts";
import type { alone } from "../../wire.gen";
import type { AloneScreen, PlanSector, SectorPart } from "./types";

/** A sector of the labyrinth, all that is seen of it. */
export function sectorWords({ labyrinth }: AloneScreen, sector: SectorPart, texts: Texts): string {
  const there = labyrinth!.creatures.filter((one) => one.cell === sector.cell);
  const who = there.map((one) => texts.say("seen.creature", one));
  const where = labyrinth!.here === sector.cell ? "here" : sector.in_sight ? "sight" : "away";
  return texts.say("seen.sector", { ...sector, where, who, count: who.length });
}

/** A sector of the map, for evil. */
export function placeWords({ map }: AloneScreen, sector: PlanSector, texts: Texts): string {
  const { place } = sector;
  const there = map!.creatures.filter((one) => one.place === place);
  const who = there.map((one) => texts.say("map.creature", one));
  return texts.say("map.sector", {
    ...sector,
    ways: waysWith(sector, map!),
    lit: map!.lit.includes(place),
    danger: map!.danger.includes(place),
    known: map!.revealed.includes(place),
    hero: map!.hero === place,
    who,
    count: who.length,
  });
}

/** The ways out of a sector of the map, with the doors that are blocked. */
export function waysWith({ place, ways }: PlanSector, map: alone.MapPart): readonly string[] {
  const blocked = new Set(map.blocked.flatMap(([at, way]) => (at === place ? [way] : [])));
  return ways.map((way) => {
    const [direction = ""] = way.split(" ");
    return blocked.has(direction) ? `${direction} blocked` : way;
  });
}

/** Everything that a creature's card says. */
export function cardWords(texts: Texts, token: alone.TokenLook, nightmare: boolean): string {
  if (token.source !== "creature") return texts.say(`${token.source}_text.${token.index}`);
  return texts.say(`creature_kind_${nightmare ? "nightmare" : "text"}.${token.index}`);
}
