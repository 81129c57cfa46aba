/** What moves, sounds and is said when something happens: computed from events, never from rules, never holding up state. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../../announce";
import { fly, flash } from "../../ui/table/animate";
import { usePointing } from "../../ui/table/pointing";
import { engine, LOST, TALK, TURN, WON } from "../../sound";
import type { Controller } from "./controller";
import { mainAsk } from "./offers";
import { ALERTS, SOUNDS } from "./sounds";
import type { KeyEvent } from "./types";

export function useMotion(controller: Controller): void {
  usePointing(controller.table, "room", (seat, room) => {
    engine.play(TALK);
    announce(controller.texts.peek().say("ui.points_at", { seat, room }));
  });
  useEffect(() => {
    let waited = false;
    return effect(() => {
      const events = controller.table.events.value;
      const view = controller.view.peek();
      const texts = controller.texts.peek();
      const words = events
        .filter((event) => texts.has(`event.${event.event}`))
        .map((event) => texts.event(event, view?.seat));
      if (words.length > 0) announce(words.join(" "));
      for (const event of events) react(controller, event);
      const ask = view ? mainAsk(view) : undefined;
      const waits = ask !== undefined;
      if (waits && !waited) {
        engine.play(TURN, "alerts");
        announce(texts.message(view!.prompt.says));
      }
      waited = waits;
      if (view?.outcome && events.length > 0) engine.play(view.outcome.winners.length > 0 ? WON : LOST);
    });
  }, [controller]);
}

function react(controller: Controller, event: KeyEvent): void {
  const heard = SOUNDS[event.event];
  const alert = ALERTS[event.event];
  if (heard) engine.play(heard);
  if (alert) engine.play(alert, "alerts");
  const seat = "seat" in event ? event.seat : -1;
  const mine = seat === controller.view.peek().seat;
  const from = mine ? ".hand" : `[data-person="${seat}"]`;
  switch (event.event) {
    case "card_played":
      fly(from, `[data-pile="${event.pile}"] .pile-card`, ".card");
      break;
    case "special_used":
    case "gas_hit":
      fly(from, ".discard-stack", ".card");
      break;
    case "camera_took_card":
      fly(".deck-stack", ".discard-stack", ".card");
      break;
    case "card_drawn":
      if (!mine) fly(".deck-stack", from, ".card");
      break;
    case "token_collected":
    case "token_revealed":
    case "moved":
      flash(`[data-room="${event.room}"]`);
      break;
    case "counter_intel_placed":
      flash(`[data-pile="${event.pile}"]`);
      break;
    case "hinted":
    case "said":
      flash(`[data-person="${seat}"]`);
      break;
  }
}
