/** What the view offers, and what it waits for. */

import { isAct, urgent } from "../../view";
import type { AloneAction, AloneView, Ask, Offer } from "./types";

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

type Kind = AloneAction["act"];
export type ActionOf<K extends Kind> = Extract<AloneAction, { readonly act: K }>;

/** The action of an offer, if it is of one of these kinds. */
export function actionOf<K extends Kind>(offer: Offer, ...kinds: readonly K[]): ActionOf<K> | undefined {
  const { action } = offer.option;
  return isAct(action, ...kinds) ? action : undefined;
}

/** Who is waited for, as everybody may know: evil in a window, the hero elsewhere. */
export function isEvilAsked(view: AloneView): boolean {
  if (view.seat === 0 && mainAsk(view)) return false;
  return view.window !== "" || view.labyrinth === null;
}
