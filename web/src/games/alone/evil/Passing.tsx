/** Windows in which evil can do nothing but pass: against a hero that is a bot, and learns nothing from the pause. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { kept } from "../../../settings";
import { useController } from "../context";
import { mainAsk, offersOf } from "../offers";
import type { AloneScreen } from "../types";
import { ownBusiness } from "./placed";

/** So long the question stays on screen. */
const PASS_AFTER_MS = 600;
const passes = kept<boolean>("passes", true);

/** Whether there is nothing in this window but to pass. */
export function canOnlyPass(view: AloneScreen): boolean {
  const offers = offersOf(mainAsk(ownBusiness(view)));
  return offers.length === 1 && offers[0]!.option.action.act === "pass";
}

export function Passing(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const hero = controller.table.people.value[0];
  const alone = view.reactions.hands.length === 1 && hero?.bot !== null && hero?.bot !== undefined;
  const idle = canOnlyPass(view);
  const ask = idle ? mainAsk(ownBusiness(view)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and again when the person changes their mind
  useEffect(() => {
    if (!ask || !alone || !passes.value || controller.lesson.value) return;
    const timer = setTimeout(() => controller.take(offersOf(ask)[0]!, "pass"), PASS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ask?.id, alone, passes.value, controller.lesson.value]);
  if (!idle) return null;
  return (
    <span class="evil-passing label">
      {controller.texts.value.say("label.nothing_fits")}
      {alone && (
        <label>
          <input
            type="checkbox"
            checked={passes.value}
            onChange={(event) => (passes.value = event.currentTarget.checked)}
          />
          {controller.texts.value.say("label.pass_by_itself")}
        </label>
      )}
    </span>
  );
}
