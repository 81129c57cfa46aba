/** What the two tutorials teach: each lesson is about one thing, shown when it can be done, gone when it was done. */

import type { SlipWords } from "../../../ui/LessonSlip";
import type { GameEvent } from "../../../view";
import { mainAsk, offersOf } from "../offers";
import { FULL, type AloneView } from "../types";

export interface Lesson extends SlipWords {
  /** Whether this can be taught now. */
  when(view: AloneView): boolean;
  /** Events any of which shows that it was learned, a declared one with its deed; without them there is a button. */
  readonly by?: readonly string[];
}

const asked = (view: AloneView, ...kinds: readonly string[]): boolean => kinds.includes(mainAsk(view)?.kind ?? "");
const can = (view: AloneView, act: string): boolean =>
  offersOf(mainAsk(view)).some((offer) => offer.option.action.act === act);
const inRoundOne = (view: AloneView): boolean => view.round === 1;

export const HERO_LESSONS: readonly Lesson[] = [
  {
    id: "goal",
    words:
      "You woke up in the dark, and something is in here with you. Finish one of the first missions, then the red one: that is the way out. Each names its room.",
    at: ".missions",
    when: (view) => view.labyrinth !== null,
  },
  {
    id: "health",
    words:
      "Life and self control keep you going. When one is used up, the other pays. When both are gone, you have lost.",
    at: ".vitals, .night-side",
    when: (view) => view.labyrinth !== null,
  },
  {
    id: "explore",
    words:
      "Look before you walk: Explore shows up to two sectors in a straight line, and costs a turn. What you see coming frightens you less.",
    at: ".deeds",
    when: (view) => can(view, "explore"),
    by: ["explored"],
  },
  {
    id: "move",
    words: "Now walk: press a sector beside you, or use the arrow keys. You have eight turns in a round.",
    at: ".labyrinth",
    when: (view) => can(view, "move"),
    by: ["hero_moved"],
  },
  {
    id: "window",
    words:
      "After everything that you do, evil may answer with a card, whether it holds one or not. Its cards cost it room on the reaction track.",
    at: ".labyrinth",
    when: (view) => view.played > 0 || view.laid.length > 0,
  },
  {
    id: "noise",
    words:
      "You heard something. A noise tells you where the shortest way to it begins, not how far it is. Notes help: nobody else reads them.",
    at: ".rose, .labyrinth",
    when: (view) => (view.labyrinth?.noises.length ?? 0) > 0,
  },
  {
    id: "dark",
    words:
      "In the dark, creatures roll more dice and you roll fewer. Repair a light control unit when you stand beside one.",
    at: ".labyrinth",
    when: (view) => can(view, "interact"),
    by: ["declared interact"],
  },
  {
    id: "fight",
    words:
      "It is here. Fight it now, or leave and be struck as you go. Whatever stays beside you attacks at the end of the turn.",
    at: ".deeds",
    when: (view) => can(view, "fight"),
    by: ["declared fight"],
  },
  {
    id: "scavenge",
    words: "Rooms hold useful things. Scavenge once in each: you draw cards and keep one or more of them.",
    at: ".deeds",
    when: (view) => can(view, "scavenge"),
    by: ["items_drawn", "nothing_found"],
  },
  {
    id: "locate",
    words:
      "Locate asks evil how far two things are, and it has to tell the truth: a room, the stairs, the nearest creature.",
    at: ".deeds",
    when: (view) => can(view, "locate") && view.turn >= 3,
    by: ["locate_answered", "nothing_to_locate"],
  },
  {
    id: "adrenaline",
    words:
      "Adrenaline is for the start of a turn: recover a point, or act twice in bullet time. It is filled up when a round ends.",
    at: ".adrenaline, .deeds",
    when: (view) => view.adrenaline > 0 && (view.life < FULL || view.control < FULL) && can(view, "move"),
  },
  {
    id: "work",
    words: "This is the room of a mission. Work on it: the card says what it takes.",
    at: ".missions",
    when: (view) => can(view, "work"),
    by: ["mission_advanced", "mission_completed"],
  },
  {
    id: "forgotten",
    words: "A round is over, and what you could not see any more is forgotten. Your notes are not.",
    at: ".labyrinth",
    when: (view) => !inRoundOne(view),
  },
];

export const EVIL_LESSONS: readonly Lesson[] = [
  {
    id: "goal",
    words:
      "You are the dark. Bring life and self control of the hero down to nothing before the red mission is done. You see everything; the hero sees a lamp's breadth.",
    at: ".evil-prey-panel",
    when: () => true,
  },
  {
    id: "deck",
    words: "Your reactions come from two decks. Each has its own way of hurting: choose one.",
    at: ".evil-answers",
    when: (view) => asked(view, "choose_deck"),
    by: ["deck_taken"],
  },
  {
    id: "swap",
    words:
      "You may swap two rooms, so that no map can be learned by heart. The hero will not know. Or leave them as they are.",
    at: ".evil-answers",
    when: (view) => asked(view, "choose_swap"),
    by: ["rooms_swapped", "hero_placed"],
  },
  {
    id: "start",
    words:
      "Where does the hero wake? Press a lit corridor. Far from the rooms of the missions is a good place, for you.",
    at: ".evil-map",
    when: (view) => asked(view, "choose_start"),
    by: ["hero_placed"],
  },
  {
    id: "split",
    words: "You hold cards of both decks. How many of each you begin with is up to you.",
    at: ".evil-answers",
    when: (view) => asked(view, "choose_split"),
    by: ["cards_drawn"],
  },
  {
    id: "creatures",
    words: "Choose what lurks, then a lit sector: creatures begin in or beside the rooms of the missions.",
    at: ".evil-answers",
    when: (view) => asked(view, "choose_first_creatures"),
    by: ["evil_is_ready", "danger_placed"],
  },
  {
    id: "dangers",
    words:
      "Now danger tokens. Where one lies, your cards do more than they say first, and creatures hit more often. Lay them on the way that the hero will take.",
    at: ".evil-map",
    when: (view) => asked(view, "choose_first_dangers"),
    by: ["evil_is_ready", "round_began"],
  },
  {
    id: "window",
    words:
      "The hero has decided on something, and you may answer. Cards with a red edge fit. The others say why they do not. Passing costs nothing: press P.",
    at: ".evil-hand",
    when: (view) => asked(view, "react"),
  },
  {
    id: "down",
    words:
      "At the end of a turn any card can be played face down: nobody reads it, and you move one creature by a sector, or spawn one. Try it.",
    at: ".evil-hand",
    when: (view) => can(view, "play_down"),
    by: ["card_laid"],
  },
  {
    id: "lit",
    words:
      "Press a lit sector, or a button: first which creature, then where. Until the last press you can take it back.",
    at: ".evil-map",
    when: (view) => asked(view, "choose_creature", "choose_place", "choose_step"),
    by: ["creature_moved", "creature_spawned"],
  },
  {
    id: "track",
    words:
      "Every card covers the track: the first of a turn one space, the second two. When the round ends, each triangle that is still bare gives you a danger token. Haste has its price.",
    at: ".evil-track",
    when: (view) => view.covered > 0,
  },
  {
    id: "up",
    words: "This card fits what the hero did. Face up it does what it says, and more if the hero stands in danger.",
    at: ".evil-card.playable",
    when: (view) => can(view, "play_up"),
    by: ["card_played"],
  },
  {
    id: "noise",
    words:
      "Whatever moves or spawns is heard: the hero is told the first step towards it. Make use of that. A noise can also lie in wait.",
    at: ".evil-map",
    when: (view) => (view.labyrinth?.noises.length ?? 0) > 0,
  },
  {
    id: "attack",
    words:
      "Creatures beside the hero attack by themselves when the turn ends: more dice in the dark than in the light.",
    at: ".evil-map",
    when: (view) => view.evil !== null && view.evil.creatures.some((one) => one.place === view.evil!.hero),
  },
  {
    id: "round",
    words:
      "The round is over: set the tokens that you have earned, where the hero does not see it. Old ones may be moved.",
    at: ".evil-map",
    when: (view) => asked(view, "choose_dangers"),
    by: ["dangers_placed"],
  },
];

export function lessonsFor(taught: string | undefined): readonly Lesson[] {
  return taught === "hero" ? HERO_LESSONS : taught === "evil" ? EVIL_LESSONS : [];
}

/** The lesson for this moment: the first that is not learned and can be taught now. */
export function lessonNow(lessons: readonly Lesson[], view: AloneView, done: readonly string[]): Lesson | undefined {
  if (view.outcome) return undefined;
  return lessons.find((lesson) => !done.includes(lesson.id) && lesson.when(view));
}

/** Lessons that these events show to be learned. */
export function learnedBy(lessons: readonly Lesson[], events: readonly GameEvent[]): string[] {
  const kinds = new Set(events.flatMap((event) => [event.event, `${event.event} ${String(event["deed"])}`]));
  return lessons.filter((lesson) => lesson.by?.some((kind) => kinds.has(kind))).map((lesson) => lesson.id);
}
