/** What follows from every new view for the person at the table: things picked up fall down, dice land, films give way. */

import { effect } from "@preact/signals";
import { AfterNextFrame } from "../../ui/ticker";
import type { Controller } from "./controller";
import { isEvent } from "../../view";
import { figureOf } from "./offers";

/** So long a question waits for what is still being shown. */
const PATIENCE_MS = 1500;

/** Keep what is picked in step with the view; returns what undoes it. */
export function watch(controller: Controller): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const calmDown = new AfterNextFrame(() => (controller.calm.value = controller.view.peek()));
  const stops = [
    () => calmDown.forget(),
    effect(() => {
      const view = controller.view.value;
      if (view.clock.runs) calmDown.want();
      else controller.calm.value = view;
    }),
    effect(() => {
      const { dice: all, seat } = controller.newest.value;
      const dice = controller.dice.peek();
      const { first, faces, lie } = all[seat] ?? { first: 0, faces: [], lie: [] };
      const stays = dice.filter((die) => lie[die - first] === "free" && faces[die - first] !== "tumbling");
      if (stays.length !== dice.length) controller.dice.value = stays;
      const alien = controller.alien.peek();
      if (alien !== null && !controller.offers.value.some((offer) => figureOf(offer.option.action) === alien))
        controller.alien.value = null;
      const mine = controller.myHeroes;
      if (!mine.includes(controller.hero.peek())) controller.hero.value = mine[0] ?? 0;
    }),
    effect(() => {
      // What was laid out to choose from counts as long as the same can be done: others act all the time.
      const offers = controller.offers.value;
      const several = controller.several.peek();
      if (several && !several.offers.every((offer) => offers.includes(offer))) controller.several.value = null;
    }),
    effect(() => {
      const landed = controller.table.events.value.filter((event) => isEvent(event, "landed"));
      if (landed.length === 0) return;
      const falls = new Map(controller.falls.peek());
      for (const event of landed) for (const die of event.dice) falls.set(die, (falls.get(die) ?? 0) + 1);
      controller.falls.value = falls;
    }),
    effect(() => {
      // A rush waits for nobody, and a question only for a moment.
      clearTimeout(timer);
      if (controller.table.stage.waiting.value === 0) return;
      const skip = (): void => controller.table.stage.skip();
      if (controller.newest.value.clock.runs) queueMicrotask(skip);
      else if (controller.ask.value && !controller.ask.value.standing) timer = setTimeout(skip, PATIENCE_MS);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
