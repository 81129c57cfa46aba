/** How ELITE is shown between two views, and the marks of its film. */

import { cutInto, longest, marksOf } from "../../fold";
import type { Film } from "../../table";
import { fold } from "./fold";
import type { EliteEvent, EliteScreen, EliteTypes } from "./types";

const LASTS: Readonly<Partial<Record<EliteEvent["event"], number>>> = {
  round_began: 900,
  event_turned: 1600,
  swarm_card_turned: 900,
  boss_card_turned: 1400,
  all_clear: 700,
  boss_came_at: 500,
  spawned: 260,
  moved: 240,
  pushed: 120,
  slid: 160,
  stayed: 200,
  killed: 300,
  captured: 700,
  ability_used: 700,
  struck: 600,
  hurt: 500,
  die_locked: 500,
  healed: 400,
  health_lost: 240,
  health_gained: 300,
  token_placed: 350,
  token_removed: 200,
  time_is_up: 700,
  phase_began: 250,
  fired: 500,
  used: 400,
  drew: 400,
  kept: 400,
  objective_ready: 600,
  objective_removed: 500,
  event_fulfilled: 600,
};

/** Events that are one movement: shown together with the one before. */
const TOGETHER: readonly EliteEvent["event"][] = [
  "pushed",
  "slid",
  "health_lost",
  "waited",
  "passed_on",
  "board_chose",
  "board_went_on",
  "chosen",
  "planned",
  "reshuffled",
];

export const eliteFilm: Film<EliteTypes> = {
  lasts: (events, view) => (view?.clock.runs ? 0 : longest(LASTS, events)),
  moments(from, events) {
    // In a rush nothing may lag behind: what happened is shown at once.
    if (from.clock.runs || events.some((event) => event.event === "clock_started")) return [{ view: from, events }];
    return cutInto(from, events, fold, ({ event }) => TOGETHER.includes(event));
  },
};

/** Nothing is hidden from any seat: the public's view is everybody's. */
export const eliteJoined = (views: readonly EliteScreen[]): EliteScreen => views[0]!;

/** Where a film has a mark. */
export const eliteMark = marksOf<EliteEvent>(
  ["objective_ready", "objective_removed", "event_fulfilled", "captured", "demolition_placed"],
  ["time_is_up", "die_locked", "boss_card_turned", "tolerated"],
);
