/** What the hero's player has in mind: walking or looking, what is aimed at, what part of the map is looked at. */

import { effect, signal, type Signal } from "@preact/signals";
import { announce } from "../../../announce";
import type { Offer } from "../types";
import type { Controller } from "../controller";
import type { Gait } from "./ground";

export class HeroHand {
  readonly gait: Signal<Gait> = signal("move");
  /** The sector in focus. */
  readonly cursor: Signal<number> = signal(-1);
  /** The level that is looked at; null is the one where the hero is. */
  readonly level: Signal<number | null> = signal(null);
  /** What was aimed at with keys or a finger: the second press takes it. */
  readonly aimed: Signal<readonly Offer[]> = signal([]);
  /** The name that is written about; empty is the sector where the hero is, or the one in focus. */
  readonly noting: Signal<string> = signal("");
}

/** Show what would happen; several ways to do it wait in the tray. */
export function aim(controller: Controller, offers: readonly Offer[]): void {
  controller.hand.aimed.value = offers;
  controller.over.value = offers.length === 1 ? offers[0]! : null;
  const words = offers.map((offer) => controller.labelOf(offer));
  announce(controller.texts.value.say("say.aimed", { words, count: words.length }));
}

export function take(controller: Controller, offer: Offer, anchor: string): void {
  controller.hand.aimed.value = [];
  controller.hand.level.value = null;
  controller.about.value = "";
  controller.take(offer, anchor);
}

/** Aim with the first press, take with the second. */
export function aimOrTake(controller: Controller, offer: Offer, anchor: string): void {
  if (controller.hand.aimed.value.length === 1 && controller.hand.aimed.value[0]!.option.id === offer.option.id)
    take(controller, offer, anchor);
  else aim(controller, [offer]);
}

/** Let go of what is aimed at when it is no longer asked; each turn begins with walking. */
export function watchAim(controller: Controller): () => void {
  let acted = -1;
  return effect(() => {
    const asks = controller.view.value.asks.map((ask) => ask.id);
    const acts = controller.view.value.asks.find((ask) => ask.kind === "hero_acts")?.id ?? -1;
    if (acts >= 0 && acts !== acted) controller.hand.gait.value = "move";
    acted = acts;
    const gone = (offer: Offer): boolean => !asks.includes(offer.ask.id);
    if (controller.hand.aimed.peek().some(gone)) controller.hand.aimed.value = [];
    const over = controller.over.peek();
    if (over && gone(over)) controller.over.value = null;
  });
}

export function lower(controller: Controller): void {
  controller.hand.aimed.value = [];
  controller.over.value = null;
}
