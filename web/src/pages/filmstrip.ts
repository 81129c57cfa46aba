/** From the steps of a film to what is shown of them. */

import type { ShownGame } from "../games";
import type { LogLine } from "../table";
import type { View } from "../view";
import type { Film, FilmStep } from "../wire.gen";

export interface Frames {
  readonly film: Film;
  readonly steps: readonly FilmStep[];
}

/** The view of a step: nothing can be chosen in it. The all-seeing film joins what all seats saw. */
export function viewAt(game: ShownGame, { steps }: Frames, at: number, seat: number): View {
  const { views } = steps[at]!;
  const view = seat === -2 ? game.joined(views) : views[0]!;
  return { ...view, asks: [] };
}

export function logUntil(steps: readonly FilmStep[], at: number): LogLine[] {
  return steps.slice(0, at + 1).flatMap((step, n) => step.events.map((event, i) => ({ n, key: `${n}.${i}`, event })));
}

export interface FilmMark {
  readonly step: number;
  readonly kind: "good" | "bad";
}

/** The steps at which something was gained or lost; where both happened, the loss is shown. */
export function marksOfSteps(game: ShownGame, steps: readonly FilmStep[]): FilmMark[] {
  return steps.flatMap((one, step) => {
    const kinds = one.events.map((event) => game.markOf(event));
    const kind = kinds.includes("bad") ? "bad" : kinds.includes("good") ? "good" : null;
    return kind ? [{ step, kind }] : [];
  });
}
