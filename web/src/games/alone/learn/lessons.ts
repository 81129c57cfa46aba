/** The two tutorials: which lesson is for now, and which were learned. */

import type { AloneEvent, AloneView } from "../types";
import { EVIL_LESSONS } from "./evilLessons";
import { HERO_LESSONS } from "./heroLessons";
import type { Lesson } from "./lesson";

export function lessonsFor(taught: string | undefined): readonly Lesson[] {
  return taught === "hero" ? HERO_LESSONS : taught === "evil" ? EVIL_LESSONS : [];
}

/** The lesson for this moment: what is being read stays until it is understood, else the first that can be taught. */
export function lessonNow(
  lessons: readonly Lesson[],
  view: AloneView,
  done: readonly string[],
  shown = "",
): Lesson | undefined {
  if (view.outcome) return undefined;
  const open = lessons.filter((lesson) => !done.includes(lesson.id));
  return open.find((lesson) => lesson.id === shown && !lesson.by) ?? open.find((lesson) => lesson.when(view));
}

/** How far the lessons have come that everybody gets, by what was `seen` of them: without jumps; else nothing. */
export function countWords(
  lessons: readonly Lesson[],
  lesson: Lesson,
  done: readonly string[],
  seen: readonly string[],
): string {
  if (lesson.ifMet) return "";
  const counted = lessons.filter((one) => !one.ifMet && (seen.includes(one.id) || !done.includes(one.id)));
  const order = [...seen.filter((id) => counted.some((one) => one.id === id)), lesson.id];
  return `${order.indexOf(lesson.id) + 1} of ${counted.length}`;
}

/** Lessons that these events show to be learned. */
export function learnedBy(lessons: readonly Lesson[], events: readonly AloneEvent[]): string[] {
  const kinds = new Set(
    events.flatMap((event) => [event.event, `${event.event} ${"deed" in event ? event.deed : ""}`]),
  );
  return lessons.filter((lesson) => lesson.by?.some((kind) => kinds.has(kind))).map((lesson) => lesson.id);
}
