/** Between two views there may be many events: here they are shown one by one. For the eye only; no rule is in here. */

import type { Change, Changes } from "../../fold";
import type { EliteEvent, EliteScreen } from "./types";
import { ASIDE } from "./offers";
import type { elite } from "../../wire.gen";

type Draft = { -readonly [K in keyof EliteScreen]: EliteScreen[K] };

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

const stands = (d: Draft, figure: number, cell: number): void => {
  d.figures = { ...d.figures, at: changed(d.figures.at, figure, cell) };
};
const hasDamage = (d: Draft, hero: number, damage: number): void => {
  d.heroes = changed(d.heroes, hero, { ...d.heroes[hero]!, damage });
};
const hasHealth = (d: Draft, figure: number, health: number): void => {
  const boss = d.setting.figures[figure]?.boss ?? -1;
  d.figures = { ...d.figures, health: changed(d.figures.health, boss, health) };
};
const objective = (d: Draft, token: number, change: Partial<elite.ObjectiveShown>): void => {
  const { objectives } = d.ground;
  d.ground = { ...d.ground, objectives: changed(objectives, token, { ...objectives[token]!, ...change }) };
};

const CHANGES: Changes<Draft, EliteEvent> = {
  round_began: (d, e) => (d.clock = { ...d.clock, round: e.round }),
  phase_began: (d, e) => (d.clock = { ...d.clock, phase: e.phase }),
  moved: (d, e) => stands(d, e.figure, e.to),
  spawned: (d, e) => stands(d, e.figure, e.to),
  killed: (d, e) => stands(d, e.figure, -1),
  captured: (d, e) => stands(d, e.figure, -1),
  hurt: (d, e) => hasDamage(d, e.hero, e.damage),
  healed: (d, e) => hasDamage(d, e.hero, e.damage),
  health_lost: (d, e) => hasHealth(d, e.figure, e.health),
  health_gained: (d, e) => hasHealth(d, e.figure, e.health),
  event_removed: (d, e) => (d.events = d.events.filter((one) => one.event !== e.card)),
  event_fulfilled: (d, e) =>
    (d.events = d.events.map((one) => (one.event === e.card ? { ...one, is_fulfilled: true } : one))),
  token_placed: (d, e) => {
    const pile = PILES[e.token];
    if (pile) d.ground = { ...d.ground, [pile]: [...d.ground[pile], e.cell] };
  },
  token_removed: (d, e) => {
    const pile = PILES[e.token];
    if (pile) d.ground = { ...d.ground, [pile]: without(d.ground[pile], e.cell) };
  },
  objective_ready: (d, e) => objective(d, e.objective, { is_ready: true }),
  objective_moved: (d, e) => objective(d, e.objective, { cell: e.to }),
  objective_removed: (d, e) => objective(d, e.objective, { cell: -1 }),
  demolition_placed: (d, e) => objective(d, e.objective, { cell: e.to }),
};

/** The view after an event; meanwhile nothing is asked but what may be done at any time. */
export function fold(view: EliteScreen, event: EliteEvent): EliteScreen {
  const draft: Draft = { ...view, asks: view.asks.filter((ask) => ask.kind === ASIDE) };
  const change: Change<Draft, EliteEvent> | undefined = CHANGES[event.event];
  change?.(draft, event);
  return draft;
}
