/** What evil is offered, by where it is shown: sectors of the plan, cards of the hand, or a plain button. */

import { named } from "../../../targets";
import { isAct } from "../../../view";
import { ALONE_TARGETS } from "../../../wire.gen";
import { mainAsk, offersOf } from "../offers";
import type { AloneAction, AloneView, Ask, EvilView, Offer } from "../types";
import { placeToward } from "./plan";

export interface PlacedOffers {
  readonly ask: Ask | undefined;
  /** What a press on a sector may mean; where it is several things, they are asked for by name. */
  readonly places: ReadonlyMap<number, readonly Offer[]>;
  /** What may be done with a card of the hand. */
  readonly cards: ReadonlyMap<number, readonly Offer[]>;
  /** Creatures to begin with, by line of the creature table: chosen first, then a sector. */
  readonly lines: ReadonlyMap<number, readonly Offer[]>;
  readonly plain: readonly Offer[];
}

/** `line` is the kind of creature that evil has chosen to begin with, at set-up. */
export function placedOffers(view: AloneView, line: number | null): PlacedOffers {
  const places = new Map<number, Offer[]>();
  const cards = new Map<number, Offer[]>();
  const lines = new Map<number, Offer[]>();
  const plain: Offer[] = [];
  const ask = mainAsk(ownBusiness(view));
  const evil = view.evil;
  if (!evil) return { ask, places, cards, lines, plain: offersOf(ask) };
  const walker = walkerOf(view);
  for (const offer of offersOf(ask)) {
    const { action } = offer.option;
    const [place, card] = [named(ALONE_TARGETS, action, "place"), named(ALONE_TARGETS, action, "card")];
    if (action.act === "place_creature") {
      add(lines, action.line, offer);
      if (action.line === line) add(places, action.place, offer);
    } else if (place !== undefined) add(places, place, offer);
    else if (card !== undefined) add(cards, card, offer);
    else if (action.act === "swap_rooms") {
      for (const { place: there, tile } of evil.sectors) {
        if (tile.room >= 0 && (tile.room === action.first || tile.room === action.second)) add(places, there, offer);
      }
    } else {
      const creature = named(ALONE_TARGETS, action, "figure");
      const there = isAct(action, "pick_way", "pick_unblock")
        ? walker !== undefined && placeToward(evil, walker, action.way)
        : evil.creatures.find((one) => one.token === creature)?.place;
      if (typeof there === "number") add(places, there, offer);
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
      const from = evil.creatures.find((one) => one.token === pick.creature)?.place;
      walk.length = 0;
      if (from !== undefined) walk.push(from);
    } else if (pick.act === "pick_way" && walk.length > 0) {
      const to = placeToward(evil, walk.at(-1)!, pick.way);
      if (to !== undefined) walk.push(to);
    }
  }
  return walk;
}

/** What has been picked so far for the thing that is being done: in a window, or in the order of play. */
function picksOf(view: AloneView): readonly AloneAction[] {
  const top = view.going_on?.frames.at(-1)?.frame;
  return view.evil?.begun?.picks ?? (top && "picks" in top ? top.picks : []);
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
