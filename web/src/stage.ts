/** Shows updates one after the other, so that a burst of bots' moves can be followed; it can be sped up and skipped.
 *
 * The truth never waits: it is in the last frame of the queue, and skipping shows it at once.
 */

import { signal, type Signal } from "@preact/signals";
import type { GameTypes } from "./view";

/** What is shown for a moment. `n` and `holds` are those of the update that it belongs to. */
export interface Moment<G extends GameTypes = GameTypes> {
  readonly n: number;
  readonly holds: number | null;
  readonly events: readonly G["event"][];
  readonly view: G["view"] | null;
}

/** What shows moments, and says for how long each. */
export interface Projector<G extends GameTypes = GameTypes> {
  show(moment: Moment<G>): void;
  lasts(events: readonly G["event"][], view: G["view"] | null): number;
}

export interface Timer {
  set(run: () => void, ms: number): number;
  clear(id: number): void;
}

const browserTimer: Timer = {
  set: (run, ms) => Number(setTimeout(run, ms)),
  clear: (id) => clearTimeout(id),
};

/** Above so many waiting moments each is shown for a shorter time. */
const PATIENCE = 6;

export class Stage<G extends GameTypes = GameTypes> {
  readonly waiting: Signal<number> = signal(0);
  private queue: Moment<G>[] = [];
  private due: number | null = null;

  constructor(
    private readonly projector: Projector<G>,
    private readonly timer: Timer = browserTimer,
  ) {}

  /** The last view that is shown or waits to be shown. */
  get newest(): G["view"] | null {
    return this.queue.findLast((moment) => moment.view !== null)?.view ?? null;
  }

  push(...moments: readonly Moment<G>[]): void {
    this.queue.push(...moments);
    if (this.due === null) this.next();
    else this.waiting.value = this.queue.length;
  }

  /** Show everything at once. */
  skip(): void {
    this.stop();
    for (let moment = this.queue.shift(); moment; moment = this.queue.shift()) this.projector.show(moment);
    this.waiting.value = 0;
  }

  /** Forget what waits: a whole view is about to take its place. */
  clear(): void {
    this.stop();
    this.queue = [];
    this.waiting.value = 0;
  }

  private stop(): void {
    if (this.due !== null) this.timer.clear(this.due);
    this.due = null;
  }

  private next(): void {
    this.due = null;
    for (let moment = this.queue.shift(); moment; moment = this.queue.shift()) {
      this.projector.show(moment);
      const hurry = Math.max(1, this.queue.length / PATIENCE);
      const ms = this.projector.lasts(moment.events, moment.view) / hurry;
      if (ms > 0) {
        this.due = this.timer.set(() => this.next(), ms);
        break;
      }
    }
    this.waiting.value = this.queue.length;
  }
}
