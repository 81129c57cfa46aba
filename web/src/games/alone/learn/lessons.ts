/** Which lesson is for now, of those that the server says are due, and which were learned. */

import type { alone } from "../../../wire.gen";
import type { AloneEvent, AloneScreen } from "../types";

type Lesson = alone.Lesson;

/** The lesson for this moment: what is being read stays until it is understood, else the first that is due. */
export function lessonNow(
  course: readonly Lesson[],
  view: AloneScreen,
  done: readonly string[],
  shown = "",
): Lesson | undefined {
  if (view.outcome) return undefined;
  const open = course.filter((lesson) => !done.includes(lesson.id));
  const read = open.find((lesson) => lesson.id === shown && lesson.by.length === 0);
  return read ?? open.find((lesson) => view.lessons.includes(lesson.id));
}

/** How far the lessons have come that everybody gets, by what was `seen` of them: without jumps; else nothing. */
export function countOf(
  course: readonly Lesson[],
  lesson: Lesson,
  done: readonly string[],
  seen: readonly string[],
): { readonly number: number; readonly of: number } | null {
  if (lesson.if_met) return null;
  const counted = course.filter((one) => !one.if_met && (seen.includes(one.id) || !done.includes(one.id)));
  const order = [...seen.filter((id) => counted.some((one) => one.id === id)), lesson.id];
  return { number: order.indexOf(lesson.id) + 1, of: counted.length };
}

/** Lessons that these events show to be learned. */
export function learnedBy(course: readonly Lesson[], events: readonly AloneEvent[]): string[] {
  const kinds = new Set(
    events.flatMap((event) => [event.event, `${event.event} ${"deed" in event ? event.deed : ""}`]),
  );
  return course.filter((lesson) => lesson.by.some((kind) => kinds.has(kind))).map((lesson) => lesson.id);
}
