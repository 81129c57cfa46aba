/** What the person at this table is about to do: the card in their fingers, the room under the pointer; and what a press means. */

import { kept } from "../../settings";
import { PaperStack } from "../../ui/table/papers";
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Texts } from "../../texts";
import { KeysInOrder } from "../../ui/table/keyboard";
import { mainAsk, placesOf, playOf, specialOf } from "./offers";
import type { Offer, Pane, Table } from "./types";
import { isAct } from "../../view";

const folded = kept<boolean>("papers-folded", false);

export class Controller {
  readonly papers = new PaperStack(folded, "mission");
  readonly view = computed(() => this.table.view.value!);
  readonly parts = computed(() => this.table.content.value!);
  readonly places = computed(() => placesOf(this.view.value));
  readonly texts: ReadonlySignal<Texts>;
  /** Cards picked up: one to play, or two to pay for the special action. */
  readonly held: Signal<readonly number[]> = signal([]);
  readonly overCard: Signal<number | null> = signal(null);
  readonly overPile: Signal<number | null> = signal(null);
  readonly overRoom: Signal<number | null> = signal(null);
  readonly special: Signal<boolean> = signal(false);
  readonly solving: Signal<boolean> = signal(false);
  /** The window that is being pencilled on. */
  readonly pencilling: Signal<Pane | null> = signal(null);
  /** The line of the log with the last objection that was read and put aside. */
  readonly heard: Signal<string> = signal("");
  /** Rooms still to be walked through, one `go` after the other. */
  readonly walk: Signal<readonly number[]> = signal([]);
  readonly keys: KeysInOrder;
  private walking = false;

  constructor(readonly table: Table) {
    this.keys = new KeysInOrder(table);
    this.texts = table.texts;
  }

  /** Keep what is held in step with the view; returns what undoes it. */
  watch(): () => void {
    const stopKeys = this.keys.watch();
    const stopHeld = effect(() => {
      // While news is being shown nothing is asked; what counts is whether it still is after that.
      const shown = this.view.value;
      const view = this.table.stage.newest ?? shown;
      if (!shown) return;
      const hand = view.hands[view.seat]?.known ?? [];
      const held = this.held.peek();
      const stays = mainAsk(view)?.kind === "choose_action" ? held.filter((card) => hand.includes(card)) : [];
      if (stays.length !== held.length) this.held.value = stays;
      if (mainAsk(view)?.kind !== "choose_action") this.special.value = false;
      queueMicrotask(() => this.step());
    });
    return () => {
      stopKeys();
      stopHeld();
    };
  }

  /** Whether a choice waits for this seat. */
  get mine(): boolean {
    return mainAsk(this.view.value) !== undefined;
  }

  /** Piles on which a card under the pointer, or in the fingers, may be played. */
  readonly accepting: ReadonlySignal<ReadonlySet<number>> = computed(() => {
    const card = this.overCard.value ?? (this.special.value ? null : (this.held.value[0] ?? null));
    const plays = this.places.value.plays;
    const fits = card === null ? [] : plays.filter((offer) => offer.option.action.card === card);
    return new Set(fits.map((offer) => offer.option.action.pile));
  });

  /** Cards that a pile under the pointer would take. */
  readonly fitting: ReadonlySignal<ReadonlySet<number>> = computed(() => {
    const pile = this.overPile.value;
    const fits = pile === null ? [] : this.places.value.plays.filter((offer) => offer.option.action.pile === pile);
    return new Set(fits.map((offer) => offer.option.action.card));
  });

  /** Where the pile under the pointer would lead: shown before anything is played. */
  readonly preview: ReadonlySignal<ReadonlySet<number>> = computed(() => {
    const pile = this.overPile.value;
    const card = this.held.value[0];
    if (pile === null || card === undefined || this.special.value) return new Set();
    if (!playOf(this.places.value, card, pile)) return new Set();
    return new Set(this.view.value.ahead.rooms[pile]);
  });

  /** The way to the room under the pointer, while running: as far as the steps go. */
  readonly path: ReadonlySignal<readonly number[]> = computed(() => {
    const { ahead, figures, seat } = this.view.value;
    const to = this.overRoom.value;
    if (to === null || ahead.ways.length === 0) return this.walk.value;
    const way = ahead.ways[to] ?? [];
    return way.length > 0 ? [figures.rooms[seat]!, ...way] : [];
  });

  take(offer: Offer, anchor: string): void {
    void this.table.answer(offer.ask.id, offer.option.action, anchor);
  }

  /** Pick a card up, or lay it down again. */
  hold(card: number): void {
    const held = this.held.value;
    const most = this.special.value ? this.price : 1;
    this.held.value = held.includes(card) ? held.filter((other) => other !== card) : [...held, card].slice(-most);
  }

  putDown(): void {
    this.keys.forget();
    this.held.value = [];
    this.special.value = false;
    this.walk.value = [];
  }

  /** Play the held card on a pile; false if the view does not offer that. */
  playOn(pile: number): boolean {
    const card = this.held.value[0];
    const offer = card === undefined ? undefined : playOf(this.places.value, card, pile);
    if (!offer) return false;
    this.take(offer, `pile-${pile}`);
    return true;
  }

  /** How many cards the special action costs, as it is offered. */
  get price(): number {
    return this.places.value.specials[0]?.option.action.cards.length ?? 0;
  }

  get specialOffer(): Offer | undefined {
    return specialOf(this.places.value, this.held.value);
  }

  /** What a press on a room means: to choose it, or, in one's own, to take what most people would take there. */
  offerIn(room: number): Offer | undefined {
    const { rooms, first } = this.places.value;
    const { figures, seat } = this.view.value;
    const here = figures.rooms[seat] === room && first && isAct(first.option.action, "collect", "flip");
    return rooms.get(room) ?? (here ? first : undefined);
  }

  /** What collecting a token would open. */
  prizeWords({ option: { action } }: Offer): string | undefined {
    if (!isAct(action, "collect")) return undefined;
    const prize = this.view.value.ahead.prizes.find((one) => one.token === action.token);
    return prize && this.texts.value.say("prize", { ...prize });
  }

  /** Go into a room, take what lies there, or set out on the way there. */
  enter(room: number): boolean {
    const offer = this.offerIn(room);
    if (offer) {
      this.take(offer, `room-${room}`);
      return true;
    }
    const way = this.view.value.ahead.ways[room] ?? [];
    if (way.length < 2) return false;
    this.walk.value = way;
    this.step();
    return true;
  }

  /** A room that cannot be chosen can still be shown to the others. */
  point(room: number): void {
    if (this.view.value.seat >= 0 && !this.view.value.outcome && this.view.value.hands.length > 1)
      this.table.sender.point?.(`room-${room}`);
  }

  /** The next room of the walk, if the view offers it; anything else ends the walk. */
  private step(): void {
    const view = this.view.peek();
    const walk = this.walk.peek();
    if (walk.length === 0 || this.walking) return;
    const rest = walk[0] === view.figures.rooms[view.seat] ? walk.slice(1) : walk;
    const offer = rest.length > 0 ? placesOf(view).rooms.get(rest[0]!) : undefined;
    if (offer?.option.action.act !== "go") {
      this.walk.value = [];
      return;
    }
    this.walk.value = rest;
    this.walking = true;
    void this.table.answer(offer.ask.id, offer.option.action, `room-${rest[rest.length - 1]!}`).then((done) => {
      this.walking = false;
      if (!done) this.walk.value = [];
      else if (this.view.peek().figures.rooms[view.seat] === rest[0]) this.step();
    });
  }
}
