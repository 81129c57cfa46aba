/** The moment of winning or losing: what was asked, what was true, and what now. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { EndingDialog } from "../../ui/table/EndingDialog";
import { Passages } from "../../ui/Passages";
import { isEvent } from "../../view";
import { pace, prefersLessMotion } from "../../settings";
import { say } from "../../words/shell";
import { useController } from "./context";
import type { Controller } from "./controller";
import { slotsOf, spaced } from "./slots";
import { WRITTEN_IN } from "./types";

const TURN_MS = 160;

/** How many windows stand before a word. */
const before = (words: readonly (readonly unknown[])[], word: number): number => words.slice(0, word).flat().length;

/** Whether all windows have turned: where the answer was just given they turn one by one, before anything is stamped. */
function useTurned(controller: Controller, windows: number): boolean {
  const over = controller.view.value.outcome !== null;
  const [isTurned, setTurned] = useState(false);
  useEffect(() => {
    if (!over) return;
    const fresh = controller.table.events.peek().some((event) => isEvent(event, "solved"));
    const shown = fresh && !prefersLessMotion() && pace.peek() !== "none";
    const timer = setTimeout(() => setTurned(true), shown ? windows * TURN_MS + 700 : 0);
    return () => clearTimeout(timer);
  }, [controller, over, windows]);
  return isTurned;
}

export function Ending({ more }: { more?: ComponentChildren }): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const slots = slotsOf(view, view.console.answer ?? "");
  const isTurned = useTurned(controller, slots.flat().length);
  if (!view.outcome) return null;
  const won = view.outcome.winners.length > 0;
  const texts = controller.texts.value;
  const { open, written } = controller.table.hints.value;
  // The answer stands above, in windows; the line for friends stands with the streak.
  const read = controller.table.passages.value.filter(({ kind }) => kind !== "answer" && kind !== "share");
  const solved = controller.table.log.value.map((line) => line.event).findLast((event) => isEvent(event, "solved"));
  const title = texts.say(!isTurned ? "end.behind" : won ? "end.solved" : "end.failed");
  return (
    <EndingDialog title={title} class={`${won ? "won" : "lost"} ${isTurned ? "" : "turning"}`} more={more}>
      <div class="ending-head" aria-hidden={isTurned ? undefined : "true"}>
        <svg class="ending-sign" viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
          {won ? (
            <path d="M22 40a12 12 0 1 1 8-20.5L56 46l-6 6-5-5-5 5-5-5 5-5-6-6M20 26a3 3 0 1 0 .1 0" />
          ) : (
            <path d="M32 8 60 56H4zM32 24v16M32 46v3" />
          )}
        </svg>
        <p class="ending-words display">{texts.say(`outcome.${view.outcome.key}`)}</p>
        <p class="ending-stamp display" aria-hidden="true">
          {texts.say(won ? "ending.won" : "ending.lost")}
        </p>
      </div>
      <div class="ending-answer">
        <span class="label" lang={WRITTEN_IN}>
          {view.mission.question}
        </span>
        <div
          class="ending-console"
          role="img"
          aria-label={texts.say("console.answer_was", { answer: view.console.answer })}
        >
          {slots.map((word, i) => (
            <span key={i} class="slot-word">
              {word.map((slot, j) => (
                <span key={j} class="slot set" style={{ animationDelay: `${(before(slots, i) + j) * TURN_MS}ms` }}>
                  {slot.sign}
                </span>
              ))}
            </span>
          ))}
        </div>
        {solved && isEvent(solved, "solved") && !won && (
          <span class="label">{texts.say("end.you_answered", { guess: spaced(view, solved.guess) })}</span>
        )}
        {view.result && isTurned && (
          <span class="label ending-result">
            {texts.message(view.result)} {written > 0 && say("hints.used", { open: open.length })}
          </span>
        )}
      </div>
      {read.length > 0 && (
        <div class="ending-read">
          <Passages passages={read} texts={texts} />
        </div>
      )}
    </EndingDialog>
  );
}
