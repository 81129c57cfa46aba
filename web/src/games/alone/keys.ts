/** The keyboard at ALONE's table. Every key here is listed on the cheat sheet. */

import { nearest } from "../../ui/elements";
import { isTaken, press } from "../../ui/table/keyboard";
import type { Controller } from "./controller";
import { HERO_KEYS } from "./hero/keys";

export const KEYS: readonly (readonly [string, string])[] = [
  ...HERO_KEYS,
  ["P", "key.pass"],
  ["Y / N", "key.leader"],
  ["D / T", "key.done"],
  ["A", "key.avatar"],
  ["Space", "key.skip"],
];

/** Keys that both sides share; a letter presses the button that bears it. */
export function onKey(controller: Controller, event: KeyboardEvent): void {
  if (isTaken(event) || nearest(event, "dialog")) return;
  const key = event.key.toLowerCase();
  if (key === " " && controller.table.stage.waiting.value > 0) {
    controller.table.stage.skip();
    event.preventDefault();
  } else if (
    /^[a-z0-9]$/.test(key) &&
    !event.shiftKey &&
    controller.keys.press(() => press(`[data-shortcut="${key}"]`))
  ) {
    event.preventDefault();
  }
}
