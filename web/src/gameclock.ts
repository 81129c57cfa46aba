/** The game's clock as this browser may show it. The server owns time: here it is only read, never kept. */

import { signal, type Signal } from "@preact/signals";
import type { ClockInfo } from "./wire.gen";

export class GameClock {
  /** The last that the server said. */
  readonly info: Signal<ClockInfo | null> = signal(null);

  /** `serverNow` is the server's time by this browser's reckoning, in milliseconds. */
  constructor(private readonly serverNow: () => number) {}

  /** The game's time, in milliseconds; it stands while the game does. */
  now(): number {
    const info = this.info.value;
    if (!info) return 0;
    const from = info.running ? info.now : info.starts_at;
    return from === null ? info.game : info.game + Math.max(0, this.serverNow() - from);
  }

  get isRunning(): boolean {
    const info = this.info.value;
    return info !== null && (info.running || (info.starts_at !== null && this.serverNow() >= info.starts_at));
  }

  /** Milliseconds since somebody stopped it; null while nobody has. */
  standsFor(): number | null {
    const since = this.info.value?.since ?? null;
    return since === null ? null : Math.max(0, this.serverNow() - since);
  }

  /** Milliseconds until the clock runs again, once somebody let it; null while nobody has, and while it runs. */
  startsIn(): number | null {
    const info = this.info.value;
    if (!info || info.running || info.starts_at === null) return null;
    const left = info.starts_at - this.serverNow();
    return left > 0 ? left : null;
  }
}
