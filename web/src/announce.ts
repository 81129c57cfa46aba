/** The live region: what happened, in sentences, for those who listen. */

import { signal, type Signal } from "@preact/signals";

const KEPT = 6;

export const announced: Signal<readonly { id: number; words: string }[]> = signal([]);
let count = 0;

/** What was said is no longer known here. */
export function unsay(): void {
  announced.value = [];
}

export function announce(words: string): void {
  if (!words) return;
  count += 1;
  announced.value = [...announced.peek(), { id: count, words }].slice(-KEPT);
}
