/** A voice in the dark: teaches one side by playing it, at a table with bots. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../../announce";
import { lessons as taughtAt } from "../../../settings";
import { Icon } from "../../../ui/icons";
import { useDesk } from "../context";
import { learnedBy, lessonNow, lessonsFor } from "./lessons";

const NOTHING: ReadonlySet<string> = new Set();
/** What was learned at which table. */
const learned = signal<Readonly<Record<string, ReadonlySet<string>>>>({});

function learn(table: string, ids: readonly string[]): void {
  const before = learned.peek()[table] ?? NOTHING;
  if (ids.some((id) => !before.has(id))) learned.value = { ...learned.peek(), [table]: new Set([...before, ...ids]) };
}

function stop(table: string): void {
  const { [table]: _, ...rest } = taughtAt.value;
  taughtAt.value = rest;
}

export function Coach(): JSX.Element | null {
  const desk = useDesk();
  const { id } = desk.table;
  const view = desk.view.value;
  const lessons = id && view.seat >= 0 ? lessonsFor(taughtAt.value[id]) : [];
  const log = desk.table.log.value;
  const done = learned.value[id] ?? NOTHING;
  useEffect(() => {
    if (lessons.length > 0)
      learn(
        id,
        learnedBy(
          lessons,
          log.map((line) => line.event),
        ),
      );
  }, [log]);
  const lesson = lessonNow(lessons, view, done);
  useEffect(() => {
    if (!lesson) return;
    announce(lesson.words);
    const thing = document.querySelector(lesson.at);
    thing?.classList.add("coached");
    return () => thing?.classList.remove("coached");
  }, [lesson?.id]);
  if (!lesson) return null;
  const number = lessons.filter((one) => done.has(one.id)).length + 1;
  return (
    <aside class="coach alone-coach" aria-label="Lesson">
      <p class="coach-words">{lesson.words}</p>
      <div class="coach-actions">
        <span class="coach-count figures">
          {number}/{lessons.length}
        </span>
        <button
          type="button"
          class={`button small ${lesson.by ? "quiet" : "main"}`}
          onClick={() => learn(id, [lesson.id])}
        >
          {lesson.by ? "Skip" : "Understood"}
        </button>
        <button type="button" class="button small quiet" aria-label="No more lessons" onClick={() => stop(id)}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  );
}
