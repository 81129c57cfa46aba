/** What the person at this table is about to do: what is under the pointer, what is looked at. No rule is in here. */

import { kept } from "../../settings";
import { PaperStack } from "../../ui/table/papers";
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { KeysInOrder } from "../../ui/table/keyboard";
import type { Texts } from "../../texts";
import { situationOf } from "./hero/doing";
import { HeroHand } from "./hero/hand";
import { tokensOf, type Token } from "./tokens";
import type { AloneView, Offer, Parts, Table } from "./types";
import { giverOf, spoken } from "./words";

const folded = kept<boolean>("alone-folded", false);

export class Controller {
  readonly papers = new PaperStack(folded, "log");
  readonly view: ReadonlySignal<AloneView>;
  readonly parts: ReadonlySignal<Parts>;
  readonly texts: ReadonlySignal<Texts>;
  readonly tokens: ReadonlySignal<readonly Token[]>;
  /** The option that is pointed at or focused: its consequence is shown before it is taken. */
  readonly over: Signal<Offer | null> = signal(null);

  /** What the hero's player has in mind. */
  readonly hand = new HeroHand();
  /** The paper on top of evil's. */
  readonly paper: Signal<string> = signal("log");
  /** On a phone, after the game: which of the two sides is looked at. */
  readonly side: Signal<"hero" | "truth"> = signal("truth");
  /** The lesson on screen, empty if there is none: while one is read, nothing goes on by itself. */
  readonly lesson: Signal<string> = signal("");
  readonly keys: KeysInOrder;

  constructor(readonly table: Table) {
    this.keys = new KeysInOrder(table);
    this.view = computed(() => table.view.value!);
    this.parts = computed(() => table.content.value!);
    // Texts change with these alone, and not with every view.
    const doing = computed(() => situationOf(this.view.value));
    const decks = computed(() => this.view.value.deck_ids.join());
    const giver = computed(() => giverOf(this.view.value));
    this.texts = computed(() =>
      spoken(table.texts.value, doing.value, decks.value.split(",").filter(Boolean).map(Number), giver.value),
    );
    this.tokens = computed(() => tokensOf(this.parts.value));
  }

  /** Whether this side of the table is evil's: of the truth, when all is seen, too. */
  get isEvil(): boolean {
    return this.view.value.evil !== null;
  }

  take(offer: Offer, anchor: string): void {
    this.over.value = null;
    void this.table.answer(offer.ask.id, offer.option.action, anchor);
  }
}
