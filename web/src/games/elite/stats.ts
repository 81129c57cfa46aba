/** What a game comes to: who did what, and how the rounds went. Counted from what everybody was told, nothing else. */

import type { Told } from "../../view";
import { MOST_HEROES, SYMBOLS, type EliteEvent, type EliteView, type Parts } from "./types";

/** What a seat did with its dice. */
export interface SeatCounts {
  readonly rolls: number;
  readonly dice: number;
  readonly faces: Readonly<Record<string, number>>;
  readonly placed: number;
  readonly driven: number;
  readonly objectives: number;
}

/** What a hero did, and what was done to the hero. */
export interface HeroCounts {
  readonly steps: number;
  readonly shots: number;
  readonly hits: number;
  readonly kills: number;
  readonly bosses: number;
  readonly damage: number;
  readonly healed: number;
  readonly searches: number;
  readonly items: number;
}

/** Something that one remembers, with the line after which a film shows it. */
export interface Moment {
  readonly line: number;
  readonly event: EliteEvent;
  readonly kind: "good" | "bad";
}

export interface RoundCounts {
  readonly round: number;
  readonly line: number;
  readonly event: number | null;
  readonly came: number;
  readonly kills: number;
  readonly damage: number;
  readonly objectives: number;
  /** How long the clock ran, in milliseconds of the game. */
  readonly ran: number;
  readonly moments: readonly Moment[];
}

export interface Statistics {
  readonly seats: readonly SeatCounts[];
  readonly heroes: readonly HeroCounts[];
  readonly rounds: readonly RoundCounts[];
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

const noSeat = (): Draft<SeatCounts> => ({ rolls: 0, dice: 0, faces: {}, placed: 0, driven: 0, objectives: 0 });
const noHero = (): Draft<HeroCounts> => ({
  steps: 0,
  shots: 0,
  hits: 0,
  kills: 0,
  bosses: 0,
  damage: 0,
  healed: 0,
  searches: 0,
  items: 0,
});
const round = (number: number, line: number): Draft<RoundCounts> & { moments: Moment[] } => ({
  round: number,
  line,
  event: null,
  came: 0,
  kills: 0,
  damage: 0,
  objectives: 0,
  ran: 0,
  moments: [],
});

const MOMENTS: Readonly<Partial<Record<EliteEvent["event"], "good" | "bad">>> = {
  objective_ready: "good",
  event_fulfilled: "good",
  captured: "good",
  demolition_placed: "good",
  find_revealed: "good",
  boss_card_turned: "bad",
  die_locked: "bad",
  tolerated: "bad",
};
/** Events that bring the mission on. */
const OBJECTIVES: readonly EliteEvent["event"][] = [
  "objective_ready",
  "captured",
  "demolition_placed",
  "find_revealed",
];

export function statistics(told: readonly Told<EliteEvent>[], view: EliteView, parts: Parts): Statistics {
  const seats = Array.from({ length: view.seats }, noSeat);
  const heroes = view.heroes.map(noHero);
  const rounds: (Draft<RoundCounts> & { moments: Moment[] })[] = [];
  let started: number | null = null;
  for (const { line, at, events } of told) {
    let placing = -1;
    for (const event of events) {
      const who = seats["seat" in event ? event.seat : -1];
      const hero = "hero" in event ? event.hero : -1;
      const whose = heroes[hero];
      if (event.event === "round_began") rounds.push(round(event.round, line));
      const now = rounds.at(-1);
      const moment = MOMENTS[event.event];
      if (moment) now?.moments.push({ line, event, kind: moment });
      if (OBJECTIVES.includes(event.event)) {
        if (now) now.objectives += 1;
        const doer = whose ? seats[view.seats === 1 ? 0 : hero] : seats[placing];
        if (doer) doer.objectives += 1;
      }
      switch (event.event) {
        case "clock_started":
          started = at;
          break;
        case "time_is_up":
          if (now && started !== null) now.ran += at - started;
          started = null;
          break;
        case "event_turned":
          if (now) now.event = event.card;
          break;
        case "landed":
          if (!who) break;
          who.rolls += 1;
          for (const face of event.faces) {
            who.dice += 1;
            who.faces = { ...who.faces, [face]: (who.faces[face] ?? 0) + 1 };
          }
          break;
        case "allocated":
          placing = event.seat;
          if (who) who.placed += 1;
          break;
        case "driven":
          if (who) who.driven += 1;
          break;
        case "moved":
          if (event.figure < MOST_HEROES && heroes[event.figure]) heroes[event.figure]!.steps += 1;
          break;
        case "spawned":
          if (now) now.came += 1;
          break;
        case "fired":
          if (!whose) break;
          whose.shots += 1;
          whose.hits += event.hits;
          break;
        case "killed":
          if (now) now.kills += 1;
          if (whose) whose.kills += 1;
          if (view.kinds[event.figure]! >= parts.swarms.length) {
            if (whose) whose.bosses += 1;
            now?.moments.push({ line, event, kind: "good" });
          }
          break;
        case "hurt":
          if (now) now.damage += event.n;
          if (whose) whose.damage += event.n;
          break;
        case "healed":
          if (whose) whose.healed += event.n;
          break;
        case "searched":
        case "search_taken":
          if (whose) whose.searches += 1;
          break;
        case "used":
          if (whose) whose.items += 1;
          break;
      }
    }
  }
  const end = told.at(-1)?.at;
  const last = rounds.at(-1);
  if (last && started !== null && end !== undefined) last.ran += end - started; // lost in the middle of a rush
  return { seats, heroes, rounds };
}

export interface Medal {
  readonly words: string;
  readonly hero: number;
  readonly n: number;
}

const MEDALS: readonly (readonly [keyof HeroCounts, string])[] = [
  ["kills", "Most kills"],
  ["steps", "Longest way"],
  ["searches", "Most searches"],
  ["damage", "Most damage taken"],
];

/** Who stands out; where two are equal, nobody does. */
export function medals({ heroes }: Statistics): Medal[] {
  if (heroes.length < 2) return [];
  return MEDALS.flatMap(([field, words]) => {
    const most = Math.max(...heroes.map((one) => one[field]));
    const best = heroes.flatMap((one, i) => (one[field] === most ? [i] : []));
    return most > 0 && best.length === 1 ? [{ words, hero: best[0]!, n: most }] : [];
  });
}

/** The dice of all seats together, by what they showed. */
export function facesOf({
  seats,
}: Statistics): { readonly face: string; readonly n: number; readonly share: number }[] {
  const all = seats.reduce((sum, one) => sum + one.dice, 0);
  return SYMBOLS.map((face) => {
    const n = seats.reduce((sum, one) => sum + (one.faces[face] ?? 0), 0);
    return { face, n, share: all > 0 ? n / all : 0 };
  });
}
