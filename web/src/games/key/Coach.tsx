/** A slip of paper from your handler: teaches the first mission by doing it. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { tutorialDone } from "../../settings";
import { LessonSlip } from "../../ui/table/LessonSlip";
import { useDesk } from "./context";
import { LESSONS, learnedBy, lessonFor } from "./lessons";

export function Coach(): JSX.Element | null {
  const desk = useDesk();
  const done = desk.learned;
  const view = desk.view.value;
  const active = !tutorialDone.value && view.seat >= 0 && view.mission.id === "first-day";
  const held = desk.held.value.length;
  useEffect(() => {
    if (active) desk.learn([...learnedBy(desk.table.events.value, view.seat), ...(held > 0 ? ["pick"] : [])]);
  }, [desk.table.events.value, held, active, view.seat, desk]);
  const lesson = active ? lessonFor(view, desk.parts.value, held, done.value) : undefined;
  useEffect(() => {
    if (active && view.outcome) tutorialDone.value = true;
  }, [active, view.outcome]);
  if (!active || !lesson) return null;
  const number = LESSONS.filter((one) => done.value.has(one.id)).length + 1;
  return (
    <LessonSlip
      lesson={{ ...lesson, words: desk.texts.value.say(`lesson.${lesson.id}`) }}
      count={`${number}/${LESSONS.length}`}
      onEnd={() => (tutorialDone.value = true)}
    >
      {!lesson.by && (
        <button type="button" class="button small main" onClick={() => desk.learn([lesson.id])}>
          Understood
        </button>
      )}
    </LessonSlip>
  );
}
