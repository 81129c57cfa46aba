/** What the person at this table is about to do: dice and aliens picked, the space under the pointer; and what a press means. */

import { kept } from "../../settings";
import { PaperStack } from "../../ui/table/papers";
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { offersOf as ofKinds } from "../../view";
import { heroesOf, wayBetween } from "./ground";
import {
  answers,
  asideAsk,
  boardOffers,
  cellIn,
  figureOf,
  isRush,
  isTwofold,
  kindOf,
  loadsOf,
  mainAsk,
  offersOf,
  rollForm,
  symbolFor,
  usingOf,
} from "./offers";
import { lyingWords } from "./spaces";
import type { DieSymbol, EliteAction, EliteScreen, Offer, Table } from "./types";

/** Several things that can be done in one place. */
export interface SeveralOffers {
  readonly cell: number;
  readonly offers: readonly Offer[];
}

/** What a squad member would do in my place. */
export interface Advised {
  readonly ask: number;
  readonly action: EliteAction;
}

const folded = kept<boolean>("elite-folded", false);

export class Controller {
  readonly papers = new PaperStack(folded, "mission");
  readonly view = computed(() => this.table.view.value!);
  /** The newest screen: what is asked counts now, even while older moments are still being shown. */
  readonly newest = computed(() => {
    const view = this.table.view.value!;
    return this.table.stage.waiting.value > 0 ? (this.table.stage.newest ?? view) : view;
  });
  readonly parts = computed(() => this.table.content.value!);
  readonly plan = computed(() => this.parts.value.maps[this.setting.value.map]!.plan);
  readonly texts = computed(() => this.table.texts.value);
  /** What others are about: in a rush it is told a frame later than what I see and do. */
  readonly calm: Signal<EliteScreen>;
  // Each part is a signal of its own: what has not changed is the same object, and nobody draws it anew.
  readonly setting = computed(() => this.view.value.setting);
  readonly clock = computed(() => this.view.value.clock);
  readonly figures = computed(() => this.view.value.figures);
  readonly ground = computed(() => this.view.value.ground);
  readonly heroes = computed(() => this.view.value.heroes);
  readonly events = computed(() => this.view.value.events);
  readonly mission = computed(() => this.view.value.mission);
  readonly aims = computed(() => this.view.value.aims);
  readonly hand = computed(() => this.newest.value.hand);
  readonly prompt = computed(() => this.newest.value.prompt);
  /** What lies on the map, in words, by space. */
  readonly lying = computed(() => lyingWords(this.ground.value, this.plan.value, this.texts.value));
  readonly mine = computed(() => this.view.value.dice[this.view.value.seat] ?? null);
  readonly ask = computed(() => mainAsk(this.newest.value));
  readonly aside = computed(() => asideAsk(this.newest.value));
  readonly offers = computed(() => offersOf(this.ask.value));
  // While older moments are being shown, figures are not yet where they can be pressed.
  readonly board: ReadonlySignal<ReadonlyMap<number, readonly Offer[]>> = computed(() =>
    this.table.stage.waiting.value > 0
      ? new Map()
      : boardOffers(this.newest.value, this.plan.value, this.ask.value, this.alien.value),
  );
  /** Answers to what holds me up, the suggested one first. */
  readonly answers = computed(() => answers(this.newest.value, this.ask.value));
  /** Dice picked up: to be rolled, or one to be spent. */
  readonly dice: Signal<readonly number[]> = signal([]);
  /** The alien that was pressed, until it is said where it goes. */
  readonly alien: Signal<number | null> = signal(null);
  /** The hero that keys lead, of one who plays two. */
  readonly hero: Signal<number> = signal(0);
  readonly over: Signal<number | null> = signal(null);
  /** The weapon whose reach is shown. */
  readonly weapon: Signal<number | null> = signal(null);
  readonly several: Signal<SeveralOffers | null> = signal(null);
  /** What seats signalled, for a while. */
  readonly said: Signal<ReadonlyMap<number, string>> = signal(new Map());
  /** Dice that were sent off and have not been answered for. */
  readonly rolling: Signal<readonly number[]> = signal([]);
  /** What is laid out beside the dashboard. */
  readonly open: Signal<"" | "signal" | "trade"> = signal("");
  readonly advised: Signal<Advised | null> = signal(null);
  /** How often each die has fallen. */
  readonly falls: Signal<ReadonlyMap<number, number>> = signal(new Map());

  constructor(readonly table: Table) {
    this.calm = signal(this.view.peek());
  }

  /** What one of my dice shows, while it lies before me. */
  faceOf(die: number): DieSymbol | null {
    const dice = this.newest.value.dice[this.newest.value.seat];
    const face = dice?.faces[die - dice.first];
    return face && face !== "tumbling" ? face : null;
  }

  /** The heroes that I play. */
  get myHeroes(): number[] {
    return heroesOf(this.view.value, this.view.value.seat);
  }

  /** What the dice that are picked up show, if it is one symbol. */
  readonly symbol: ReadonlySignal<DieSymbol | null> = computed(() => {
    const found = new Set(this.dice.value.map((die) => this.faceOf(die)));
    return found.size === 1 ? [...found][0]! : null;
  });

  /** Slots that take the die that is picked up, or any of mine if none is. */
  readonly openSlots: ReadonlySignal<ReadonlySet<number>> = computed(() => {
    const symbol = this.symbol.value;
    return new Set(
      ofKinds(this.offers.value, "allocate", "choose_slot").flatMap(({ option: { action } }) =>
        symbol === null || ("symbol" in action && action.symbol === symbol) ? [action.slot] : [],
      ),
    );
  });

  take(offer: Offer, anchor = `option-${offer.option.id}`): void {
    this.alien.value = null;
    this.several.value = null;
    void this.table.answer(offer.ask.id, offer.option.action, anchor);
  }

  putDown(): void {
    this.dice.value = [];
    this.alien.value = null;
    this.several.value = null;
    this.weapon.value = null;
  }

  // -- dice

  pick(die: number): void {
    const dice = this.dice.value;
    this.dice.value = dice.includes(die) ? dice.filter((other) => other !== die) : [...dice, die];
  }

  /** Roll these dice, or all that are free. */
  roll(some?: readonly number[]): boolean {
    const ask = this.ask.value;
    const form = rollForm(ask);
    if (!ask || !form) return false;
    const dice = (some ?? form.of).filter((die) => form.of.includes(die));
    if (dice.length === 0) return false;
    this.dice.value = [];
    this.rolling.value = dice;
    void this.table.answer(ask.id, { act: "roll", dice: [...dice] }, "roll");
    return true;
  }

  // -- cards and slots

  /** Fire it or use it if that is possible, else put a fitting die on it. */
  pressCard(card: number): boolean {
    const offers = this.offers.value;
    const symbol = this.symbol.value;
    const fitting = loadsOf(this.newest.value, offers, card);
    const load = fitting.find((one) => one.option.action.symbol === symbol) ?? fitting[0];
    const offer = usingOf(offers, card) ?? load;
    if (offer) this.take(offer, `card-${card}`);
    return offer !== undefined;
  }

  /** Put the picked die into a slot, or take a die back from it. */
  pressSlot(slot: number, symbol = this.symbol.value): boolean {
    const offers = this.offers.value;
    const there = ofKinds(offers, "allocate", "choose_slot").filter(({ option }) => option.action.slot === slot);
    const offer =
      there.find(({ option: { action } }) => "symbol" in action && action.symbol === symbol) ??
      (symbol === null ? there[0] : undefined) ??
      ofKinds(offers, "take_back").find(({ option }) => option.action.slot === slot);
    if (offer) {
      this.dice.value = [];
      this.take(offer, `slot-${slot}`);
    }
    return offer !== undefined;
  }

  // -- the board

  /** Do what can be done in a space; false if that is nothing. */
  press(cell: number, symbol = this.symbol.value): boolean {
    const all = this.board.value.get(cell) ?? [];
    if (all.length === 0) return false;
    const chosen = this.alien.value;
    const ways = all.filter(({ option }) => figureOf(option.action) === chosen && cellIn(option.action) === cell);
    if (chosen !== null && ways.length > 0) {
      this.take(ways[0]!, `cell-${cell}`);
      return true;
    }
    const fits = all.filter(({ option }) => symbol !== null && symbolFor(this.newest.value, option.action) === symbol);
    const offers = fits.length > 0 ? fits : all;
    const step = offers.find(({ option }) => option.action.act === "step" && option.action.hero === this.hero.value);
    const only = offers.length === 1 ? offers[0] : (step ?? offers.find((offer) => kindOf(offer) === "step"));
    const figure = figureOf(offers[0]!.option.action);
    const sameAlien = offers.every(({ option }) => figureOf(option.action) === figure && isTwofold(option.action));
    if (only) this.take(only, `cell-${cell}`);
    else if (sameAlien) this.alien.value = chosen === figure ? null : figure;
    else this.several.value = { cell, offers };
    if (only) this.dice.value = this.dice.value.length === 1 ? [] : this.dice.value;
    return true;
  }

  /** A step in a direction, of the hero that is led. */
  walk(dx: number, dy: number): boolean {
    const hero = this.hero.value;
    const plan = this.plan.value;
    const { at } = this.newest.value.figures;
    const points = (from: number, to: number): boolean => {
      const [x, y] = wayBetween(plan, from, to);
      return x === dx && y === dy;
    };
    const alien = this.alien.value;
    const offer = this.offers.value.find(({ option }) => {
      const [figure, to] = [figureOf(option.action), cellIn(option.action)];
      if (to === null) return false;
      if (alien !== null) return figure === alien && points(at[alien]!, to);
      if (option.action.act === "step") return option.action.hero === hero && points(at[hero]!, to);
      return option.action.act === "go" && points(at[this.hand.value.figure ?? hero]!, to);
    });
    if (offer) this.take(offer, `cell-${cellIn(offer.option.action)!}`);
    return offer !== undefined;
  }

  /** The answer that most people want, if there is one. */
  suggested(): Offer | undefined {
    const { suggested } = this.hand.value;
    return this.answers.value.find((offer) => offer.option.id === suggested);
  }

  /** Show everybody a space. */
  point(cell: number): void {
    const view = this.view.value;
    if (view.seat >= 0 && !view.outcome && view.setting.seats > 1) this.table.sender.point?.(`cell-${cell}`);
  }

  get isRush(): boolean {
    return isRush(this.ask.value);
  }

  signal(say: number): void {
    const ask = this.aside.value;
    if (ask) void this.table.answer(ask.id, { act: "signal", say }, "signal");
  }
}
