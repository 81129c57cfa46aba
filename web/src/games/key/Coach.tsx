/** A slip of paper from your handler: teaches the first mission by doing it. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { tutorialDone } from "../../settings";
import { LessonSlip } from "../../ui/table/LessonSlip";
import { useDesk } from "./context";
import { LESSONS, learnedBy, lessonFor } from "./lessons";

const done = signal<ReadonlySet<string>>(new Set());

function learn(...ids: string[]): void {
  if (ids.some((id) => !done.peek().has(id))) done.value = new Set([...done.peek(), ...ids]);
}

/** Begin again from the first lesson. */
export function teach(): void {
  done.value = new Set();
  tutorialDone.value = false;
}

export function Coach(): JSX.Element | null {
  const desk = useDesk();
  const view = desk.view.value;
  const active = !tutorialDone.value && view.seat >= 0 && view.mission.id === "first-day";
  const held = desk.held.value.length;
  useEffect(() => {
    if (active) learn(...learnedBy(desk.table.events.value, view.seat), ...(held > 0 ? ["pick"] : []));
  }, [desk.table.events.value, held, active, view.seat]);
  const lesson = active ? lessonFor(view, desk.parts.value, held, done.value) : undefined;
  useEffect(() => {
    if (active && view.outcome) tutorialDone.value = true;
  }, [active, view.outcome]);
  if (!active || !lesson) return null;
  const number = LESSONS.filter((one) => done.value.has(one.id)).length + 1;
  return (
    <LessonSlip lesson={lesson} count={`${number}/${LESSONS.length}`} onEnd={() => (tutorialDone.value = true)}>
      {!lesson.by && (
        <button type="button" class="button small main" onClick={() => learn(lesson.id)}>
          Understood
        </button>
      )}
    </LessonSlip>
  );
}
