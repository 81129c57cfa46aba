/** Lets ALONE be heard as long as its table is shown. */

import { computed, effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { calm } from "../../../settings";
import { engine, LOST, TURN, WON } from "../../../sound";
import type { Desk } from "../desk";
import { mainAsk } from "../offers";
import { dread } from "./drone";
import { CALM, moodOf } from "./mood";
import { ALERTS, scoreOf } from "./scores";

export function useSounds(desk: Desk): void {
  useEffect(() => {
    const mood = computed(() => (desk.view.value ? moodOf(desk.view.value) : CALM));
    engine.music(dread(mood, calm));
    let asked = -1;
    const stop = effect(() => {
      for (const event of desk.table.events.value) {
        const score = scoreOf(event, calm.peek());
        if (score) engine.play(score);
        const alert = ALERTS[event.event];
        if (alert) engine.play(alert, "alerts");
      }
      const view = desk.view.peek();
      const ask = view ? mainAsk(view) : undefined;
      if (ask && ask.options.length > 0 && ask.id !== asked) engine.play(TURN, "alerts");
      asked = ask?.id ?? -1;
    });
    const outcome = computed(() => desk.view.value?.outcome ?? null);
    const before = outcome.peek();
    const end = effect(() => {
      // Whoever comes to a table where all is over hears nothing of it.
      if (!outcome.value || outcome.value === before) return;
      engine.play(outcome.value.winners.includes(Math.max(0, desk.view.peek().seat)) ? WON : LOST, "alerts");
    });
    return () => {
      stop();
      end();
      engine.music(null);
    };
  }, [desk]);
}
