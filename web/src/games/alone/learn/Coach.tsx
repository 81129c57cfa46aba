/** A voice in the dark: teaches one side by playing it, at a table with bots. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { endLessons, learn, learnedAt } from "../../../learning";
import { lessons as taughtAt } from "../../../settings";
import { LessonSlip } from "../../../ui/LessonSlip";
import { useDesk } from "../context";
import { learnedBy, lessonNow, lessonsFor } from "./lessons";

export function Coach(): JSX.Element | null {
  const desk = useDesk();
  const { id } = desk.table;
  const view = desk.view.value;
  const lessons = id && view.seat >= 0 ? lessonsFor(taughtAt.value[id]) : [];
  const log = desk.table.log.value;
  const done = learnedAt(id);
  useEffect(() => {
    if (lessons.length === 0) return;
    const told = log.map((line) => line.event);
    learn(id, ...learnedBy(lessons, told));
  }, [log]);
  const lesson = lessonNow(lessons, view, done);
  if (!lesson) return null;
  const number = lessons.filter((one) => done.includes(one.id)).length + 1;
  return (
    <LessonSlip lesson={lesson} number={number} of={lessons.length} class="alone-coach" onEnd={() => endLessons(id)}>
      <button type="button" class={`button small ${lesson.by ? "quiet" : "main"}`} onClick={() => learn(id, lesson.id)}>
        {lesson.by ? "Skip" : "Understood"}
      </button>
    </LessonSlip>
  );
}
