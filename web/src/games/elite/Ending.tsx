/** The moment of winning or losing, and what now. */

import type { ComponentChildren, JSX } from "preact";
import { EndingDialog } from "../../ui/table/EndingDialog";
import { useController } from "./context";
import { EndingScene } from "./EndingScene";
import { eliteSetting } from "./setting";

export function Ending({ more, report }: { more?: ComponentChildren; report?: ComponentChildren }): JSX.Element | null {
  const controller = useController();
  const { outcome, clock } = controller.view.value;
  const texts = controller.texts.value;
  if (!outcome) return null;
  const won = outcome.winners.length > 0;
  return (
    <EndingDialog
      title={texts.say(won ? "ui.won" : "ui.lost")}
      class={`elite-ending ${won ? "won" : "lost"}`}
      more={more}
    >
      <EndingScene won={won} />
      <p class="ending-words display">{texts.say(`outcome.${outcome.key}`)}</p>
      <p class="label">
        {eliteSetting(controller.view.value, controller.parts.value, texts).join(", ")}:{" "}
        {texts.say("ui.round", { round: clock.round, rounds: clock.rounds })}
      </p>
      {report}
    </EndingDialog>
  );
}
