/** The moment of winning or losing, and what now. */

import type { ComponentChildren, JSX } from "preact";
import { EndingDialog } from "../../ui/table/EndingDialog";
import { useController } from "./context";

export function Ending({ more, report }: { more?: ComponentChildren; report?: ComponentChildren }): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  if (!view.outcome) return null;
  const won = view.outcome.winners.length > 0;
  const mission = controller.parts.value.missions[view.options.mission]?.name ?? "";
  return (
    <EndingDialog
      title={won ? "Mission accomplished" : "Mission failed"}
      class={`elite-ending ${won ? "won" : "lost"}`}
      more={more}
    >
      <div class="ending-head">
        <svg class="ending-sign" viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
          {won ? <path d="M10 34l14 14L54 14M8 56h48" /> : <path d="M32 8 60 56H4zM32 24v16M32 46v3" />}
        </svg>
        <p class="ending-words display">{controller.texts.value.say(`outcome.${view.outcome.key}`)}</p>
      </div>
      <p class="label">
        {mission}, {controller.battlefield.value.chart.plan.name}, {view.options.difficulty}: round {view.round} of{" "}
        {controller.parts.value.numbers.rounds}.
      </p>
      {report}
    </EndingDialog>
  );
}
