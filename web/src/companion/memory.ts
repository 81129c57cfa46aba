/** What the companion remembers, so that a phone may be closed at any moment; and how a slip of the thumb is undone. */

import { signal, type Signal } from "@preact/signals";
import { GameClock } from "../gameclock";
import { kept } from "../settings";
import { provided } from "../ui/provided";
import type { elite } from "../wire.gen";
import { secondsOf, type Box, type Setup } from "./box";
import { isTimer, wound, type Going, type Timer } from "./timer";

const STEPS_BACK = 30;
const FIRST: Setup = { players: 2, map: "crash_site", mission: "extermination", difficulty: "easy" };

/** Which panel a phone shows. */
export type Panel = "clock" | "event" | "aliens" | "mission";

/** The companion while its page is shown. What is kept by the browser is there again when the page is opened anew. */
export class Memory {
  readonly box = kept<Box | null>("companion.box", null);
  readonly timer = kept<Timer | null>("companion.timer", null);
  readonly scale = kept<number>("companion.scale", 1);
  /** An alien has come home while aliens spawned: it must die before time is up. */
  readonly breach = kept<boolean>("companion.breach", false);
  /** The set-up that was chosen last. */
  readonly setup = kept<Setup>("companion.setup", FIRST);
  private readonly past = kept<readonly Box[]>("companion.past", []);
  readonly panel: Signal<Panel> = signal("event");
  readonly going: Signal<Going> = signal("set");
  /** What the clock on the page reads. */
  readonly clock = new GameClock(() => Date.now());

  constructor() {
    const timer = this.timer.peek();
    if (timer && !isTimer(timer)) this.timer.value = null;
  }

  canGoBack(): boolean {
    return this.past.value.length > 0;
  }

  change(to: Box): void {
    const before = this.box.peek();
    if (before) this.past.value = [...this.past.peek(), before].slice(-STEPS_BACK);
    this.box.value = to;
  }

  /** One step back. Outside the Action Phase the clock is wound anew; inside, time that has passed has passed. */
  goBack(): void {
    const before = this.past.peek().at(-1);
    if (!before) return;
    this.past.value = this.past.peek().slice(0, -1);
    if (before.phase !== "action") this.timer.value = null;
    this.box.value = before;
  }

  /** Begin another game, or none: nothing is left of the one before. */
  begin(first: Box | null): void {
    this.past.value = [];
    this.timer.value = null;
    this.breach.value = false;
    this.panel.value = "event";
    this.box.value = first;
  }

  /** The clock that is set or runs; before anybody touched it, what the rules say. */
  timerNow(box: Box, parts: elite.Parts): Timer {
    return this.timer.value ?? wound(secondsOf(box, parts), this.scale.value);
  }
}

export const [MemoryProvider, useMemory] = provided<Memory>();
