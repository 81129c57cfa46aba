/** A voice in the dark: teaches one side by playing it, at a table with bots. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { endLessons, learn, learnedAt, show, shownAt } from "../../../learning";
import { lessons as taughtAt } from "../../../settings";
import { LessonSlip } from "../../../ui/table/LessonSlip";
import { useController } from "../context";
import { countOf, learnedBy, lessonNow } from "./lessons";
import { MAPS, POINTERS } from "./pointers";

export function Coach(): JSX.Element | null {
  const controller = useController();
  const { id } = controller.table;
  const view = controller.view.value;
  const side = (id && view.seat >= 0 && taughtAt.value[id]) || "";
  const lessons = controller.box.value.lessons[side] ?? [];
  const log = controller.table.log.value;
  const done = learnedAt(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened is looked at once
  useEffect(() => {
    if (lessons.length === 0) return;
    const told = log.map((line) => line.event);
    learn(id, ...learnedBy(lessons, told));
  }, [log]);
  const lesson = lessonNow(lessons, view, done, controller.lesson.peek());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson is seen once, by its name
  useEffect(() => {
    controller.lesson.value = lesson?.id ?? "";
    if (lesson) show(id, lesson.id);
  }, [lesson?.id]);
  if (!lesson) return null;
  const key = `lesson.${side}.${lesson.id}`;
  const touch = matchMedia("(hover: none)").matches && controller.texts.value.has(`${key}.touch`) ? ".touch" : "";
  const texts = controller.texts.value;
  const words = texts.say(`${key}${touch}`);
  const count = countOf(lessons, lesson, done, shownAt(id));
  const at = POINTERS[`${side}.${lesson.id}`] ?? MAPS[side]!;
  return (
    <LessonSlip
      lesson={{ id: lesson.id, at, words }}
      count={count ? texts.say("label.lesson", count) : ""}
      class="alone-coach"
      onEnd={() => endLessons(id)}
    >
      <button
        type="button"
        class={`button small ${lesson.by.length > 0 ? "quiet" : "main"}`}
        onClick={() => learn(id, lesson.id)}
      >
        {texts.say(lesson.by.length > 0 ? "label.skip" : "label.understood")}
      </button>
    </LessonSlip>
  );
}
