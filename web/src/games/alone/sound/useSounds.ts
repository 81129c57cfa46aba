/** Lets ALONE be heard as long as its table is shown. */

import { computed, effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { calm } from "../../../settings";
import { engine, LOST, TURN, WON } from "../../../sound";
import type { Controller } from "../controller";
import { mainAsk } from "../offers";
import { dread } from "./drone";
import { CALM, moodOf } from "./mood";
import { ALERTS, scoreOf } from "./scores";

export function useSounds(controller: Controller): void {
  useEffect(() => {
    const mood = computed(() => (controller.view.value ? moodOf(controller.view.value) : CALM));
    engine.music(dread(mood, calm));
    let asked = -1;
    const stop = effect(() => {
      for (const event of controller.table.events.value) {
        const score = scoreOf(event, calm.peek());
        if (score) engine.play(score);
        const alert = ALERTS[event.event];
        if (alert) engine.play(alert, "alerts");
      }
      const view = controller.view.peek();
      const ask = view ? mainAsk(view) : undefined;
      if (ask && ask.options.length > 0 && ask.id !== asked) engine.play(TURN, "alerts");
      asked = ask?.id ?? -1;
    });
    const outcome = computed(() => controller.view.value?.outcome ?? null);
    const before = outcome.peek();
    const end = effect(() => {
      // Whoever comes to a table where all is over hears nothing of it.
      if (!outcome.value || outcome.value === before) return;
      engine.play(outcome.value.winners.includes(Math.max(0, controller.view.peek().seat)) ? WON : LOST, "alerts");
    });
    return () => {
      stop();
      end();
      engine.music(null);
    };
  }, [controller]);
}
