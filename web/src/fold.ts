/** How a game's film is written: what each kind of event changes in what is shown, how long that stays, and its marks. */

import type { GameEvent } from "./view";

/** What one kind of event changes. (A method: so that a change of one kind is a change of the game's events.) */
export type Change<Draft, E extends GameEvent, Rest extends readonly unknown[] = []> = {
  of(draft: Draft, event: E, ...rest: Rest): void;
}["of"];

export type Changes<Draft, E extends GameEvent, Rest extends readonly unknown[] = []> = {
  readonly [K in E["event"]]?: Change<Draft, Extract<E, { readonly event: K }>, Rest>;
};

/** How long events stay before the next is shown, in milliseconds: as long as the longest of them. */
export function longest(lasts: Readonly<Record<string, number>>, events: readonly GameEvent[]): number {
  return Math.max(0, ...events.map((event) => lasts[event.event] ?? 0));
}

export interface Cut<View, E extends GameEvent> {
  view: View;
  readonly events: E[];
}

/**
 * Cut a burst of events into moments, each with the view after it; the last one is what the server sent. An event that
 * `joins` the first one of the moment before is shown with it.
 */
export function cutInto<View, E extends GameEvent>(
  from: View,
  events: readonly E[],
  fold: (view: View, event: E) => View,
  joins: (event: E, first: E) => boolean,
): Cut<View, E>[] {
  const found: Cut<View, E>[] = [];
  let now = from;
  for (const event of events) {
    now = fold(now, event);
    const last = found.at(-1);
    if (last && joins(event, last.events[0]!)) {
      last.view = now;
      last.events.push(event);
    } else found.push({ view: now, events: [event] });
  }
  return found;
}

/** The marks of a film: where something was gained, and where something was lost. */
export function marksOf<E extends GameEvent>(
  gained: readonly E["event"][],
  lost: readonly E["event"][],
): (event: E) => "good" | "bad" | null {
  return ({ event }) => (gained.includes(event) ? "good" : lost.includes(event) ? "bad" : null);
}
