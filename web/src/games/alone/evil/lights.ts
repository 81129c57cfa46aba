/** What evil is offered, by where it is shown: sectors of the plan, cards of the hand, or a plain button. */

import type { Ask, Offer } from "../../../view";
import { mainAsk, offersOf } from "../offers";
import type { AloneView, EvilView, Way } from "../types";
import { isWay, placeToward } from "./plan";

export interface Lights {
  readonly ask: Ask | undefined;
  /** What a press on a sector may mean; where it is several things, they are asked for by name. */
  readonly places: ReadonlyMap<number, readonly Offer[]>;
  /** What may be done with a card of the hand. */
  readonly cards: ReadonlyMap<number, readonly Offer[]>;
  /** Creatures to begin with, by line of the creature table: chosen first, then a sector. */
  readonly lines: ReadonlyMap<number, readonly Offer[]>;
  readonly plain: readonly Offer[];
}

type Fields = Readonly<Record<string, unknown>> & { readonly act: string };

const BY_PLACE = new Set(["pick_place", "pick_door", "put_danger", "lift_danger", "place_hero", "place_first_danger"]);
const BY_CARD = new Set(["play_up", "play_down", "play_special", "pick_hand"]);
const BY_CREATURE = new Set(["pick_creature", "attack_next"]);
const BY_WAY = new Set(["pick_way", "pick_unblock"]);

/** `line` is the kind of creature that evil has chosen to begin with, at set-up. */
export function lightsOf(view: AloneView, line: number | null): Lights {
  const places = new Map<number, Offer[]>();
  const cards = new Map<number, Offer[]>();
  const lines = new Map<number, Offer[]>();
  const plain: Offer[] = [];
  const ask = mainAsk(ownBusiness(view));
  const evil = view.evil;
  if (!evil) return { ask, places, cards, lines, plain: offersOf(ask) };
  const walker = walkerOf(view);
  for (const offer of offersOf(ask)) {
    const action = offer.option.action as Fields;
    const { act } = action;
    if (BY_PLACE.has(act)) add(places, action["place"] as number, offer);
    else if (BY_CARD.has(act)) add(cards, action["card"] as number, offer);
    else if (act === "place_creature") {
      add(lines, action["line"] as number, offer);
      if (action["line"] === line) add(places, action["place"] as number, offer);
    } else if (act === "swap_rooms") {
      for (const { place, tile } of evil.sectors) {
        if (tile.room >= 0 && [action["first"], action["second"]].includes(tile.room)) add(places, place, offer);
      }
    } else {
      const place = BY_CREATURE.has(act)
        ? evil.creatures.find((one) => one.token === action["creature"])?.place
        : BY_WAY.has(act) && walker !== undefined
          ? placeToward(evil, walker, action["way"] as Way)
          : undefined;
      if (place !== undefined) add(places, place, offer);
      plain.push(offer);
    }
  }
  return { ask, places, cards, lines, plain };
}

/** Without the leader's word, which is asked beside everything else. */
export function ownBusiness(view: AloneView): AloneView {
  return { ...view, asks: view.asks.filter((ask) => ask.kind !== LEADER_SAYS) };
}

export const LEADER_SAYS = "leader_says";

function add(to: Map<number, Offer[]>, key: number, offer: Offer): void {
  const found = to.get(key);
  if (found) found.push(offer);
  else to.set(key, [offer]);
}

/** Where the creature stands that is being moved, as far as its way was picked; undefined if none is. */
export function walkerOf(view: AloneView): number | undefined {
  return walkOf(view).at(-1);
}

/** The sectors that the creature being moved goes through, the first one too. */
export function walkOf(view: AloneView): readonly number[] {
  const evil = view.evil;
  const walk: number[] = [];
  if (!evil) return walk;
  for (const pick of picksOf(view)) {
    if (pick.act === "pick_creature") {
      const from = evil.creatures.find((one) => one.token === pick["creature"])?.place;
      walk.length = 0;
      if (from !== undefined) walk.push(from);
    } else if (pick.act === "pick_way" && walk.length > 0 && isWay(pick["way"])) {
      const to = placeToward(evil, walk.at(-1)!, pick["way"]);
      if (to !== undefined) walk.push(to);
    }
  }
  return walk;
}

/** What has been picked so far for the thing that is being done: in a window, or in the order of play. */
function picksOf(view: AloneView): readonly Fields[] {
  const begun = view.evil?.begun?.picks;
  if (begun) return begun as unknown as readonly Fields[];
  const frames = view.going_on?.frames ?? [];
  const top = frames.at(-1)?.frame as unknown as { picks?: readonly Fields[] } | undefined;
  return top?.picks ?? [];
}

/** How many spaces of the reaction track the next card covers: the first of a turn one, the second two (R149, R150). */
export const nextCost = (view: AloneView): number => (view.laid_now === 0 ? 1 : 2);

/** The sheet that matters most: where something can be pressed, else where the hero is. */
export function sheetToShow(evil: EvilView, lit: Iterable<number>, sheetOf: (place: number) => number): number {
  const sheets = new Set([...lit].map(sheetOf));
  const hero = sheetOf(Math.max(0, evil.hero));
  if (sheets.size === 0 || sheets.has(hero)) return hero;
  return [...sheets][0]!;
}
