/** What the tab of the browser says: the page, and before it at how many other tables it is my turn. */

import { effect, signal, type Signal } from "@preact/signals";
import { say } from "./words/shell";

const page: Signal<string> = signal("");
/** At how many tables that are not shown it is my turn. */
export const turnsElsewhere: Signal<number> = signal(0);

export function setTitle(words: string): void {
  page.value = words;
}

/** Has the tab say it from now on. */
export function showTitle(): void {
  effect(() => {
    const number = turnsElsewhere.value;
    if (page.value) document.title = number > 0 ? say("title.turns", { number, page: page.value }) : page.value;
  });
}
