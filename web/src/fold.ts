/** How a game's film is written: for each kind of event, what it changes in what is shown. */

import type { GameEvent } from "./view";

/** What one kind of event changes. (A method: so that a change of one kind is a change of the game's events.) */
export type Change<Draft, E extends GameEvent, Rest extends readonly unknown[] = []> = {
  of(draft: Draft, event: E, ...rest: Rest): void;
}["of"];

export type Changes<Draft, E extends GameEvent, Rest extends readonly unknown[] = []> = {
  readonly [K in E["event"]]?: Change<Draft, Extract<E, { readonly event: K }>, Rest>;
};
