/** A slip of paper from your handler: teaches the first mission by doing it. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { tutorialDone } from "../../settings";
import { LessonSlip } from "../../ui/table/LessonSlip";
import { useController } from "./context";
import { LESSONS, learnedBy, lessonFor } from "./lessons";

export function Coach(): JSX.Element | null {
  const controller = useController();
  const done = controller.learned;
  const view = controller.view.value;
  const active = !tutorialDone.value && view.seat >= 0 && view.mission.id === "first-day";
  const held = controller.held.value.length;
  useEffect(() => {
    if (active)
      controller.learn([...learnedBy(controller.table.events.value, view.seat), ...(held > 0 ? ["pick"] : [])]);
  }, [controller.table.events.value, held, active, view.seat, controller]);
  const lesson = active ? lessonFor(view, controller.parts.value, held, done.value) : undefined;
  useEffect(() => {
    if (active && view.outcome) tutorialDone.value = true;
  }, [active, view.outcome]);
  if (!active || !lesson) return null;
  const number = LESSONS.filter((one) => done.value.has(one.id)).length + 1;
  return (
    <LessonSlip
      lesson={{ ...lesson, words: controller.texts.value.say(`lesson.${lesson.id}`) }}
      count={`${number}/${LESSONS.length}`}
      onEnd={() => (tutorialDone.value = true)}
    >
      {!lesson.by && (
        <button type="button" class="button small main" onClick={() => controller.learn([lesson.id])}>
          Understood
        </button>
      )}
    </LessonSlip>
  );
}
