/** The sergeant's voice: teaches the first rounds by doing them, at tables that were opened to learn. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../../announce";
import { endLessons, openTable } from "../../learning";
import { wordsFor } from "../../pages/attempt";
import { kept, lessons } from "../../settings";
import { useTable } from "../../ui/context";
import { Icon } from "../../ui/icons";
import { FIRST_RUSH } from "./learn";
import { learnedBy, lessonFor, lessonsOf, type Lesson } from "./lessons";
import type { EliteView } from "./types";
import "./styles/coach.css";

/** What was learned, by table: a page that is loaded again does not begin anew. */
const learned = kept<Readonly<Record<string, readonly string[]>>>("elite.learned", {});

const learnedAt = (table: string): readonly string[] => learned.value[table] ?? [];

function learn(table: string, ...ids: string[]): void {
  const before = learned.peek()[table] ?? [];
  const fresh = ids.filter((id) => !before.includes(id));
  // Only the table of today is of interest.
  if (fresh.length > 0) learned.value = { [table]: [...before, ...fresh] };
}

export function Coach(): JSX.Element | null {
  const table = useTable();
  const view = table.view.value as EliteView;
  const active = lessons.value[table.id] !== undefined && view.seat >= 0;
  useEffect(() => {
    if (active) learn(table.id, ...learnedBy(table.events.value, view));
  }, [table.events.value, active]);
  const lesson = active ? lessonFor(view, learnedAt(table.id)) : undefined;
  useEffect(() => {
    if (!lesson) return;
    announce(lesson.words);
    const thing = document.querySelector(lesson.at);
    thing?.classList.add("coached");
    return () => thing?.classList.remove("coached");
  }, [lesson?.id]);
  if (!lesson) return null;
  return <Slip table={table.id} lesson={lesson} of={lessonsOf(view)} />;
}

interface SlipProps {
  readonly table: string;
  readonly lesson: Lesson;
  readonly of: readonly Lesson[];
}

function Slip({ table, lesson, of }: SlipProps): JSX.Element {
  const [problem, setProblem] = useState("");
  const rush = (): void =>
    void openTable(FIRST_RUSH, "rush").catch((trouble: unknown) => setProblem(wordsFor(trouble)));
  const number = of.filter((one) => learnedAt(table).includes(one.id)).length + 1;
  return (
    <aside class="coach" aria-label="Lesson">
      <p class="coach-words">{lesson.words}</p>
      {problem && <p role="alert">{problem}</p>}
      <div class="coach-actions">
        <span class="coach-count figures">
          {number}/{of.length}
        </span>
        {lesson.then === "rush" && (
          <button type="button" class="button small main" onClick={rush}>
            <Icon name="clock" size={20} /> Sixty seconds
          </button>
        )}
        {lesson.then === "over" && (
          <button type="button" class="button small main" onClick={() => endLessons(table)}>
            Understood
          </button>
        )}
        {!lesson.by && !lesson.then && (
          <button type="button" class="button small main" onClick={() => learn(table, lesson.id)}>
            Understood
          </button>
        )}
        {lesson.by && (
          <button type="button" class="button small quiet" onClick={() => learn(table, lesson.id)}>
            Later
          </button>
        )}
        <button
          type="button"
          class="button small quiet icon"
          aria-label="No more lessons"
          onClick={() => endLessons(table)}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  );
}
