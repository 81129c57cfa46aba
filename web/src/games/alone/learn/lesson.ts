/** A lesson of ALONE: about one thing, shown when it can be done, gone when it was done. */

import { mainAsk, offersOf } from "../offers";
import type { AloneView } from "../types";

/** Its words are the game's text `lesson.<side>.<id>`. */
export interface Lesson {
  readonly id: string;
  /** What it points at, as a selector. */
  readonly at: string;
  /** Whether this can be taught now. */
  when(view: AloneView): boolean;
  /** Events any of which shows that it was learned, a declared one with its deed; without them there is a button. */
  readonly by?: readonly string[];
  /** Comes when something is met for the first time, which may never be: it is not counted. */
  readonly ifMet?: true;
}

export const asked = (view: AloneView, ...kinds: readonly string[]): boolean =>
  kinds.includes(mainAsk(view)?.kind ?? "");
export const can = (view: AloneView, act: string): boolean =>
  offersOf(mainAsk(view)).some((offer) => offer.option.action.act === act);
