/** A slip of paper from your handler: teaches the first mission by doing it. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { endLessons, learn, learnedAt } from "../../learning";
import { lessons, tutorialDone } from "../../settings";
import { LessonSlip } from "../../ui/table/LessonSlip";
import type { LogLine } from "../../table";
import { useController } from "./context";
import type { KeyEvent } from "./types";
import { AT, learnedBy, lessonFor } from "./lessons";

/** What the last update told, also to those to whom nothing is shown step by step. */
const newestOf = (lines: readonly LogLine<KeyEvent>[]): KeyEvent[] =>
  lines.filter((line) => line.n === lines.at(-1)!.n).map((line) => line.event);

export function Coach(): JSX.Element | null {
  const controller = useController();
  const { id } = controller.table;
  const done = new Set(learnedAt(id));
  const view = controller.view.value;
  const texts = controller.texts.value;
  const { course } = view.mission;
  // The first game of all teaches, and so does every table that was opened to learn.
  const active = view.seat >= 0 && course.length > 0 && (id in lessons.value || !tutorialDone.value);
  const held = controller.held.value.length;
  const lines = controller.table.log.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is learned counts when it happens
  useEffect(() => {
    if (active) learn(id, ...learnedBy(view, newestOf(lines), held));
  }, [lines, held, active, id]);
  const lesson = active ? lessonFor(view, held, done) : undefined;
  useEffect(() => {
    if (active && view.outcome) tutorialDone.value = true;
  }, [active, view.outcome]);
  if (!active) return null;
  // Where little fits its place is kept between lessons, so that nothing jumps.
  if (!lesson) return <div class="coach-place" />;
  return (
    <div class="coach-place">
      <LessonSlip
        lesson={{ id: lesson.id, at: AT[lesson.place]!, words: texts.say(`lesson.${lesson.id}`) }}
        count=""
        onEnd={() => {
          tutorialDone.value = true;
          endLessons(id);
        }}
      >
        {!lesson.by && (
          <button type="button" class="button small main" onClick={() => learn(id, lesson.id)}>
            {texts.say("ui.understood")}
          </button>
        )}
      </LessonSlip>
    </div>
  );
}
