/** The moment of winning or losing, and what now. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../../ui/Dialog";
import { useDesk } from "./context";

export function Ending({ more, report }: { more?: ComponentChildren; report?: ComponentChildren }): JSX.Element | null {
  const desk = useDesk();
  const view = desk.view.value;
  const [seen, setSeen] = useState(false);
  const over = view.outcome !== null;
  useEffect(() => {
    if (!over) setSeen(false);
  }, [over]);
  if (!view.outcome || seen) return null;
  const won = view.outcome.winners.length > 0;
  const mission = desk.parts.value.missions[view.options.mission]?.name ?? "";
  return (
    <Dialog
      title={won ? "Mission accomplished" : "Mission failed"}
      class={`ending wide elite-ending ${won ? "won" : "lost"}`}
      onClose={() => setSeen(true)}
    >
      <div class="ending-head">
        <svg class="ending-sign" viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
          {won ? <path d="M10 34l14 14L54 14M8 56h48" /> : <path d="M32 8 60 56H4zM32 24v16M32 46v3" />}
        </svg>
        <p class="ending-words display">{desk.texts.value.say(`outcome.${view.outcome.key}`)}</p>
      </div>
      <p class="label">
        {mission}, {desk.look.value.chart.plan.name}, {view.options.difficulty}: round {view.round} of{" "}
        {desk.parts.value.numbers.rounds}.
      </p>
      {report}
      <div class="dialog-actions">
        <button type="button" class="button quiet" onClick={() => setSeen(true)}>
          Look at the table
        </button>
        {more}
      </div>
    </Dialog>
  );
}
