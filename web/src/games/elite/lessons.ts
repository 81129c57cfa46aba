/** ELITE's lessons: each is about one thing to do, shown when it can be done, gone when it was done. */

import { isAct } from "../../view";
import { mainAsk } from "./offers";
import { isMine } from "./sounds";
import { ALIEN, FREE, MOST_HEROES, MOVE, TOKENS, type EliteAction, type EliteEvent, type EliteView } from "./types";

export interface Lesson {
  /** Its words are the text `lesson.<id>`. */
  readonly id: string;
  /** What it is about, as a selector. */
  readonly at: string;
  /** Whether this can be taught now; `hits` says whether a weapon has anything to shoot at. */
  when(view: EliteView, hits: Hits): boolean;
  /** Whether an event of one's own shows that it was learned; without one there is a button. */
  by?(event: EliteEvent): boolean;
  /** What its button does instead of being understood: the clock, or the end of all lessons. */
  readonly leadsTo?: "rush" | "over";
}

export type Hits = (card: number) => boolean;

const told =
  (kind: EliteEvent["event"]) =>
  (event: EliteEvent): boolean =>
    event.event === kind;
const isAsked = (view: EliteView, kind: string): boolean => mainAsk(view)?.kind === kind;
/** Whether something of this kind can be done now. */
const can = <K extends EliteAction["act"]>(
  view: EliteView,
  act: K,
  fits: (action: Extract<EliteAction, { readonly act: K }>) => boolean = () => true,
): boolean => view.asks.some((ask) => ask.options.some(({ action }) => isAct(action, act) && fits(action)));
/** What is asked of everybody while aliens appear. */
const GROUP: readonly string[] = ["choose_cluster", "choose_point", "choose_push", "choose_mover", "choose_way"];
const mayRoll = (view: EliteView): boolean => view.clock_runs && view.asks.some((ask) => ask.kind === "act");
/** Whether a free die of mine shows something for which this holds. */
const shows = (view: EliteView, fits: (face: number) => boolean): boolean =>
  view.die_seat.some((seat, die) => seat === view.seat && view.place[die] === FREE && fits(view.face[die]!));
const isResult = (face: number): boolean => face >= 0 && face < ALIEN;
const onCard = (slot: number): boolean => slot < TOKENS;
const onToken = (slot: number): boolean => slot >= TOKENS;

/** Without a clock: everything that there is to do. */
export const STEPS: readonly Lesson[] = [
  {
    id: "goal",
    at: ".elite-board",
    when: () => true,
  },
  {
    id: "weapon",
    at: ".card-pick",
    when: (view) => isAsked(view, "choose_weapon"),
    by: told("weapon_taken"),
  },
  {
    id: "group",
    at: ".prompt",
    when: (view) => view.phase === "spawning" && GROUP.some((kind) => isAsked(view, kind)),
    by: (event) => event.event === "planned" || event.event === "chosen",
  },
  {
    id: "aliens",
    at: ".elite-board",
    when: (view) => view.phase === "ready",
  },
  {
    id: "ready",
    at: ".prompt",
    when: (view) => isAsked(view, "be_ready"),
    by: told("seat_ready"),
  },
  {
    id: "alien_result",
    at: ".elite-board",
    when: (view) => view.clock_runs && shows(view, (face) => face === ALIEN) && can(view, "drive"),
    by: told("driven"),
  },
  {
    id: "roll",
    at: '[data-anchor="roll"]',
    when: (view) => mayRoll(view) && !shows(view, (face) => face >= 0),
    by: told("landed"),
  },
  {
    id: "fire",
    at: ".cards",
    when: (view, hits) => can(view, "fire", ({ card }) => hits(card)),
    by: told("fired"),
  },
  {
    id: "objective",
    at: ".here button",
    when: (view) => can(view, "allocate", ({ slot }) => onToken(slot)),
    by: (event) => event.event === "allocated" && onToken(event.slot),
  },
  {
    id: "search",
    at: ".here button",
    when: (view) => can(view, "search_now"),
    by: (event) => event.event === "searched" || event.event === "search_taken",
  },
  {
    id: "move",
    at: ".elite-board",
    when: (view) => shows(view, (face) => face === MOVE) && can(view, "step"),
    by: (event) => event.event === "moved" && event.figure < MOST_HEROES,
  },
  {
    id: "load",
    at: ".slot.open",
    when: (view) => can(view, "allocate", ({ slot }) => onCard(slot)),
    by: (event) => event.event === "allocated" && onCard(event.slot),
  },
  {
    id: "again",
    at: ".dice",
    when: (view) => mayRoll(view) && shows(view, isResult),
  },
  {
    id: "harm",
    at: ".elite-board",
    when: (view) => view.phase === "activation",
  },
  {
    id: "damage",
    at: ".hero-plate",
    when: (view) => view.phase === "activation" || (view.damage[view.seat] ?? 0) > 0,
  },
  {
    id: "finish",
    at: ".prompt",
    when: (view) => view.clock_runs && view.options.tempo === "untimed" && (view.left_ms[view.seat] ?? 0) < 40_000,
    by: told("seat_finished"),
  },
  {
    id: "activation",
    at: ".prompt",
    when: (view) => view.phase === "activation" && can(view, "go_on"),
    by: told("planned"),
  },
  {
    id: "clock",
    at: ".the-clock",
    when: (view) => view.round >= 2,
    leadsTo: "rush",
  },
];

/** With sixty seconds: only what is new, and short, because nobody reads in a rush. */
export const RUSH: readonly Lesson[] = [
  {
    id: "rush_weapon",
    at: ".prompt",
    when: (view) => isAsked(view, "choose_weapon"),
    by: told("weapon_taken"),
  },
  {
    id: "rush_ready",
    at: ".the-clock",
    when: (view) => isAsked(view, "be_ready"),
    by: told("seat_ready"),
  },
  {
    id: "rush_roll",
    at: '[data-anchor="roll"]',
    when: (view) => mayRoll(view),
    by: told("landed"),
  },
  {
    id: "rush_over",
    at: ".the-clock",
    when: (view) => view.round >= 2,
    leadsTo: "over",
  },
];

export const lessonsOf = (view: EliteView): readonly Lesson[] => (view.options.tempo === "live" ? RUSH : STEPS);

/** The lesson for this moment: the first that is not learned and can be taught now. */
export function lessonFor(view: EliteView, done: readonly string[], hits: Hits): Lesson | undefined {
  if (view.outcome || view.seat < 0) return undefined;
  return lessonsOf(view).find((lesson) => !done.includes(lesson.id) && lesson.when(view, hits));
}

/** Between two lessons: the text that says what to go for meanwhile; none where nothing can be done. */
export function meanwhile(view: EliteView): string {
  if (view.outcome || view.seat < 0 || !view.clock_runs) return "";
  return view.is_complete ? "meanwhile_home" : "meanwhile";
}

/** Lessons that these events, of this seat or of nobody, show to be learned. */
export function learnedBy(events: readonly EliteEvent[], view: EliteView): string[] {
  const own = events.filter((event) => isOwn(view, event));
  return lessonsOf(view).flatMap((lesson) => (lesson.by && own.some((event) => lesson.by!(event)) ? [lesson.id] : []));
}

/** A figure that moves is somebody's as well. */
function isOwn(view: EliteView, event: EliteEvent): boolean {
  if (event.event === "moved") return view.seats === 1 || event.figure === view.seat;
  return isMine(view, event);
}
