/** What the screen offers, and what it waits for. */

import { isAct, urgent } from "../../view";
import type { AloneAction, AloneScreen, Ask, Offer } from "./types";

/** The question that is this seat's now; notes may be written at any time and are none. */
export function mainAsk(view: AloneScreen): Ask | undefined {
  return urgent({ ...view, asks: view.asks.filter((ask) => ask.kind !== "at_any_time") });
}

export function offersOf(ask: Ask | undefined): Offer[] {
  return ask ? ask.options.map((option) => ({ ask, option })) : [];
}

type Kind = AloneAction["act"];
export type ActionOf<K extends Kind> = Extract<AloneAction, { readonly act: K }>;

/** The action of an offer, if it is of one of these kinds. */
export function actionOf<K extends Kind>(offer: Offer, ...kinds: readonly K[]): ActionOf<K> | undefined {
  const { action } = offer.option;
  return isAct(action, ...kinds) ? action : undefined;
}

/** Whether a seat is waited for, as everybody may know. */
export function isWaitedFor(view: AloneScreen, seat: number): boolean {
  const { prompt } = view;
  if (!prompt) return false;
  if (prompt.waits_for.length > 0) return prompt.waits_for.includes(seat);
  return seat === Math.max(0, view.seat);
}
