/** Which lesson is shown: of those that can be taught now the first that was not learned; and what was learned by doing. */

import type { elite } from "../../wire.gen";
import { isMine } from "./sounds";
import { objectiveWith } from "./slots";
import type { EliteEvent, EliteScreen } from "./types";

export type Lesson = elite.Lesson;

/** What each lesson is about, as a selector. */
export const ABOUT: Readonly<Record<string, string>> = {
  roll: '[data-anchor="roll"]',
  fire: ".cards",
  objective: ".here button",
  search: ".here button",
  load: ".slot.open",
  again: ".dice",
  damage: ".hero-plate",
  clock: ".the-clock",
  group: ".prompt",
  ready: ".prompt",
  finish: ".prompt",
  activation: ".prompt",
  rush_weapon: ".prompt",
  rush_ready: ".the-clock",
  rush_roll: '[data-anchor="roll"]',
  rush_over: ".the-clock",
};
export const BOARD = ".elite-board";

export function lessonFor({ hand, setting }: EliteScreen, done: readonly string[]): Lesson | undefined {
  const id = hand.lessons.find((one) => !done.includes(one));
  return setting.lessons.find((lesson) => lesson.id === id);
}

/** Lessons that these events, of this seat or of nobody, show to be learned. */
export function learnedBy(events: readonly EliteEvent[], screen: EliteScreen): string[] {
  const own = events.filter((event) => isOwn(screen, event));
  return screen.setting.lessons.flatMap((lesson) =>
    own.some((event) => shows(lesson, event, screen)) ? [lesson.id] : [],
  );
}

function shows({ by, on }: Lesson, event: EliteEvent, screen: EliteScreen): boolean {
  if (!by.includes(event.event)) return false;
  if (on === "" || event.event !== "allocated") return true;
  return (objectiveWith(screen, event.slot) !== null) === (on === "objective");
}

/** A figure that moves is somebody's as well. */
function isOwn(screen: EliteScreen, event: EliteEvent): boolean {
  if (event.event === "moved") return screen.setting.heroes[event.figure]?.seat === screen.seat;
  return isMine(screen, event);
}
