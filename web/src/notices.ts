/** Short sentences that everybody at the table should read; each goes by itself. */

import { signal, type Signal } from "@preact/signals";
import { announce } from "./announce";

const STAYS_MS = 7000;
const MOST = 3;

export interface Shown {
  readonly id: number;
  readonly words: string;
}

export const notices: Signal<readonly Shown[]> = signal([]);
let count = 0;

export function notify(words: string): void {
  count += 1;
  const id = count;
  notices.value = [...notices.peek(), { id, words }].slice(-MOST);
  announce(words);
  setTimeout(() => dismiss(id), STAYS_MS);
}

export function dismiss(id: number): void {
  notices.value = notices.peek().filter((one) => one.id !== id);
}
