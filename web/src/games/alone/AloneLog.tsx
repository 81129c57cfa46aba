/** The log in prose, from what this side knows. What was forgotten is no longer in it. */

import type { JSX } from "preact";
import { Log } from "../../ui/table/Log";
import { useController } from "./context";
import type { AloneEvent } from "./types";

const KINDS: Readonly<Partial<Record<AloneEvent["event"], string>>> = {
  round_began: "turn",
  turn_began: "turn",
  noise_heard: "noise",
  creature_seen: "bad",
  encountered: "bad",
  suffered: "bad",
  creature_attacked: "bad",
  nightmare_began: "bad",
  card_played: "bad",
  card_laid: "bad",
  snare_sprung: "bad",
  recovered: "good",
  creature_killed: "good",
  mission_completed: "good",
  mission_advanced: "good",
  ability_unlocked: "good",
};

/** What stands on the table anyway while it lasts. */
const QUIET = new Set<AloneEvent["event"]>(["window_opened", "window_went_on", "window_closed", "turn_ended"]);

export function AloneLog(): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const lines = controller.table.log.value.filter(
    ({ event }) => !QUIET.has(event.event) && texts.has(`event.${event.event}`),
  );
  return (
    <Log
      lines={lines}
      say={(line) => texts.event(line.event, controller.table.seat.value)}
      kind={(line) => KINDS[line.event.event] ?? ""}
    />
  );
}
