/** What every game's view holds, as the engine's `view.py` says it. Games add fields. */

import type { Refusal } from "./texts";

export type Action = { readonly act: string } & Readonly<Record<string, unknown>>;
export type GameEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

export interface Option {
  readonly id: string;
  readonly action: Action;
}

export type Form =
  | { readonly type: "pick_some"; readonly action: string; readonly field: string; readonly of: readonly number[]; readonly least: number; readonly most: number }
  | { readonly type: "number"; readonly action: string; readonly field: string; readonly least: number; readonly most: number }
  | { readonly type: "text"; readonly action: string; readonly field: string; readonly least: number; readonly most: number; readonly allowed: string };

export interface Greyed {
  readonly kind: string;
  readonly why: Refusal;
}

export interface Ask {
  readonly id: number;
  readonly kind: string;
  readonly options: readonly Option[];
  readonly forms: readonly Form[];
  readonly greyed: readonly Greyed[];
  readonly standing: boolean;
}

export interface Outcome {
  readonly key: string;
  readonly winners: readonly number[];
}

export interface View {
  readonly seat: number;
  readonly asks: readonly Ask[];
  readonly outcome: Outcome | null;
}

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
