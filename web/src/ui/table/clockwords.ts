/** How much time is left, in figures and in words. */

import { say } from "../../words/shell";

export const URGENT_MS = 10_000;

/** Minutes and seconds, rounded up, so that 0:00 is the end and nothing else; tenths in the last ten seconds. */
export function figuresOf(left: number): string {
  if (left <= 0) return "0:00";
  if (left < URGENT_MS) {
    const tenths = Math.ceil(left / 100);
    return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const ANNOUNCED_S = [60, 30, 10, 5] as const;

/** What is read out when time passes from one moment to the next; empty if no mark lies between. */
export function wordsBetween(before: number, after: number): string {
  if (before > 0 && after <= 0) return say("clock.is_up");
  const mark = ANNOUNCED_S.findLast((seconds) => before > seconds * 1000 && after <= seconds * 1000);
  if (mark === undefined) return "";
  return say("clock.left", { seconds: mark });
}
