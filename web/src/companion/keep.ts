/** What the companion remembers, so that a phone may be closed at any moment; and how a slip of the thumb is undone. */

import { signal } from "@preact/signals";
import { kept } from "../settings";
import type { Box } from "./box";
import { isTimer, type Timer } from "./timer";

const STEPS_BACK = 30;

export const box = kept<Box | null>("companion.box", null);
export const timer = kept<Timer | null>("companion.timer", null);
export const scale = kept<number>("companion.scale", 1);
/** An alien has come home while aliens spawned: it must die before time is up. */
export const breach = kept<boolean>("companion.breach", false);
const past = kept<readonly Box[]>("companion.past", []);
if (timer.peek() && !isTimer(timer.peek()!)) timer.value = null;

export const canGoBack = (): boolean => past.value.length > 0;

export function change(to: Box): void {
  if (box.peek()) past.value = [...past.peek(), box.peek()!].slice(-STEPS_BACK);
  box.value = to;
}

/** One step back. Outside the Action Phase the clock is wound anew; inside, time that has passed has passed. */
export function goBack(): void {
  const before = past.peek().at(-1);
  if (!before) return;
  past.value = past.peek().slice(0, -1);
  if (before.phase !== "action") timer.value = null;
  box.value = before;
}

export function begun(first: Box): void {
  past.value = [];
  timer.value = null;
  breach.value = false;
  box.value = first;
}

export function putAway(): void {
  past.value = [];
  timer.value = null;
  box.value = null;
}

/** Which panel a phone shows. */
export type Panel = "clock" | "event" | "aliens" | "mission";
export const panel = signal<Panel>("event");
