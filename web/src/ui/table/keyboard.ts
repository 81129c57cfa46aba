/** Keys of a whole table: whether they belong to it, and pressing what they stand for. */

import { nearest, focused } from "../elements";
import { effect } from "@preact/signals";
import type { TableModel } from "../../table";

/** Whether a key belongs to a field, or to the browser, and not to the table. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return nearest(event, "input, textarea, select") !== null;
}

/** What keeps the focus although a pointer pressed it: there arrows, letters and the way back have a meaning. */
const KEEPS_FOCUS = "input, textarea, select, dialog, [role=tab], [popover]";

/** After a press with a pointer keys belong to the table again, and not to what was pressed; gives the way to stop. */
export function freeKeysAfterPresses(root: HTMLElement): () => void {
  const free = (event: MouseEvent): void => {
    const isPointer = event.detail > 0;
    const held = focused();
    if (isPointer && held && root.contains(held) && !held.closest(KEEPS_FOCUS)) held.blur();
  };
  root.addEventListener("click", free);
  return () => root.removeEventListener("click", free);
}

const MOST_WAITING = 8;

/**
 * Keys of somebody who is quicker than the line. What is pressed while an answer is on its way is meant for what comes
 * of it, and what is pressed while news is still being shown is meant for the newest: neither is lost.
 */
export class KeysInOrder {
  private waiting: (() => boolean)[] = [];
  private isDue = false;

  constructor(private readonly table: TableModel) {}

  /** Let keys act when they may; gives the way to stop. */
  watch(): () => void {
    return effect(() => {
      if (this.table.pending.value.size === 0) this.soon();
    });
  }

  /** Whether the key does something, now or in a moment. */
  press(act: () => boolean): boolean {
    if (this.table.pending.value.size === 0 && this.waiting.length === 0) return this.now(act);
    if (this.waiting.length < MOST_WAITING) this.waiting.push(act);
    return true;
  }

  /** Forget what waits: somebody thinks again. */
  forget(): void {
    this.waiting = [];
  }

  private now(act: () => boolean): boolean {
    if (act()) return true;
    if (this.table.stage.waiting.value === 0) return false;
    this.table.stage.skip();
    this.waiting.unshift(act);
    this.soon();
    return true;
  }

  /** Press the keys one after the other, each when the page shows what came of the one before. */
  private soon(): void {
    if (this.isDue || this.waiting.length === 0) return;
    this.isDue = true;
    // The page is drawn anew in the first of these, so that the second finds what is there now.
    queueMicrotask(() =>
      queueMicrotask(() => {
        this.isDue = false;
        if (this.table.pending.value.size > 0) return;
        const act = this.waiting.shift();
        if (act) this.now(act);
        this.soon();
      }),
    );
  }
}

/** Click what the selector finds, and leave the focus where it is; false if it finds nothing. */
export function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}

/** The same, and the focus goes there. */
export function press(selector: string): boolean {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  return click(selector);
}

export function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}
