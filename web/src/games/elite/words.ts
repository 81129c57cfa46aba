/** What spaces, dice, slots and seats are called when they are read out. */

import type { Texts } from "../../texts";
import { cellName } from "./chart";
import { thingOf, type Battlefield } from "./battlefield";
import { DARK, DASHBOARDS, LIGHT, type EliteView, type Plan, type Slot } from "./types";

export const PHASES: Readonly<Record<EliteView["phase"], string>> = {
  setup: "Set-up",
  event: "Event",
  spawning: "Aliens spawn",
  ready: "Planning",
  action: "Action",
  times_up: "Time's up",
  activation: "Aliens act",
  end: "End of round",
};

/** Kinds of action that can be greyed, for the text view. */
export const KINDS: Readonly<Record<string, string>> = {
  drive: "Settle an alien result",
  step: "Move",
  allocate: "Place a die",
  fire: "Fire",
  use: "Use an item",
  search_now: "Search",
  search_later: "Search later",
  place_charge: "Lay a charge",
  haul: "Haul a device",
  check_find: "Check a token",
  reveal_find: "Reveal a token",
  pay_relic: "Work on a relic",
  suppress: "Pin an alien down",
  connect: "Connect an attachment",
  take_back: "Take a die back",
  roll: "Roll",
  finish: "Finish",
};

export function slotWords(slot: Slot): string {
  return `${slot.icons.join(" or ")}${slot.double ? ", double locking" : slot.locking ? ", locking" : ""}`;
}

export function wantsWords(battlefield: Battlefield, kind: "card" | "event" | "token", number: number): string {
  const open = battlefield.slotsOf(kind, number).filter(([slot]) => !battlefield.isFilled(slot));
  return open.map(([, slot]) => slotWords(slot)).join("; ");
}

/** What a die shows, or where it is. */
export function dieWords(battlefield: Battlefield, texts: Texts, die: number): string {
  const place = battlefield.view.place[die]!;
  if (place >= DASHBOARDS) return "locked by damage";
  if (place >= 0) return `on ${placeWords(battlefield, texts, place)}`;
  if (place < -1) return "gone until the end of the round";
  if (battlefield.isTumbling(die)) return "tumbling";
  return battlefield.symbolOf(die) ?? "not rolled";
}

export function placeWords(battlefield: Battlefield, texts: Texts, slot: number): string {
  const thing = thingOf(slot);
  if (thing.kind === "card") return battlefield.card(thing.number).name;
  return thing.kind === "event" ? battlefield.parts.events[thing.number]!.name : texts.say(`objective.${thing.number}`);
}

export function whereWords(battlefield: Battlefield, figure: number): string {
  const cell = battlefield.view.at[figure]!;
  if (cell < 0) return "not on the map";
  return battlefield.chart.start[cell] === 1 ? "Starting Area" : cellName(battlefield.chart.plan, cell);
}

/** What is printed on each space of a map, for as long as the map is known. */
const printed = new WeakMap<Plan, readonly (readonly string[])[]>();

function printedOn(battlefield: Battlefield, cell: number): readonly string[] {
  const { plan, start } = battlefield.chart;
  let found = printed.get(plan);
  if (!found) {
    found = Array.from({ length: plan.width * plan.height }, (_, one) => [
      ...(plan.clusters.some((cluster) => cluster.spawn_points.includes(one)) ? ["spawn point"] : []),
      ...(start[one] === 1 ? ["Starting Area"] : []),
    ]);
    printed.set(plan, found);
  }
  return found[cell]!;
}

/** All that lies and stands on a space. `lying` may be what lay there a moment ago. */
export function cellWords(battlefield: Battlefield, texts: Texts, cell: number, lying = battlefield): string {
  const lies = liesOn(lying, texts, cell);
  const figures = battlefield.figuresOn(cell);
  if (figures.length === 0) return lies.name;
  const words = figures.map((figure) => {
    const boss = figure < 6 ? null : battlefield.bossOf(figure);
    const name = texts.say(`figure.${figure}`);
    return boss === null ? name : `${name}, ${battlefield.view.health[boss]} health`;
  });
  return nameWith(battlefield, cell, [...words, ...lies.words]);
}

const nameWith = (battlefield: Battlefield, cell: number, words: readonly string[]): string =>
  `${cellName(battlefield.chart.plan, cell)}${words.length > 0 ? `: ${words.join(", ")}` : ""}`;

interface Lying {
  readonly words: readonly string[];
  /** What the space is called while nobody stands on it. */
  readonly name: string;
}

const known = new WeakMap<Battlefield, { readonly texts: Texts; readonly cells: Lying[] }>();

/** What lies on a space, put into words once for each battlefield that is seen. */
function liesOn(battlefield: Battlefield, texts: Texts, cell: number): Lying {
  let found = known.get(battlefield);
  if (found?.texts !== texts) known.set(battlefield, (found = { texts, cells: [] }));
  const before = found.cells[cell];
  if (before) return before;
  const words = lyingWords(battlefield, texts, cell);
  return (found.cells[cell] = { words, name: nameWith(battlefield, cell, words) });
}

function lyingWords(battlefield: Battlefield, texts: Texts, cell: number): readonly string[] {
  const { view, chart } = battlefield;
  const { plan } = chart;
  const words: string[] = [];
  const objective = view.token_at.indexOf(cell);
  if (objective >= 0) {
    const wants = wantsWords(battlefield, "token", objective);
    words.push(
      `${texts.say(`objective.${objective}`)}${view.token_ready.includes(objective) ? ", ready" : wants ? ` wants ${wants}` : ""}`,
    );
  }
  const search = plan.search_slots.indexOf(cell);
  if (search >= 0) {
    const state = view.search_tokens[search]!;
    words.push(state === LIGHT ? "search token" : state === DARK ? "search token, used" : "search token, taken");
  }
  const cluster = plan.clusters.findIndex((one) => one.cell === cell);
  if (cluster >= 0) words.push(`cluster ${view.clusters[cluster]}`);
  if (view.targets.includes(cell)) words.push("target");
  if (view.traps.includes(cell)) words.push("trap");
  if (view.acid.includes(cell)) words.push("acid");
  if (view.slime.includes(cell)) words.push("slime");
  return [...words, ...printedOn(battlefield, cell)];
}

export function seatState(battlefield: Battlefield, seat: number): string {
  const { view } = battlefield;
  if (view.phase === "ready") return view.ready[seat] ? "ready" : "planning";
  if (view.clock_runs && view.options.tempo === "untimed")
    return view.finished[seat] ? "finished" : `${Math.ceil(view.left_ms[seat]! / 1000)} s left`;
  return "";
}
