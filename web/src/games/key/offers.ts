/** What the view offers, by the place on the table where it is shown: rooms, tokens, piles, cards, or a plain button. */

import { named } from "../../targets";
import { offers, offersOf, urgent } from "../../view";
import { KEY_TARGETS, type key } from "../../wire.gen";
import type { Ask, KeyView, Offer } from "./types";

export interface Places {
  readonly rooms: ReadonlyMap<number, Offer>;
  readonly tokens: ReadonlyMap<number, Offer>;
  readonly piles: ReadonlyMap<number, Offer>;
  readonly keys: ReadonlyMap<number, Offer>;
  readonly plays: readonly Offer<key.PlayCard>[];
  readonly specials: readonly Offer<key.UseSpecial>[];
  readonly putBacks: readonly Offer<key.PutBack>[];
  readonly flip: Offer | undefined;
  readonly plain: readonly Offer[];
}

export function placesOf(view: KeyView): Places {
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
  return { rooms, tokens, piles, keys, plays, specials, putBacks, flip: offersOf(plain, "flip")[0], plain };
}

export function playOf(places: Places, card: number, pile: number): Offer | undefined {
  return places.plays.find(({ option: { action } }) => action.card === card && action.pile === pile);
}

export function specialOf(places: Places, cards: readonly number[]): Offer | undefined {
  return places.specials.find(
    ({ option: { action: paid } }) => paid.cards.length === cards.length && paid.cards.every((c) => cards.includes(c)),
  );
}

/** The topmost thing going on in the order of play: who decides, and what. Nothing in a film, where nobody is asked. */
export function goingOn(view: KeyView): key.GameFrame | undefined {
  return view.going_on[0]?.at(-1)?.frame;
}

/** How many steps, reveals or collects the open choice has left, if it counts them. */
export function leftOf(view: KeyView): number | undefined {
  const frames = view.going_on[0]?.map((item) => item.frame) ?? [];
  const counting = [frames.at(-1), frames.find((frame) => frame.frame === "intel")];
  return counting.flatMap((frame) => (frame && "left" in frame ? [frame.left] : []))[0];
}

/** Whose decision the table waits for: a seat, or all who have not answered a standing question (-1). */
export function waitsFor(view: KeyView): number {
  if (view.proposal) return -1;
  const frame = goingOn(view);
  if (!frame) return view.turn;
  return "seat" in frame ? frame.seat : -1;
}

export function mainAsk(view: KeyView): Ask | undefined {
  const consent = view.asks.find((ask) => ask.kind === "consent");
  if (consent) return consent;
  const found = urgent(view);
  return found?.kind === "at_any_time" ? undefined : found;
}

export function standingAsk(view: KeyView): Ask | undefined {
  return view.asks.find((ask) => ask.kind === "at_any_time");
}

/** Whether collecting this token would open a window, as everybody can see. */
export function isWanted(view: KeyView, glyph: number): boolean {
  return glyph >= 0 && view.mission.windows.some((face, i) => face.glyph === glyph && view.windows[i] === null);
}
