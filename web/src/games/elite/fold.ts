/** Between two views there may be many events: here they are shown one by one. For the eye only; no rule is in here. */

import type { Change, Changes } from "../../fold";
import type { Film } from "../../table";
import type { EliteEvent, EliteTypes, EliteView } from "./types";
import { ASIDE } from "./offers";
import type { elite } from "../../wire.gen";

type Draft = { -readonly [K in keyof EliteView]: EliteView[K] };

const changed = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));
const without = (list: readonly number[], item: number): number[] => {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
};

const PILES: Readonly<Partial<Record<elite.TokenPlaced["token"], "acid" | "slime" | "traps" | "targets">>> = {
  acid: "acid",
  slime: "slime",
  trap: "traps",
  target: "targets",
};

function bossOf(draft: Draft, figure: number): number {
  const kinds = new Set(draft.kinds.filter((kind) => kind >= 0 && kind < 3)).size;
  return draft.kinds[figure]! - kinds;
}

const CHANGES: Changes<Draft, EliteEvent> = {
  round_began: (d, e) => (d.round = e.round),
  phase_began: (d, e) => (d.phase = e.phase),
  moved: (d, e) => (d.at = changed(d.at, e.figure, e.to)),
  spawned: (d, e) => (d.at = changed(d.at, e.figure, e.to)),
  killed: (d, e) => (d.at = changed(d.at, e.figure, -1)),
  captured: (d, e) => (d.at = changed(d.at, e.figure, -1)),
  hurt: (d, e) => (d.damage = changed(d.damage, e.hero, e.damage)),
  healed: (d, e) => (d.damage = changed(d.damage, e.hero, e.damage)),
  health_lost: (d, e) => (d.health = changed(d.health, bossOf(d, e.figure), e.health)),
  health_gained: (d, e) => (d.health = changed(d.health, bossOf(d, e.figure), e.health)),
  event_turned: (d, e) => (d.ongoing = d.ongoing.includes(e.card) ? d.ongoing : [...d.ongoing, e.card]),
  event_removed: (d, e) => (d.ongoing = without(d.ongoing, e.card)),
  event_fulfilled: (d, e) => (d.fulfilled = [...d.fulfilled, e.card]),
  token_placed: (d, e) => {
    const pile = PILES[e.token];
    if (pile) d[pile] = [...d[pile], e.cell];
  },
  token_removed: (d, e) => {
    const pile = PILES[e.token];
    if (pile) d[pile] = without(d[pile], e.cell);
  },
  objective_ready: (d, e) => (d.token_ready = [...d.token_ready, e.objective]),
  objective_moved: (d, e) => (d.token_at = changed(d.token_at, e.objective, e.to)),
  objective_removed: (d, e) => (d.token_at = changed(d.token_at, e.objective, -1)),
  demolition_placed: (d, e) => (d.token_at = changed(d.token_at, e.objective, e.to)),
};

/** The view after an event; meanwhile nothing is asked but what may be done at any time. */
export function fold(view: EliteView, event: EliteEvent): EliteView {
  const draft: Draft = { ...view, asks: view.asks.filter((ask) => ask.kind === ASIDE), going_on: [] };
  const change: Change<Draft, EliteEvent> | undefined = CHANGES[event.event];
  change?.(draft, event);
  return draft;
}

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
const TOGETHER = new Set<EliteEvent["event"]>([
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
]);

function moments(from: EliteView, events: readonly EliteEvent[]): { view: EliteView; events: readonly EliteEvent[] }[] {
  // In a rush nothing may lag behind: what happened is shown at once.
  if (from.clock_runs || events.some((event) => event.event === "clock_started")) return [{ view: from, events }];
  const found: { view: EliteView; events: EliteEvent[] }[] = [];
  let now = from;
  for (const event of events) {
    const last = found[found.length - 1];
    now = fold(now, event);
    if (last && TOGETHER.has(event.event)) {
      last.view = now;
      last.events.push(event);
    } else found.push({ view: now, events: [event] });
  }
  return found;
}

export const eliteFilm: Film<EliteTypes> = {
  lasts(events, view) {
    if (view?.clock_runs) return 0;
    return Math.max(0, ...events.map((event) => LASTS[event.event] ?? 0));
  },
  moments,
};

/** Nothing is hidden from any seat: the public's view is everybody's. */
export const eliteJoined = (views: readonly EliteView[]): EliteView => views[0]!;

const GAINED: readonly EliteEvent["event"][] = [
  "objective_ready",
  "objective_removed",
  "event_fulfilled",
  "captured",
  "demolition_placed",
];
const LOST: readonly EliteEvent["event"][] = ["time_is_up", "die_locked", "boss_card_turned", "tolerated"];

/** Whether a film has a mark where this happened. */
export function eliteMark(event: EliteEvent): "good" | "bad" | null {
  if (GAINED.includes(event.event)) return "good";
  return LOST.includes(event.event) ? "bad" : null;
}
