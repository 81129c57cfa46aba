/** A lesson on its slip: a few words, how far it goes, what can be pressed; what it is about is framed meanwhile. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../announce";
import { say } from "../../words/shell";

/** What every game's lessons have: `at` is what they are about, as a selector. */
export interface SlipWords {
  readonly id: string;
  readonly words: string;
  readonly at: string;
}

interface Props {
  readonly lesson: SlipWords;
  /** How far it goes. */
  readonly count: string;
  readonly class?: string;
  readonly onEnd: () => void;
  /** Buttons before the one that ends all lessons. */
  readonly children?: ComponentChildren;
}

export function LessonSlip({ lesson, count, class: more = "", onEnd, children }: Props): JSX.Element {
  useEffect(() => {
    announce(lesson.words);
    const thing = document.querySelector(lesson.at);
    thing?.classList.add("coached");
    return () => thing?.classList.remove("coached");
  }, [lesson.at, lesson.words]);
  return (
    <aside class={`coach ${more}`} aria-label={say("lesson")}>
      <p class="coach-words">{lesson.words}</p>
      <div class="coach-actions">
        {count && <span class="coach-count figures">{count}</span>}
        {children}
        <button type="button" class="button small quiet coach-end" onClick={onEnd}>
          {say("lesson.end")}
        </button>
      </div>
    </aside>
  );
}
