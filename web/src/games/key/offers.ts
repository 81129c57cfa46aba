/** What the view offers, by the place on the table where it is shown: rooms, tokens, piles, cards, or a plain button. */

import { named } from "../../targets";
import { offers, offersOf } from "../../view";
import { KEY_TARGETS, type key } from "../../wire.gen";
import type { Ask, KeyScreen, Offer } from "./types";

export interface Places {
  readonly rooms: ReadonlyMap<number, Offer>;
  readonly tokens: ReadonlyMap<number, Offer>;
  readonly piles: ReadonlyMap<number, Offer>;
  readonly keys: ReadonlyMap<number, Offer>;
  readonly plays: readonly Offer<key.PlayCard>[];
  readonly specials: readonly Offer<key.UseSpecial>[];
  readonly putBacks: readonly Offer<key.PutBack>[];
  readonly flip: Offer | undefined;
  /** What most people would answer, as the game says. */
  readonly first: Offer | undefined;
  readonly plain: readonly Offer[];
}

export function placesOf(view: KeyScreen): Places {
  const all = offers(view);
  const [plays, specials, putBacks] = [
    offersOf(all, "play_card"),
    offersOf(all, "use_special"),
    offersOf(all, "put_back"),
  ];
  const apart = new Set<Offer>([...plays, ...specials, ...putBacks]);
  const places = { token: new Map(), room: new Map(), pile: new Map(), card: new Map<number, Offer>() };
  const plain: Offer[] = [];
  for (const offer of all) {
    if (apart.has(offer)) continue;
    // A token lies in a room: pressed is what is named more exactly.
    const place = Object.entries(places).find(([kind, map]) => {
      const thing = named(KEY_TARGETS, offer.option.action, kind);
      if (thing !== undefined) map.set(thing, offer);
      return thing !== undefined;
    });
    if (!place) plain.push(offer);
  }
  const { token: tokens, room: rooms, pile: piles, card: keys } = places;
  const first = all.find((offer) => offer.option.id === view.ahead.first);
  return { rooms, tokens, piles, keys, plays, specials, putBacks, flip: offersOf(plain, "flip")[0], first, plain };
}

export function playOf(places: Places, card: number, pile: number): Offer | undefined {
  return places.plays.find(({ option: { action } }) => action.card === card && action.pile === pile);
}

export function specialOf(places: Places, cards: readonly number[]): Offer | undefined {
  return places.specials.find(
    ({ option: { action: paid } }) => paid.cards.length === cards.length && paid.cards.every((c) => cards.includes(c)),
  );
}

/** What is asked of this seat, apart from what may be done at any time. */
export function mainAsk(view: KeyScreen): Ask | undefined {
  return view.asks.find((ask) => ask.kind !== "at_any_time");
}

/** Whether the table waits for a seat. */
export function isActive(view: KeyScreen, seat: number): boolean {
  return view.prompt.waits_for.includes(seat) || (seat === view.seat && mainAsk(view) !== undefined);
}

export function standingAsk(view: KeyScreen): Ask | undefined {
  return view.asks.find((ask) => ask.kind === "at_any_time");
}
