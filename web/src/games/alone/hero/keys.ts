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
  ["← ↑ → ↓", "aim a step; the same arrow again, or Enter, goes"],
  ["Shift", "with an arrow: explore that way instead of going"],
  ["X", "walk or explore with arrows and map"],
  ["H", "go to the map: arrows from sector to sector, Enter chooses"],
  ["F L S I W", "fight, locate, scavenge, repair, work on a mission"],
  ["U Y", "unblock a door, the room's own action"],
  ["K C", "your skill, your companion"],
  ["R T B", "adrenaline: recover life, self control, or bullet time"],
  ["1 2 3", "use that item, or give that answer"],
  ["E", "use nothing, no more"],
  ["Z", "look at the other level"],
  ["G N", "the log; a note, about the sector in focus"],
  ["Esc", "do not aim any more"],
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
