/** The first mission's lessons: each is about one thing to do, shown when it can be done, gone when it was done. */

import { isWanted, mainAsk, placesOf } from "./offers";
import type { KeyEvent, KeyView, Parts } from "./types";

/** What the learner has done so far: kinds of events that were their own, and lessons read. */
export interface Progress {
  readonly done: ReadonlySet<string>;
}

/** Its words are the text `lesson.<id>`. */
export interface Lesson {
  readonly id: string;
  /** What it is about, as a selector. */
  readonly at: string;
  /** Whether this can be taught now. */
  when(view: KeyView, parts: Parts, held: number): boolean;
  /** The event that shows it was learned; without one there is a button. */
  readonly by?: KeyEvent["event"] | "held";
}

const isAsked = (view: KeyView, kind: string): boolean => mainAsk(view)?.kind === kind;

/** Whether a needed sign lies face up in a room. */
function wantedIn(view: KeyView, parts: Parts, room: number): boolean {
  return (view.face_up[room] ?? []).some((token) => isWanted(view, parts.tokens[token]!.glyph));
}

const anywhere = (view: KeyView, parts: Parts): boolean => view.face_up.some((_, room) => wantedIn(view, parts, room));
const here = (view: KeyView, parts: Parts): boolean => wantedIn(view, parts, view.rooms[view.seat] ?? 0);
const canPlay = (view: KeyView, pile: number): boolean =>
  placesOf(view).plays.some((offer) => offer.option.action.pile === pile);

export const LESSONS: readonly Lesson[] = [
  {
    id: "goal",
    at: ".console",
    when: () => true,
  },
  {
    id: "go_first",
    at: ".prompt",
    when: (view) => isAsked(view, "volunteer"),
    by: "turn_began",
  },
  {
    id: "pick",
    at: ".hand",
    when: (view, _, held) => isAsked(view, "choose_action") && held === 0,
    by: "held",
  },
  {
    id: "intel",
    at: '[data-pile="1"]',
    when: (view, parts, held) =>
      isAsked(view, "choose_action") && held > 0 && canPlay(view, 1) && !anywhere(view, parts),
    by: "token_revealed",
  },
  {
    id: "stack",
    at: ".building",
    when: (view) => isAsked(view, "choose_stack"),
    by: "token_revealed",
  },
  {
    id: "signs",
    at: ".building",
    when: (view, parts) => anywhere(view, parts),
  },
  {
    id: "run",
    at: '[data-pile="0"]',
    when: (view, parts) =>
      isAsked(view, "choose_action") && anywhere(view, parts) && !here(view, parts) && canPlay(view, 0),
    by: "moved",
  },
  {
    id: "gather",
    at: '[data-pile="2"]',
    when: (view, parts) => isAsked(view, "choose_action") && here(view, parts) && canPlay(view, 2),
    by: "token_collected",
  },
  {
    id: "collect",
    at: ".token.lit, .stack.lit, .building",
    when: (view) => isAsked(view, "choose_token") || isAsked(view, "collect_or_leave"),
    by: "token_collected",
  },
  {
    id: "turns",
    at: ".prompt",
    when: (view) => view.actions === 1 && isAsked(view, "choose_action"),
  },
  {
    id: "regroup",
    at: '[data-pile="3"]',
    when: (view) =>
      isAsked(view, "choose_action") &&
      view.piles.slice(0, 3).some((pile) => (pile[pile.length - 1] ?? 0) >= 24) &&
      canPlay(view, 3),
    by: "pile_cleared",
  },
  {
    id: "special",
    at: '[data-anchor="special"]',
    when: (view) => isAsked(view, "choose_action") && (view.hands[view.seat]?.size ?? 0) >= 2 && view.deck.length < 26,
  },
  {
    id: "peril",
    at: ".peril-state",
    when: (view) => view.in_peril,
  },
  {
    id: "solve",
    at: ".button.solve",
    when: (view) => view.windows.filter((content) => content === null).length <= 3,
    by: "proposed",
  },
];

/** The lesson for this moment: the first that is not learned and can be taught now. */
export function lessonFor(view: KeyView, parts: Parts, held: number, done: ReadonlySet<string>): Lesson | undefined {
  if (view.outcome) return undefined;
  return LESSONS.find((lesson) => !done.has(lesson.id) && lesson.when(view, parts, held));
}

/** Lessons that these events, of this seat or of nobody, show to be learned. */
export function learnedBy(events: readonly KeyEvent[], seat: number): string[] {
  const own = events.filter((event) => !("seat" in event) || event.seat === seat);
  const kinds = new Set<Lesson["by"]>(own.map((event) => event.event));
  return LESSONS.filter((lesson) => lesson.by !== undefined && kinds.has(lesson.by)).map((lesson) => lesson.id);
}
