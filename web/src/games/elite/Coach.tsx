/** The sergeant's voice: teaches the first rounds by doing them, at tables that were opened to learn. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { endLessons, learn, learnedAt, openNext } from "../../learning";
import { wordsFor } from "../../pages/attempt";
import { lessons } from "../../settings";
import { Icon } from "../../ui/icons";
import { LessonSlip } from "../../ui/table/LessonSlip";
import { go } from "../../router";
import { useController } from "./context";
import { learnedBy, lessonFor, lessonsOf, meanwhile, type Lesson } from "./lessons";
import "./styles/coach.css";

export function Coach(): JSX.Element | null {
  const { battlefield, table, view: shown } = useController();
  const view = shown.value;
  const active = lessons.value[table.id] !== undefined && view.seat >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened is looked at once
  useEffect(() => {
    if (active) learn(table.id, ...learnedBy(table.events.value, view));
  }, [table.events.value, active]);
  if (!active) return null;
  const lesson = lessonFor(view, learnedAt(table.id), (card) => battlefield.value.hasTarget(card));
  if (lesson) {
    const words = table.texts.value.say(`lesson.${lesson.id}`);
    return <Slip table={table.id} lesson={lesson} words={words} of={lessonsOf(view)} />;
  }
  const between = meanwhile(view);
  if (!between) return null;
  return (
    <LessonSlip
      lesson={{ id: between, words: table.texts.value.say(`lesson.${between}`), at: ".elite-board" }}
      count={countOf(table.id, lessonsOf(view))}
      class="between"
      onEnd={() => endLessons(table.id)}
    />
  );
}

/** How much of it is learned; it never goes back. */
function countOf(table: string, all: readonly Lesson[]): string {
  return `${all.filter((one) => learnedAt(table).includes(one.id)).length} of ${all.length} learned`;
}

interface SlipProps {
  readonly table: string;
  readonly lesson: Lesson;
  readonly words: string;
  readonly of: readonly Lesson[];
}

function Slip({ table, lesson, words, of }: SlipProps): JSX.Element {
  const [problem, setProblem] = useState("");
  const rush = (): void => void openNext("elite", "steps").catch((trouble: unknown) => setProblem(wordsFor(trouble)));
  return (
    <LessonSlip lesson={{ ...lesson, words }} count={countOf(table, of)} onEnd={() => endLessons(table)}>
      {problem && <p role="alert">{problem}</p>}
      {lesson.leadsTo === "rush" && (
        <button type="button" class="button small main" onClick={rush}>
          <Icon name="clock" size={20} /> Sixty seconds
        </button>
      )}
      {lesson.leadsTo === "over" && (
        <>
          <button type="button" class="button small main" onClick={() => endLessons(table)}>
            Play on
          </button>
          <button type="button" class="button small" onClick={() => go("/")}>
            A game of my own
          </button>
        </>
      )}
      {!lesson.leadsTo && (
        <button
          type="button"
          class={`button small ${lesson.by ? "quiet" : "main"}`}
          onClick={() => learn(table, lesson.id)}
        >
          {lesson.by ? "Later" : "Understood"}
        </button>
      )}
    </LessonSlip>
  );
}
