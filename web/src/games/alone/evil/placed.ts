/** What evil is offered, by where it is shown: sectors of the plan, cards of the hand, or a plain button. */

import { named } from "../../../targets";
import { ALONE_TARGETS } from "../../../wire.gen";
import type { Controller } from "../controller";
import { mainAsk, offersOf } from "../offers";
import type { AloneScreen, Ask, Offer } from "../types";

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
export function placedOffers(controller: Controller, line: number | null): PlacedOffers {
  const view = controller.view.value;
  const places = new Map<number, Offer[]>();
  const cards = new Map<number, Offer[]>();
  const lines = new Map<number, Offer[]>();
  const plain: Offer[] = [];
  const ask = mainAsk(ownBusiness(view));
  const { map, plan } = view;
  if (!map) return { ask, places, cards, lines, plain: offersOf(ask) };
  for (const offer of offersOf(ask)) {
    const { action } = offer.option;
    const [place, card] = [named(ALONE_TARGETS, action, "place"), named(ALONE_TARGETS, action, "card")];
    if (action.act === "place_creature") {
      add(lines, action.line, offer);
      if (action.line === line) add(places, action.place, offer);
    } else if (place !== undefined) add(places, place, offer);
    else if (card !== undefined) add(cards, card, offer);
    else if (action.act === "swap_rooms") {
      for (const { place: there, room } of plan)
        if (room >= 0 && (room === action.first || room === action.second)) add(places, there, offer);
    } else {
      const figure = named(ALONE_TARGETS, action, "figure");
      const creature = map.creatures.find((one) => one.token === figure);
      const at = creature ? [creature.place] : (controller.choiceOf(offer)?.at ?? []);
      for (const there of at) add(places, there, offer);
      plain.push(offer);
    }
  }
  return { ask, places, cards, lines, plain };
}

/** The view without the leader's word, which is asked beside everything else. */
export function ownBusiness(view: AloneScreen): AloneScreen {
  return { ...view, asks: view.asks.filter((ask) => ask.kind !== LEADER_SAYS) };
}

export const LEADER_SAYS = "leader_says";

function add(to: Map<number, Offer[]>, key: number, offer: Offer): void {
  const found = to.get(key);
  if (found) found.push(offer);
  else to.set(key, [offer]);
}

/** The sheet that matters most: where something can be pressed, else where the hero is. */
export function sheetToShow(hero: number, lit: Iterable<number>, sheetOf: (place: number) => number): number {
  const sheets = new Set([...lit].map(sheetOf));
  const own = sheetOf(Math.max(0, hero));
  if (sheets.size === 0 || sheets.has(own)) return own;
  return [...sheets][0]!;
}
