/** Shows updates one after the other, so that a burst of bots' moves can be followed; it can be sped up and skipped.
 *
 * The truth never waits: `latest` is always the newest update. What is shown lags behind it by a bounded time.
 */

import { signal, type Signal } from "@preact/signals";
import type { Update } from "./view";

export interface Timer {
  set(run: () => void, ms: number): unknown;
  clear(id: unknown): void;
}

const browserTimer: Timer = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
};

/** Above so many waiting updates each is shown for a shorter time. */
const PATIENCE = 4;

export class Stage {
  readonly waiting: Signal<number> = signal(0);
  private queue: Update[] = [];
  private due: unknown = null;

  constructor(
    private readonly show: (update: Update) => void,
    private readonly lasts: (update: Update) => number,
    private readonly timer: Timer = browserTimer,
  ) {}

  push(update: Update): void {
    this.queue.push(update);
    if (this.due === null) this.next();
    else this.waiting.value = this.queue.length;
  }

  /** Show everything at once. */
  skip(): void {
    if (this.due !== null) this.timer.clear(this.due);
    this.due = null;
    for (const update of this.queue.splice(0)) this.show(update);
    this.waiting.value = 0;
  }

  /** Forget what waits: a whole view is about to take its place. */
  clear(): void {
    if (this.due !== null) this.timer.clear(this.due);
    this.due = null;
    this.queue = [];
    this.waiting.value = 0;
  }

  private next(): void {
    this.due = null;
    let update = this.queue.shift();
    while (update) {
      this.show(update);
      const hurry = Math.max(1, this.queue.length / PATIENCE);
      const ms = this.lasts(update) / hurry;
      if (ms > 0) {
        this.due = this.timer.set(() => this.next(), ms);
        break;
      }
      update = this.queue.shift();
    }
    this.waiting.value = this.queue.length;
  }
}
