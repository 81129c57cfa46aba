/** What the person at this table is about to do: what is under the pointer, what is looked at. No rule is in here. */

import { kept } from "../../settings";
import { PaperStack } from "../../ui/table/papers";
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { KeysInOrder } from "../../ui/table/keyboard";
import type { Texts } from "../../texts";
import type { alone } from "../../wire.gen";
import { HeroHand } from "./hero/hand";
import type { Offer, Table } from "./types";

const folded = kept<boolean>("alone-folded", false);

export class Controller {
  readonly papers = new PaperStack(folded, "log");
  readonly view = computed(() => this.table.view.value!);
  readonly box = computed(() => this.table.content.value!);
  readonly texts: ReadonlySignal<Texts>;
  /** The option that is pointed at or focused: its consequence is shown before it is taken. */
  readonly over: Signal<Offer | null> = signal(null);

  /** What lies in the sector that is pointed at or focused, and may not speak for itself. */
  readonly about: Signal<string> = signal("");
  /** The drawings that have come; null while they are on their way. */
  readonly drawn: Signal<ReadonlySet<string> | null> = signal(null);

  /** What the hero's player has in mind. */
  readonly hand = new HeroHand();
  /** The paper on top of evil's. */
  readonly paper: Signal<string> = signal("log");
  /** On a phone, after the game: which of the two sides is looked at. */
  readonly side: Signal<"hero" | "truth"> = signal("truth");
  /** The lesson on screen, empty if there is none: while one is read, nothing goes on by itself. */
  readonly lesson: Signal<string> = signal("");
  readonly keys: KeysInOrder;
  private readonly choices = computed(
    () => new Map(this.view.value.choices.of.map((choice) => [choice.option, choice])),
  );

  constructor(readonly table: Table) {
    this.keys = new KeysInOrder(table);
    this.texts = table.texts;
  }

  /** Whether this side of the table is evil's: of the truth, when all is seen, too. */
  get isEvil(): boolean {
    return this.view.value.map !== null;
  }

  /** What depends on the moment: where an option is pressed, what it reaches, how it is called now. */
  choiceOf(offer: Offer): alone.ChoiceShown | undefined {
    return this.choices.value.get(offer.option.id);
  }

  /** What an option is called. */
  labelOf(offer: Offer): string {
    const label = this.choiceOf(offer)?.label;
    return label ? this.texts.value.message(label) : this.texts.value.action(offer.option.action, offer.ask.situation);
  }

  take(offer: Offer, anchor: string): void {
    this.over.value = null;
    void this.table.answer(offer.ask.id, offer.option.action, anchor);
  }
}
