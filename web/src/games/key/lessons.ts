/** Which of the lessons that are due is shown: the first that is not learned and fits what is picked up. */

import type { key } from "../../wire.gen";
import type { KeyEvent, KeyScreen } from "./types";

export type Lesson = key.Lesson;

/** Where on the page something is that a lesson is about. */
export const AT: Readonly<Record<string, string>> = {
  console: ".console",
  prompt: ".prompt",
  hand: ".hand",
  building: ".building",
  token: ".token.lit, .stack.lit, .building",
  run: '[data-pile="0"]',
  intel: '[data-pile="1"]',
  gather: '[data-pile="2"]',
  regroup: '[data-pile="3"]',
  special: '[data-anchor="special"]',
  peril: ".peril-state",
  solve: ".button.solve",
};

export function lessonFor(screen: KeyScreen, held: number, done: ReadonlySet<string>): Lesson | undefined {
  const fits = (lesson: Lesson): boolean => lesson.held === "" || (lesson.held === "some") === held > 0;
  return screen.mission.course.find(
    (lesson) => screen.lessons.includes(lesson.id) && !done.has(lesson.id) && fits(lesson),
  );
}

/** Lessons that are learned by these events, of this seat or of nobody, or by picking a card up. */
export function learnedBy(screen: KeyScreen, events: readonly KeyEvent[], held: number): string[] {
  const own = events.filter((event) => !("seat" in event) || event.seat === screen.seat);
  const kinds = new Set<string>(own.map((event) => event.event));
  if (held > 0) kinds.add("held");
  return screen.mission.course.filter((lesson) => kinds.has(lesson.by)).map((lesson) => lesson.id);
}
