/** What every game's view holds, by the names that the client uses for it; games add fields. */

import type {
  Action,
  Ask,
  Event,
  Greyed,
  Number as NumberForm,
  Option,
  Outcome,
  PickSome,
  Refusal,
  Text,
  View,
} from "./wire.gen";

export type { Action, Ask, Greyed, Option, Outcome, Refusal, View };
export type GameEvent = Event;
export type Form = PickSome | NumberForm | Text;

export interface Update {
  readonly n: number;
  readonly events: readonly GameEvent[];
  readonly view: View | null;
  readonly holds: number | null;
}

/** Where an option stands: the ask it answers, and the option itself. */
export interface Offer {
  readonly ask: Ask;
  readonly option: Option;
}

export function offers(view: View): Offer[] {
  return view.asks.flatMap((ask) => ask.options.map((option) => ({ ask, option })));
}

/** The ask that waits for this seat and nobody else; a standing offer is not one. */
export function urgent(view: View): Ask | undefined {
  return view.asks.find((ask) => !ask.standing) ?? view.asks.find((ask) => ask.options.length > 0);
}
