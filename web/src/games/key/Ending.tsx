/** The moment of winning or losing: what was asked, what was true, and what now. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../../ui/Dialog";
import { useDesk } from "./context";
import { rowsOf } from "./Console";

export function Ending({ more }: { more?: ComponentChildren }): JSX.Element | null {
  const desk = useDesk();
  const view = desk.view.value;
  const [seen, setSeen] = useState(false);
  const over = view.outcome !== null;
  useEffect(() => {
    if (!over) setSeen(false);
  }, [over]);
  if (!view.outcome || seen) return null;
  const won = view.outcome.winners.length > 0;
  const texts = desk.texts.value;
  const guess = [...desk.table.log.value].reverse().find((line) => line.event.event === "solved")?.event["guess"];
  return (
    <Dialog title={won ? "Mission solved" : "Mission failed"} class={`ending ${won ? "won" : "lost"}`} onClose={() => setSeen(true)}>
      <p class="ending-words display">{texts.say(`outcome.${view.outcome.key}`)}</p>
      <div class="ending-answer">
        <span class="label">{view.mission.question}</span>
        <strong class="display">{view.answer}</strong>
        {typeof guess === "string" && !won && <span class="label">You answered {guess}.</span>}
      </div>
      <div class="ending-console" aria-hidden="true">
        {rowsOf(view).map((row) => (
          <div key={row.row}>
            {row.panes.map((pane, i) => (
              <span key={i} class={pane ? "slot set" : "slot gap"}>
                {pane ? view.windows[pane.index] : ""}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div class="dialog-actions">
        <button type="button" class="button quiet" onClick={() => setSeen(true)}>
          Look at the table
        </button>
        {more}
      </div>
    </Dialog>
  );
}
