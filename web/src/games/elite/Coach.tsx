/** The sergeant's voice: teaches the first rounds by doing them, at tables that were opened to learn. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { endLessons, learn, learnedAt, openNext } from "../../learning";
import { wordsFor } from "../../pages/attempt";
import { lessons } from "../../settings";
import { Icon } from "../../ui/icons";
import { LessonSlip } from "../../ui/table/LessonSlip";
import { useController } from "./context";
import { FacesInSlip } from "./Faces";
import { ABOUT, BOARD, learnedBy, lessonFor, type Lesson } from "./lessons";
import type { Table } from "./types";
import "./styles/coach.css";

export function Coach(): JSX.Element | null {
  const { table, view: shown } = useController();
  const view = shown.value;
  const active = lessons.value[table.id] !== undefined && view.seat >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened is looked at once
  useEffect(() => {
    if (active) learn(table.id, ...learnedBy(table.events.value, view));
  }, [table.events.value, active]);
  if (!active) return null;
  const lesson = lessonFor(view, learnedAt(table.id));
  if (lesson) {
    const words = table.texts.value.say(`lesson.${lesson.id}`);
    return <Slip table={table} lesson={lesson} words={words} of={view.setting.lessons} />;
  }
  const between = view.hand.meanwhile;
  if (!between) return null;
  return (
    <LessonSlip
      lesson={{ id: between, words: table.texts.value.say(`lesson.${between}`), at: BOARD }}
      count={countOf(table, view.setting.lessons)}
      class="between"
      onEnd={() => endLessons(table.id)}
    />
  );
}

/** How much of it is learned; it never goes back. */
function countOf({ id, texts }: Table, all: readonly Lesson[]): string {
  const learned = all.filter((one) => learnedAt(id).includes(one.id)).length;
  return texts.value.say("ui.learned", { learned, all: all.length });
}

interface SlipProps {
  readonly table: Table;
  readonly lesson: Lesson;
  readonly words: string;
  readonly of: readonly Lesson[];
}

function Slip({ table, lesson, words, of }: SlipProps): JSX.Element {
  const [problem, setProblem] = useState("");
  const say = (key: string): string => table.texts.value.say(key);
  const next = (after: string) => (): void =>
    void openNext("elite", after).catch((trouble: unknown) => setProblem(wordsFor(trouble)));
  return (
    <LessonSlip
      lesson={{ id: lesson.id, words, at: ABOUT[lesson.id] ?? BOARD }}
      count={lesson.leads_to === "over" ? "" : countOf(table, of)}
      onEnd={() => endLessons(table.id)}
    >
      {lesson.id === "roll" && <FacesInSlip />}
      {problem && <p role="alert">{problem}</p>}
      {lesson.leads_to === "rush" && (
        <button type="button" class="button small main" onClick={next("steps")}>
          <Icon name="clock" size={20} /> {say("ui.sixty_seconds")}
        </button>
      )}
      {lesson.leads_to === "over" && (
        <>
          <button type="button" class="button small main" onClick={next("rush")}>
            {say("ui.own_game")}
          </button>
          <button type="button" class="button small" onClick={() => endLessons(table.id)}>
            {say("ui.play_on")}
          </button>
        </>
      )}
      {!lesson.leads_to && (
        <button
          type="button"
          class={`button small ${lesson.by.length > 0 ? "quiet" : "main"}`}
          onClick={() => learn(table.id, lesson.id)}
        >
          {say(lesson.by.length > 0 ? "ui.later" : "ui.understood")}
        </button>
      )}
    </LessonSlip>
  );
}
