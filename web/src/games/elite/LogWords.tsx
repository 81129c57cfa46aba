/** One line of the log: the sentence, what the card says, and the rule that it follows. */

import type { JSX } from "preact";
import { ruleAddress } from "../../router";
import { Log } from "../../ui/table/Log";
import { useController } from "./context";
import type { Controller } from "./controller";
import type { EliteEvent } from "./types";

const KINDS: Readonly<Partial<Record<EliteEvent["event"], string>>> = {
  round_began: "turn",
  phase_began: "turn",
  clock_started: "turn",
  time_is_up: "bad",
  hurt: "bad",
  die_locked: "bad",
  tolerated: "bad",
  event_turned: "vote",
  swarm_card_turned: "vote",
  boss_card_turned: "bad",
  killed: "good",
  captured: "good",
  objective_ready: "good",
  objective_removed: "good",
  event_fulfilled: "good",
  healed: "good",
  signalled: "said",
};

/** Said by the dice themselves; in the log they would drown the rest. */
const QUIET: readonly EliteEvent["event"][] = ["rolled", "took_back", "seat_ready", "chosen"];

/** What the card in an event does. */
export function aboutOf(controller: Controller, event: EliteEvent): string {
  const texts = controller.texts.value;
  const say = (key: string): string => (texts.has(`about.${key}`) ? texts.say(`about.${key}`) : "");
  switch (event.event) {
    case "event_turned":
      return say(`happening.${event.card}`);
    case "boss_card_turned":
      return texts.say(`about.boss.${event.boss}`);
    case "ability_used":
      return texts.say(`about.group.${controller.setting.value.figures[event.alien]!.kind}`);
    case "find_revealed":
      return say(`find.${event.find}`);
    default:
      return "";
  }
}

export function EliteLog(): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const lines = controller.table.log.value.filter(
    (line) => texts.has(`event.${line.event.event}`) && !QUIET.includes(line.event.event),
  );
  return (
    <Log lines={lines} say={(line) => <LogWords event={line.event} />} kind={(line) => KINDS[line.event.event] ?? ""} />
  );
}

function LogWords({ event }: { event: EliteEvent }): JSX.Element {
  const controller = useController();
  const rule = controller.texts.value.rule(`event.${event.event}`);
  const about = aboutOf(controller, event);
  return (
    <span>
      {controller.texts.value.event(event)}
      {about && <span class="log-about"> {about}</span>}
      {rule && (
        <a class="log-rule" href={ruleAddress(rule)} target="_blank" rel="noopener">
          {rule.split(":")[1]}
        </a>
      )}
    </span>
  );
}
