/** ELITE's lessons: each is about one thing to do, shown when it can be done, gone when it was done. */

import type { SlipWords } from "../../ui/LessonSlip";
import type { GameEvent } from "../../view";
import { mainAsk } from "./offers";
import { isMine } from "./sounds";
import { ALIEN, FREE, MOST_HEROES, MOVE, TOKENS, type EliteView } from "./types";

export interface Lesson extends SlipWords {
  /** Whether this can be taught now; `hits` says whether a weapon has anything to shoot at. */
  when(view: EliteView, hits: Hits): boolean;
  /** Whether an event of one's own shows that it was learned; without one there is a button. */
  by?(event: GameEvent): boolean;
  /** What its button does instead of being understood: the clock, or the end of all lessons. */
  readonly then?: "rush" | "over";
}

export type Hits = (card: number) => boolean;

const told =
  (kind: string) =>
  (event: GameEvent): boolean =>
    event.event === kind;
const isAsked = (view: EliteView, kind: string): boolean => mainAsk(view)?.kind === kind;
/** Whether something of this kind can be done now. */
const can = (
  view: EliteView,
  act: string,
  fits: (action: Readonly<Record<string, unknown>>) => boolean = () => true,
): boolean => view.asks.some((ask) => ask.options.some(({ action }) => action.act === act && fits(action)));
/** What is asked of everybody while aliens appear. */
const GROUP: readonly string[] = ["choose_cluster", "choose_push", "choose_mover", "choose_way"];
const mayRoll = (view: EliteView): boolean => view.clock_runs && view.asks.some((ask) => ask.kind === "act");
/** Whether a free die of mine shows something for which this holds. */
const shows = (view: EliteView, fits: (face: number) => boolean): boolean =>
  view.die_seat.some((seat, die) => seat === view.seat && view.place[die] === FREE && fits(view.face[die]!));
const isResult = (face: number): boolean => face >= 0 && face < ALIEN;
const onCard = (slot: unknown): boolean => typeof slot === "number" && slot < TOKENS;
const onToken = (slot: unknown): boolean => typeof slot === "number" && slot >= TOKENS;

/** Without a clock: everything that there is to do. */
export const STEPS: readonly Lesson[] = [
  {
    id: "goal",
    words:
      "Each marked token on the map wants certain dice. Bring them there, then bring everybody home, within eight rounds. If an alien gets home, or a hero dies, all is lost.",
    at: ".elite-board",
    when: () => true,
  },
  {
    id: "weapon",
    words: "Take a weapon. The dice that it shows have to lie on it before it fires; range and hit dice stand below.",
    at: ".card-pick",
    when: (view) => isAsked(view, "choose_weapon"),
    by: told("weapon_taken"),
  },
  {
    id: "group",
    words:
      "Some things the group decides: where a swarm comes out, which alien moves first, which way it takes. Anybody may answer; what is planned is always sensible.",
    at: ".prompt",
    when: (view) => view.phase === "spawning" && GROUP.some((kind) => isAsked(view, kind)),
    by: (event) => event.event === "planned" || event.event === "chosen",
  },
  {
    id: "aliens",
    words:
      "A round begins with an event, then aliens come out of the burrows at the far side. They follow the arrows down to your Starting Area.",
    at: ".elite-board",
    when: (view) => view.phase === "ready",
  },
  {
    id: "ready",
    words:
      "Plan as long as you like. This time nobody hurries: your mate keeps step with you, and only what you do yourself takes time. Press Ready.",
    at: ".prompt",
    when: (view) => isAsked(view, "be_ready"),
    by: told("seat_ready"),
  },
  {
    id: "alien_result",
    words:
      "An alien! Until it is settled you can do nothing else. Press a lit alien, then where it goes: one far away does the least harm.",
    at: ".elite-board",
    when: (view) => view.clock_runs && shows(view, (face) => face === ALIEN) && can(view, "drive"),
    by: told("driven"),
  },
  {
    id: "roll",
    words: "Roll all your dice: press Roll all. Of the six faces five help you; one is an alien.",
    at: '[data-anchor="roll"]',
    when: (view) => mayRoll(view) && !shows(view, (face) => face >= 0),
    by: told("landed"),
  },
  {
    id: "fire",
    words: "All its slots are filled, and an alien is within reach and in sight: press the weapon to fire it.",
    at: ".cards",
    when: (view, hits) => can(view, "fire", ({ card }) => hits(card as number)),
    by: told("fired"),
  },
  {
    id: "objective",
    words: "You stand beside an objective. Put matching dice on it: all its slots, in one round.",
    at: ".here button",
    when: (view) => can(view, "allocate", ({ slot }) => onToken(slot)),
    by: (event) => event.event === "allocated" && onToken(event["slot"]),
  },
  {
    id: "search",
    words: "A search token is beside you: a search result draws three cards, and you keep one.",
    at: ".here button",
    when: (view) => can(view, "search_now"),
    by: (event) => event.event === "searched" || event.event === "search_taken",
  },
  {
    id: "move",
    words:
      "A move result carries you to any lit space: one step in eight directions, for some heroes two. Then the die is free to be rolled again.",
    at: ".elite-board",
    when: (view) => shows(view, (face) => face === MOVE) && can(view, "step"),
    by: (event) => event.event === "moved" && (event["figure"] as number) < MOST_HEROES,
  },
  {
    id: "load",
    words:
      "One of your dice fits your weapon: press the die, then a lit slot on the card. There it stays until you fire.",
    at: ".slot.open",
    when: (view) => can(view, "allocate", ({ slot }) => onCard(slot)),
    by: (event) => event.event === "allocated" && onCard(event["slot"]),
  },
  {
    id: "again",
    words:
      "Keep what helps; press the dice that do not and roll them again, as often as you like. But every roll may bring an alien.",
    at: ".dice",
    when: (view) => mayRoll(view) && shows(view, isResult),
  },
  {
    id: "harm",
    words:
      "Now the aliens act. A Biter strikes whoever is beside it, a Shooter whom it sees within three spaces, each on a 4 or more; Runners only run. Then all of them move.",
    at: ".elite-board",
    when: (view) => view.phase === "activation",
  },
  {
    id: "damage",
    words:
      "Each wound fills a box of a hero's track. A box with a lock takes one of your dice until you are healed; beyond the last the hero dies, and all is lost. Some cards heal.",
    at: ".hero-plate",
    when: (view) => view.phase === "activation" || (view.damage[view.seat] ?? 0) > 0,
  },
  {
    id: "finish",
    words: "Every action took some of your two minutes. Use them up, or finish when nothing more helps.",
    at: ".prompt",
    when: (view) => view.clock_runs && view.options.tempo === "untimed" && (view.left_ms[view.seat] ?? 0) < 40_000,
    by: told("seat_finished"),
  },
  {
    id: "activation",
    words:
      "Arrows show where each of them would go. One press lets it happen as planned; or choose order and ways figure by figure.",
    at: ".prompt",
    when: (view) => view.phase === "activation" && can(view, "go_on"),
    by: told("planned"),
  },
  {
    id: "clock",
    words:
      "That was a round, with all the time in the world. In the real thing all act at once, against the clock. Try sixty seconds of it: a new, small game begins.",
    at: ".the-clock",
    when: (view) => view.round >= 2,
    then: "rush",
  },
];

/** With sixty seconds: only what is new, and short, because nobody reads in a rush. */
export const RUSH: readonly Lesson[] = [
  {
    id: "rush_weapon",
    words: "The same place, another day. Take a weapon.",
    at: ".prompt",
    when: (view) => isAsked(view, "choose_weapon"),
    by: told("weapon_taken"),
  },
  {
    id: "rush_ready",
    words:
      "Look first: which alien is nearest, which token do you want? When you and the bot are ready, sixty seconds run, and everybody acts at once.",
    at: ".the-clock",
    when: (view) => isAsked(view, "be_ready"),
    by: told("seat_ready"),
  },
  {
    id: "rush_roll",
    words: "Roll! Space rolls all. Aliens first, then spend, then roll again.",
    at: '[data-anchor="roll"]',
    when: (view) => mayRoll(view),
    by: told("landed"),
  },
  {
    id: "rush_over",
    words:
      "You have been through a whole round: these were all the lessons. Play on here, or begin a game of your own. Hint says what to do, ? names keys and things.",
    at: ".the-clock",
    when: (view) => view.round >= 2,
    then: "over",
  },
];

export const lessonsOf = (view: EliteView): readonly Lesson[] => (view.options.tempo === "live" ? RUSH : STEPS);

/** The lesson for this moment: the first that is not learned and can be taught now. */
export function lessonFor(view: EliteView, done: readonly string[], hits: Hits): Lesson | undefined {
  if (view.outcome || view.seat < 0) return undefined;
  return lessonsOf(view).find((lesson) => !done.includes(lesson.id) && lesson.when(view, hits));
}

/** Between two lessons: what to go for meanwhile. */
export function meanwhile(view: EliteView): string {
  if (view.outcome || view.seat < 0 || !view.clock_runs) return "";
  return view.is_complete
    ? "Everything is done: now walk home to START, all of you."
    : "Go on as you like: walk to a marked token, put matching dice on it, shoot what comes near START. Hint says what a squad member would do.";
}

/** Lessons that these events, of this seat or of nobody, show to be learned. */
export function learnedBy(events: readonly GameEvent[], view: EliteView): string[] {
  const own = events.filter((event) => isOwn(view, event));
  return lessonsOf(view).flatMap((lesson) => (lesson.by && own.some((event) => lesson.by!(event)) ? [lesson.id] : []));
}

/** A figure that moves is somebody's as well. */
function isOwn(view: EliteView, event: GameEvent): boolean {
  const figure = event["figure"];
  if (event.event === "moved" && typeof figure === "number") return view.seats === 1 || figure === view.seat;
  return isMine(view, event);
}
