/** What follows from every new view for the person at the desk: things picked up fall down, dice land, films give way. */

import { effect } from "@preact/signals";
import { AfterNextFrame } from "../../ui/ticker";
import type { Desk } from "./desk";
import { isEvent } from "../../view";
import { figureOf } from "./offers";

/** So long a question waits for what is still being shown. */
const PATIENCE_MS = 1500;

/** Keep what is picked in step with the view; returns what undoes it. */
export function watch(desk: Desk): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const calmDown = new AfterNextFrame(() => (desk.calm.value = desk.look.peek()));
  const stops = [
    () => calmDown.forget(),
    effect(() => {
      const look = desk.look.value;
      if (look.view.clock_runs) calmDown.want();
      else desk.calm.value = look;
    }),
    effect(() => {
      const look = desk.ahead.value;
      const dice = desk.dice.peek();
      const stays = dice.filter((die) => look.isFree(die) && !look.isTumbling(die));
      if (stays.length !== dice.length) desk.dice.value = stays;
      const alien = desk.alien.peek();
      if (alien !== null && !desk.offers.value.some((offer) => figureOf(offer.option.action) === alien))
        desk.alien.value = null;
      const mine = look.heroesOf(look.view.seat);
      if (!mine.includes(desk.hero.peek())) desk.hero.value = mine[0] ?? 0;
    }),
    effect(() => {
      // What was laid out to choose from counts as long as the same can be done: others act all the time.
      const offers = desk.offers.value;
      const several = desk.several.peek();
      if (several && !several.offers.every((offer) => offers.includes(offer))) desk.several.value = null;
    }),
    effect(() => {
      const landed = desk.table.events.value.filter((event) => isEvent(event, "landed"));
      if (landed.length === 0) return;
      const falls = new Map(desk.falls.peek());
      for (const event of landed) for (const die of event.dice) falls.set(die, (falls.get(die) ?? 0) + 1);
      desk.falls.value = falls;
    }),
    effect(() => {
      // A rush waits for nobody, and a question only for a moment.
      clearTimeout(timer);
      if (desk.table.stage.waiting.value === 0) return;
      const skip = (): void => desk.table.stage.skip();
      if (desk.newest.value.clock_runs) queueMicrotask(skip);
      else if (desk.ask.value && !desk.ask.value.standing) timer = setTimeout(skip, PATIENCE_MS);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
