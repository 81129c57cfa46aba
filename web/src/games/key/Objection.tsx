/** Somebody did not agree: whoever proposed the answer reads why before they go on, and may insist. */

import type { JSX } from "preact";
import { Dialog } from "../../ui/Dialog";
import { useController } from "./context";
import { kindOf, LogWords } from "./LogWords";
import { standingAsk } from "./offers";
import { WRITTEN_IN, type KeyEvent } from "./types";

const OBJECTIONS: readonly KeyEvent["event"][] = [
  "disagreed",
  "window_pointed_at",
  "signs_pointed_at",
  "list_pointed_at",
];

export function ObjectionDialog(): JSX.Element | null {
  const controller = useController();
  const { table } = controller;
  const view = controller.view.value;
  const log = table.log.value;
  const ask = standingAsk(view);
  const at = log.findLastIndex((line) => OBJECTIONS.includes(line.event.event));
  const objection = log[at];
  const proposed = log.slice(0, at).findLast((line) => line.event.event === "proposed")?.event;
  if (!objection || !ask || view.outcome || view.vote || controller.heard.value === objection.key) return null;
  if (log.slice(at + 1).some((line) => kindOf(line.event.event) !== "said")) return null; // it is long past
  if (proposed?.event !== "proposed" || proposed.seat !== view.seat) return null;
  const texts = controller.texts.value;
  const close = (): void => void (controller.heard.value = objection.key);
  const { guess } = proposed;
  return (
    <Dialog title={texts.say("vote.not_agreed")} onClose={close} class="consent">
      <p class="proposed display" lang={WRITTEN_IN}>
        {guess}
      </p>
      <p>
        <LogWords event={objection.event} />
      </p>
      <p class="label">{texts.say("vote.insist")}</p>
      <div class="dialog-actions">
        <button
          type="button"
          class="button"
          data-anchor="propose"
          onClick={() => void table.answer(ask.id, { act: "propose", guess }, "propose")}
        >
          {texts.say("vote.again")}
        </button>
        <button type="button" class="button main" onClick={close}>
          {texts.say("vote.leave_it")}
        </button>
      </div>
    </Dialog>
  );
}
