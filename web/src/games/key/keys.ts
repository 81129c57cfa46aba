/** The keyboard at The Key's table. Every key here is listed on the cheat sheet. */

import { nearest } from "../../ui/elements";
import { textView } from "../../settings";
import { focusOn, isTaken, press } from "../../ui/table/keyboard";
import type { Controller } from "./controller";

export const KEYS: readonly (readonly [string, string])[] = [
  ["1 2 3 4", "keys.cards"],
  ["R I G X", "keys.piles"],
  ["S", "keys.special"],
  ["B", "keys.building"],
  ["C", "keys.collect"],
  ["F", "keys.flip"],
  ["M", "keys.console"],
  ["E", "keys.end"],
  ["D", "keys.draw"],
  ["Y N", "keys.vote"],
  ["A", "keys.solve"],
  ["T", "keys.talk"],
  ["L", "keys.log"],
  ["O", "keys.notes"],
  ["P", "keys.papers"],
  ["Space", "keys.skip"],
  ["Esc", "keys.escape"],
];

const PAPERS: Readonly<Record<string, string>> = { t: "talk", l: "log", o: "notes" };

export function onKey(controller: Controller, event: KeyboardEvent): void {
  if (isTaken(event)) return;
  const key = event.key.toLowerCase();
  const inDialog = nearest(event, "dialog");
  if (inDialog && key !== "y" && key !== "n") return;
  // Letters and figures answer questions; everything else is about the page itself.
  const acts = /^[a-z0-9]$/.test(key) ? controller.keys.press(() => act(controller, key)) : act(controller, key);
  if (acts) event.preventDefault();
}

function act(controller: Controller, key: string): boolean {
  const view = controller.view.value;
  if (/^[1-4]$/.test(key)) {
    if (!controller.mine && controller.table.stage.waiting.value > 0) return false;
    const card = view.hands[view.seat]?.known[Number(key) - 1];
    const button = document.querySelector<HTMLElement>(`[data-anchor="card-${card}"]`);
    button?.click();
    button?.focus();
    return true;
  }
  const pile = ["r", "i", "g", "x"].indexOf(key);
  if (pile >= 0) return press(`[data-anchor="pile-${pile}"]`);
  if (key in PAPERS && !textView.value) {
    controller.papers.show(PAPERS[key]!);
    queueMicrotask(() => document.getElementById(`tab-${PAPERS[key]!}`)?.focus());
    return true;
  }
  switch (key) {
    case "s":
      return press('[data-anchor="special"]');
    case "enter":
      return controller.special.value && document.activeElement?.closest(".hand")
        ? press('[data-anchor="special"]')
        : false;
    case "m":
      return focusOn('.console [tabindex="0"]');
    case "b":
      return focusOn('.building [tabindex="0"]');
    case "a":
      return press(".button.solve");
    case "p":
      return press(".button.fold");
    case " ":
      if (controller.table.stage.waiting.value === 0) return false;
      controller.table.stage.skip();
      return true;
    case "escape":
      controller.putDown();
      return true;
    case "y":
      return press('[data-anchor="consent-agree"]') || press('[data-shortcut="y"]');
    case "n":
      return press('[data-anchor="consent-disagree"]') || press('[data-shortcut="n"]');
    default:
      return /^[a-z]$/.test(key) && press(`[data-shortcut="${key}"]`);
  }
}
