/** What flashes and is said when something happens: computed from events, never from rules, never holding up state. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../../announce";
import { flash } from "../../ui/table/animate";
import { usePointing } from "../../ui/table/pointing";
import type { Controller } from "./controller";
import type { EliteEvent } from "./types";

const SAID_MS = 5000;
/** Steps of others are many: they are read out only between the rushes. */
const SILENT_IN_A_RUSH: readonly EliteEvent["event"][] = [
  "rolled",
  "landed",
  "allocated",
  "took_back",
  "moved",
  "chosen",
  "driven",
];

/** Whether somebody who listens needs to hear this. */
function isHeard(controller: Controller, event: EliteEvent): boolean {
  const view = controller.view.peek();
  if (!controller.texts.peek().has(`event.${event.event}`)) return false;
  if (!view.clock.runs || ("seat" in event && event.seat === view.seat)) return true;
  if (event.event === "moved") return view.setting.heroes[event.figure]?.seat === view.seat;
  return !SILENT_IN_A_RUSH.includes(event.event);
}

export function useMotion(controller: Controller): void {
  usePointing(controller.table, "cell", (seat, cell) =>
    announce(controller.texts.peek().say("ui.points_at", { seat, cell })),
  );
  useEffect(() => {
    let asked = -1;
    return effect(() => {
      const events = controller.table.events.value;
      const heard = events.filter((event) => isHeard(controller, event));
      const words = heard.map((event) => controller.texts.peek().event(event));
      for (const event of events) react(controller, event);
      const { ask, must } = controller.hand.value;
      const waits = must ? ask : -1;
      if (waits >= 0 && waits !== asked) words.push(controller.texts.peek().message(controller.prompt.peek().says));
      asked = waits;
      if (words.length > 0) announce(words.join(" "));
    });
  }, [controller]);
}

function react(controller: Controller, event: EliteEvent): void {
  switch (event.event) {
    case "signalled":
      say(controller, event.seat, controller.texts.peek().say(`signal.${event.say}`));
      break;
    case "hurt":
      flash(`.figure[data-figure="${event.hero}"]`);
      flash(`.squad-line[data-person="${event.hero}"]`);
      break;
    case "health_lost":
    case "pushed":
      flash(`.figure[data-figure="${event.figure}"]`);
      break;
    case "allocated":
      flash(`[data-slot="${event.slot}"]`);
      break;
  }
}

/** What somebody signalled stands beside them for a while. */
function say(controller: Controller, seat: number, words: string): void {
  controller.said.value = new Map(controller.said.peek()).set(seat, words);
  setTimeout(() => {
    if (controller.said.peek().get(seat) !== words) return;
    const left = new Map(controller.said.peek());
    left.delete(seat);
    controller.said.value = left;
  }, SAID_MS);
}
