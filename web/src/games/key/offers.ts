/** What the view offers, by the place on the table where it is shown: rooms, tokens, piles, cards, or a plain button. */

import { offers, urgent, type Ask, type Offer } from "../../view";
import type { FrameView, KeyView } from "./types";

export interface Places {
  readonly rooms: ReadonlyMap<number, Offer>;
  readonly tokens: ReadonlyMap<number, Offer>;
  readonly piles: ReadonlyMap<number, Offer>;
  readonly keys: ReadonlyMap<number, Offer>;
  readonly plays: readonly Offer[];
  readonly specials: readonly Offer[];
  readonly putBacks: readonly Offer[];
  readonly flip: Offer | undefined;
  readonly plain: readonly Offer[];
}

const ROOM_ACTS = new Set(["go", "reveal", "reveal_nearby"]);
const TOKEN_ACTS = new Set(["collect", "take_down_camera", "tidy"]);
const PILE_ACTS = new Set(["clear", "trim"]);

export function placesOf(view: KeyView): Places {
  const rooms = new Map<number, Offer>();
  const tokens = new Map<number, Offer>();
  const piles = new Map<number, Offer>();
  const keys = new Map<number, Offer>();
  const plays: Offer[] = [];
  const specials: Offer[] = [];
  const putBacks: Offer[] = [];
  const plain: Offer[] = [];
  let flip: Offer | undefined;
  for (const offer of offers(view)) {
    const action = offer.option.action as { act: string; room: number; token: number; pile: number; card: number };
    if (ROOM_ACTS.has(action.act)) rooms.set(action.room, offer);
    else if (TOKEN_ACTS.has(action.act)) tokens.set(action.token, offer);
    else if (PILE_ACTS.has(action.act)) piles.set(action.pile, offer);
    else if (action.act === "unlock") keys.set(action.card, offer);
    else if (action.act === "play_card") plays.push(offer);
    else if (action.act === "use_special") specials.push(offer);
    else if (action.act === "put_back") putBacks.push(offer);
    else {
      if (action.act === "flip") flip = offer;
      plain.push(offer);
    }
  }
  return { rooms, tokens, piles, keys, plays, specials, putBacks, flip, plain };
}

export const cardOf = (offer: Offer): number => offer.option.action["card"] as number;
export const pileOf = (offer: Offer): number => offer.option.action["pile"] as number;
export const cardsOf = (offer: Offer): readonly number[] => offer.option.action["cards"] as readonly number[];

export function playOf(places: Places, card: number, pile: number): Offer | undefined {
  return places.plays.find((offer) => cardOf(offer) === card && pileOf(offer) === pile);
}

export function specialOf(places: Places, cards: readonly number[]): Offer | undefined {
  return places.specials.find(
    (offer) => cardsOf(offer).length === cards.length && cardsOf(offer).every((c) => cards.includes(c)),
  );
}

/** The topmost thing going on in the order of play: who decides, and what. */
export function goingOn(view: KeyView): FrameView["frame"] | undefined {
  const main = view.going_on[0];
  return main?.[main.length - 1]?.frame;
}

/** How many steps, reveals or collects the open choice has left, if it counts them. */
export function leftOf(view: KeyView): number | undefined {
  const top = goingOn(view);
  if (typeof top?.["left"] === "number") return top["left"];
  const main = view.going_on[0] ?? [];
  const intel = main.find((item) => item.frame.frame === "intel");
  return typeof intel?.frame["left"] === "number" ? intel.frame["left"] : undefined;
}

/** Whose decision the table waits for: a seat, or all who have not answered a standing question (-1). */
export function waitsFor(view: KeyView): number {
  if (view.proposal) return -1;
  const seat = goingOn(view)?.["seat"];
  return typeof seat === "number" ? seat : -1;
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
