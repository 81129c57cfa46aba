/** What every game's view holds, by the names that the client uses for it; games add fields. */

import type {
  Action,
  Ask,
  Event,
  GameTypes,
  Greyed,
  Number as NumberForm,
  Option,
  Outcome,
  PickSome,
  Refusal,
  StoryLine,
  Text,
  View,
} from "./wire.gen";

export type { Action, Ask, GameTypes, Greyed, Option, Outcome, Refusal, View };
export type GameEvent = Event;
export type Form = PickSome | NumberForm | Text;

export interface Update<G extends GameTypes = GameTypes> {
  readonly n: number;
  readonly events: readonly G["event"][];
  readonly changed: Partial<G["view"]> | null;
  readonly holds: number | null;
}

/** What was told after so many lines of a game's log, at a time of its clock. */
export interface Told<E extends GameEvent = GameEvent> extends StoryLine {
  readonly events: readonly E[];
}

/** Where an option stands: the ask it answers, and the option itself. */
export interface Offer<A extends Action = Action> {
  readonly ask: Ask;
  readonly option: Option<A>;
}

export function offers<A extends Action>(view: View<A>): Offer<A>[] {
  return view.asks.flatMap((ask) => ask.options.map((option) => ({ ask, option })));
}

/** The ask that waits for this seat and nobody else; a standing offer is not one. */
export function urgent<A extends Action>(view: View<A>): Ask<A> | undefined {
  return view.asks.find((ask) => !ask.standing) ?? view.asks.find((ask) => ask.options.length > 0);
}

/** Whether an action is of one of these kinds: then its fields are known. */
export function isAct<A extends Action, K extends A["act"]>(
  action: A,
  ...kinds: readonly K[]
): action is Extract<A, { readonly act: K }> {
  return kinds.some((kind) => kind === action.act);
}

/** Those of some offers whose actions are of these kinds. */
export function offersOf<A extends Action, K extends A["act"]>(
  offers: readonly Offer<A>[],
  ...kinds: readonly K[]
): Offer<Extract<A, { readonly act: K }>>[] {
  return offers.filter((offer): offer is Offer<Extract<A, { readonly act: K }>> =>
    isAct(offer.option.action, ...kinds),
  );
}

/** Whether an event is of one of these kinds. */
export function isEvent<E extends GameEvent, K extends E["event"]>(
  event: E,
  ...kinds: readonly K[]
): event is Extract<E, { readonly event: K }> {
  return kinds.some((kind) => kind === event.event);
}
