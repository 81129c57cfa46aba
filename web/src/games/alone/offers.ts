/** What the view offers, and what it waits for. */

import { urgent, type Ask, type Offer } from "../../view";
import type { AloneView, GameAction } from "./types";

/** The question that is this seat's now; notes may be written at any time and are none. */
export function mainAsk(view: AloneView): Ask | undefined {
  const found = urgent({ ...view, asks: view.asks.filter((ask) => ask.kind !== "at_any_time") });
  return found;
}

export function notesAsk(view: AloneView): Ask | undefined {
  return view.asks.find((ask) => ask.kind === "at_any_time");
}

export function offersOf(ask: Ask | undefined): Offer[] {
  return ask ? ask.options.map((option) => ({ ask, option })) : [];
}

type Kind = GameAction["act"];
export type ActionOf<K extends Kind> = Extract<GameAction, { act: K }>;

/** The action of an offer, if it is of that kind. */
export function actionOf<K extends Kind>(offer: Offer, kind: K): ActionOf<K> | undefined {
  const action = offer.option.action as unknown as GameAction;
  return action.act === kind ? (action as ActionOf<K>) : undefined;
}

/** Offers of one kind. */
export function ofKind(offers: readonly Offer[], ...kinds: readonly Kind[]): Offer[] {
  return offers.filter((offer) => kinds.some((kind) => kind === offer.option.action.act));
}

/** Who is waited for, as everybody may know: evil in a window, the hero elsewhere. */
export function isEvilAsked(view: AloneView): boolean {
  if (view.seat === 0 && mainAsk(view)) return false;
  return view.window !== "" || view.labyrinth === null;
}
