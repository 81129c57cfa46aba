/** The moment of winning or losing: what was asked, what was true, and what now. */

import type { ComponentChildren, JSX } from "preact";
import { EndingDialog } from "../../ui/table/EndingDialog";
import { Passages } from "../../ui/Passages";
import { useController } from "./context";
import { pattern } from "./guess";

export function Ending({ more }: { more?: ComponentChildren }): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  if (!view.outcome) return null;
  const won = view.outcome.winners.length > 0;
  const texts = controller.texts.value;
  // The answer stands above, in windows.
  const read = controller.table.passages.value.filter((passage) => passage.kind !== "answer");
  const guess = controller.table.log.value
    .map((line) => line.event)
    .findLast((event) => event.event === "solved")?.guess;
  return (
    <EndingDialog title={won ? "Mission solved" : "Mission failed"} class={won ? "won" : "lost"} more={more}>
      <div class="ending-head">
        <svg class="ending-sign" viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
          {won ? (
            <path d="M22 40a12 12 0 1 1 8-20.5L56 46l-6 6-5-5-5 5-5-5 5-5-6-6M20 26a3 3 0 1 0 .1 0" />
          ) : (
            <path d="M32 8 60 56H4zM32 24v16M32 46v3" />
          )}
        </svg>
        <p class="ending-words display">{texts.say(`outcome.${view.outcome.key}`)}</p>
        <p class="ending-stamp display" aria-hidden="true">
          {won ? "Solved" : "Failed"}
        </p>
      </div>
      <div class="ending-answer">
        <span class="label">{view.mission.question}</span>
        <div class="ending-console" role="img" aria-label={`The answer: ${view.answer}`}>
          {pattern(view, view.answer ?? "").map((word, i) => (
            <span key={i} class="slot-word">
              {word.map((slot, j) => (
                <span key={j} class="slot set" style={{ animationDelay: `${(i * 4 + j) * 70}ms` }}>
                  {slot.sign}
                </span>
              ))}
            </span>
          ))}
        </div>
        {typeof guess === "string" && !won && <span class="label">You answered {guess}.</span>}
      </div>
      {read.length > 0 && (
        <div class="ending-read">
          <Passages passages={read} />
        </div>
      )}
    </EndingDialog>
  );
}
