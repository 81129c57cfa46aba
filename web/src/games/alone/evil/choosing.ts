/** What evil is about to do on its own screen: a creature to begin with, a sector that may mean several things. */

import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Offer } from "../types";
import type { Controller } from "../controller";
import { placedOffers, type PlacedOffers } from "./placed";

/** How a sector is named to comrades. */
export const POINTED = "place ";

export class Choosing {
  /** The line of the creature table that is being placed, at set-up. */
  readonly line: Signal<number | null> = signal(null);
  /** The sector that was pressed and may mean several things. */
  readonly place: Signal<number | null> = signal(null);
  /** The card of the hand that is being looked at. */
  readonly card: Signal<number | null> = signal(null);
  /** The card that lies open where not all of them can. */
  readonly open: Signal<number | null> = signal(null);
  /** The sheet that is shown where only one fits; null: the one that matters. */
  readonly sheet: Signal<number | null> = signal(null);
  /** Cards that are to be discarded. */
  readonly discards: Signal<ReadonlySet<number>> = signal(new Set());
  readonly placed: ReadonlySignal<PlacedOffers>;

  constructor(readonly controller: Controller) {
    this.placed = computed(() => placedOffers(controller, this.line.value));
  }

  /** A press on a sector: done if it can mean one thing only, alone or with the sector pressed before. */
  press(place: number): void {
    const { places } = this.placed.value;
    const offers = places.get(place) ?? [];
    const before = this.place.value === null ? [] : (places.get(this.place.value) ?? []);
    const both = this.place.value === place ? [] : offers.filter((offer) => before.includes(offer));
    const meant = offers.length === 1 ? offers : both;
    if (offers.length === 0) this.point(place);
    if (meant.length === 1) this.take(meant[0]!, `place-${place}`);
    else this.place.value = offers.length > 1 ? place : null;
  }

  /** Show comrades a sector; the hero is told nothing of it. */
  private point(place: number): void {
    if (this.controller.view.value.reactions.hands.length > 1)
      this.controller.table.sender.point?.(`${POINTED}${place}`);
  }

  take(offer: Offer, anchor: string): void {
    this.forget();
    this.controller.take(offer, anchor);
  }

  /** Forget what was half chosen: there is another question. */
  forget(): void {
    this.place.value = null;
    this.card.value = null;
    this.open.value = null;
    this.sheet.value = null;
    this.discards.value = new Set();
  }
}

const Context = createContext<Choosing | null>(null);

export const ChoosingProvider = Context.Provider;

export function useChoosing(): Choosing {
  const found = useContext(Context);
  if (!found) throw new Error("nobody chooses here");
  return found;
}
