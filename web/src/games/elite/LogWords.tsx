/** One line of the log: the sentence, what the card says, and the rule that it follows. */

import type { JSX } from "preact";
import { ruleAddress } from "../../router";
import { Log } from "../../ui/table/Log";
import { useController } from "./context";
import type { Controller } from "./controller";
import type { EliteEvent } from "./types";

/** The rule behind what happens between the rushes. */
const RULES: Readonly<Partial<Record<EliteEvent["event"], string>>> = {
  event_turned: "R38",
  event_fulfilled: "R44",
  swarm_card_turned: "R51",
  cluster_chosen: "R54",
  spawned: "R53",
  figures_missing: "R61",
  boss_card_turned: "R67",
  boss_came_at: "R66",
  all_clear: "R65",
  ability_used: "R158",
  struck: "R163",
  pushed: "R102",
  slid: "R75",
  hurt: "R167",
  die_locked: "R167",
  fired: "R123",
  killed: "R130",
  searched: "R95",
  driven: "R85",
  time_is_up: "R155",
  tolerated: "R175",
};

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
      return texts.say(`about.group.${event.boss + controller.parts.value.swarms.length}`);
    case "ability_used":
      return texts.say(`about.group.${controller.view.value.kinds[event.alien] ?? 0}`);
    case "find_revealed":
      return say(`find.${event.find}`);
    default:
      return "";
  }
}

export const ruleOf = (event: EliteEvent): string | undefined => RULES[event.event];

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
  const rule = ruleOf(event);
  const about = aboutOf(controller, event);
  return (
    <span>
      {controller.texts.value.event(event)}
      {about && <span class="log-about"> {about}</span>}
      {rule && (
        <a class="log-rule" href={ruleAddress(`elite:${rule}`)} target="_blank" rel="noopener">
          {rule}
        </a>
      )}
    </span>
  );
}
