/** The hero's keys: arrows aim and go, Shift looks, letters are on the buttons. */

import { nearest } from "../../../ui/elements";
import { actionOf, mainAsk, offersOf } from "../offers";
import type { Controller } from "../controller";
import { isTaken } from "../../../ui/table/keyboard";
import { aimOrTake, lower, take } from "./hand";
import type { Way } from "../types";

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: "north",
  ArrowRight: "east",
  ArrowDown: "south",
  ArrowLeft: "west",
};

export const HERO_KEYS: readonly (readonly [string, string])[] = [
  ["← ↑ → ↓", "key.aim"],
  ["Shift", "key.look"],
  ["X", "key.gait"],
  ["H", "key.map"],
  ["F L S I W", "key.deeds"],
  ["U Y", "key.doors"],
  ["K C", "key.skills"],
  ["R T B", "key.adrenaline"],
  ["1 2 3", "key.items"],
  ["E", "key.nothing"],
  ["Z", "key.level"],
  ["G N", "key.papers"],
  ["Esc", "key.escape"],
];

/** What an arrow means to the question that is open. */
function aimedBy(controller: Controller, way: Way, looks: boolean) {
  const offers = offersOf(mainAsk(controller.view.value));
  const wanted = looks ? (controller.hand.gait.value === "move" ? "explore" : "move") : controller.hand.gait.value;
  return offers.find((offer) => (actionOf(offer, wanted) ?? actionOf(offer, "pick_way"))?.way === way);
}

export function onHeroKey(controller: Controller, event: KeyboardEvent): void {
  if (isTaken(event) || document.querySelector("dialog[open]")) return;
  const way = ARROWS[event.key];
  if (way && !nearest(event, '[role="tablist"], .log, [role="tabpanel"]')) {
    const looks = event.shiftKey;
    controller.keys.press(() => {
      const offer = aimedBy(controller, way, looks);
      if (offer) aimOrTake(controller, offer, `pad-${way}`);
      return offer !== undefined;
    });
    event.preventDefault();
    return;
  }
  switch (event.key.toLowerCase()) {
    case "enter":
      if (controller.hand.aimed.value.length !== 1 || nearest(event, "button, a, summary")) return;
      take(controller, controller.hand.aimed.value[0]!, "prompt");
      break;
    case "escape":
      controller.keys.forget();
      lower(controller);
      return;
    case "h":
      document.querySelector<SVGElement>('.labyrinth-map [tabindex="0"]')?.focus();
      break;
    case "g":
      controller.papers.show("log");
      break;
    case "n":
      controller.papers.show("notes");
      requestAnimationFrame(() => document.getElementById("pin-words")?.focus());
      break;
    default:
      return;
  }
  event.preventDefault();
}
