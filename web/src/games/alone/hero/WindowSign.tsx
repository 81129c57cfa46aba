/** A window is open: evil may answer, by public rule, and whatever it holds. With a timer where the table has one. */

import type { JSX } from "preact";
import { useController } from "../context";
import { mainAsk } from "../offers";
import { TimeLeft } from "../TimeLeft";

export function WindowSign(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const { window, played, most } = view.reactions;
  if (!window || view.outcome || mainAsk(view)) return null;
  return (
    <div class="window-sign" role="status">
      <span class="window-eyes" aria-hidden="true" />
      <span>
        <span class="window-words">{texts.message(window.says)}</span>
        <span class="label">{texts.say("label.reactions", { played, most })}</span>
      </span>
      <TimeLeft />
    </div>
  );
}
