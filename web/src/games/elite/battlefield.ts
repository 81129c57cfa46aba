/** The battlefield as a seat sees it, with the questions that drawings and menus ask of it. */

import { chartOf, type Chart } from "./chart";
import {
  ALIEN,
  BLANK,
  CARRIED,
  DASHBOARDS,
  EVENTS,
  FREE,
  MOST_HEROES,
  SLOTS,
  SYMBOLS,
  TOKENS,
  TUMBLING,
  type Card,
  type DieSymbol,
  type EliteView,
  type Hero,
  type Parts,
  type Slot,
} from "./types";

export interface Thing {
  readonly kind: "card" | "event" | "token";
  readonly number: number;
  readonly slot: number;
}

/** What a slot belongs to, and which of its slots it is. */
export function thingOf(slot: number): Thing {
  if (slot < EVENTS) return { kind: "card", number: Math.floor(slot / SLOTS), slot: slot % SLOTS };
  if (slot < TOKENS) return { kind: "event", number: Math.floor((slot - EVENTS) / SLOTS), slot: slot % SLOTS };
  return { kind: "token", number: Math.floor((slot - TOKENS) / SLOTS), slot: slot % SLOTS };
}

/** Where a weapon reaches. */
export interface Reach {
  readonly range: number;
  readonly tooNear: number;
  readonly straight: boolean;
  readonly blind: boolean;
}

const NOBODY: readonly number[] = [];
const initials = new WeakMap<Parts, readonly string[]>();

/** A letter of its own for each hero of the box: the first that nobody before it has. */
function initialsOf(parts: Parts): readonly string[] {
  let found = initials.get(parts);
  if (!found) {
    const taken: string[] = [];
    for (const one of parts.heroes) {
      const letters = [...one.name.toUpperCase()];
      taken.push(letters.find((letter) => /[A-Z]/.test(letter) && !taken.includes(letter)) ?? "?");
    }
    initials.set(parts, (found = taken));
  }
  return found;
}

export class Battlefield {
  readonly chart: Chart;
  /** Who stands on each space. */
  private readonly standing = new Map<number, number[]>();

  constructor(
    readonly view: EliteView,
    readonly parts: Parts,
  ) {
    this.chart = chartOf(parts.maps[view.options.map]!);
    for (const [figure, cell] of view.at.entries()) {
      if (cell < 0) continue;
      const there = this.standing.get(cell);
      if (there) there.push(figure);
      else this.standing.set(cell, [figure]);
    }
  }

  // -- people and figures

  heroesOf(seat: number): readonly number[] {
    if (seat < 0) return [];
    return this.view.seats === 1 ? this.view.heroes.map((_, hero) => hero) : [seat];
  }

  owner(hero: number): number {
    return this.view.seats === 1 ? 0 : hero;
  }

  hero(hero: number): Hero {
    return this.parts.heroes[this.view.heroes[hero]!]!;
  }

  isMine(hero: number): boolean {
    return this.heroesOf(this.view.seat).includes(hero);
  }

  initial(hero: number): string {
    return initialsOf(this.parts)[this.view.heroes[hero]!]!;
  }

  aliens(): number[] {
    return this.view.at.flatMap((cell, figure) => (figure >= MOST_HEROES && cell >= 0 ? [figure] : []));
  }

  /** 0 to 2 for the three swarms, null for others. */
  swarmOf(figure: number): number | null {
    const kind = this.view.kinds[figure]!;
    return kind >= 0 && kind < this.parts.swarms.length ? kind : null;
  }

  bossOf(figure: number): number | null {
    const boss = this.view.kinds[figure]! - this.parts.swarms.length;
    return boss >= 0 ? boss : null;
  }

  figuresOn(cell: number): readonly number[] {
    return this.standing.get(cell) ?? NOBODY;
  }

  isHome(figure: number): boolean {
    const cell = this.view.at[figure]!;
    return cell >= 0 && this.chart.start[cell] === 1;
  }

  /** Aliens so near to the Starting Area that the next steps may end the game. */
  atTheGate(steps: number): number {
    return this.aliens().filter((figure) => this.chart.stepsHome[this.view.at[figure]!]! <= steps).length;
  }

  // -- dice and slots

  diceOf(seat: number): number[] {
    return this.view.die_seat.flatMap((owner, die) => (owner === seat ? [die] : []));
  }

  isFree(die: number): boolean {
    return this.view.place[die] === FREE;
  }

  symbolOf(die: number): DieSymbol | null {
    return SYMBOLS[this.view.face[die]!] ?? null;
  }

  isTumbling(die: number): boolean {
    return this.view.face[die] === TUMBLING && this.isFree(die);
  }

  isBlank(die: number): boolean {
    return this.view.face[die] === BLANK;
  }

  /** Dice of a seat that show the alien and are not settled. */
  alienResults(seat: number): number {
    return this.diceOf(seat).filter((die) => this.isFree(die) && this.view.face[die] === ALIEN).length;
  }

  dieIn(slot: number): number | null {
    const die = this.view.place.indexOf(slot);
    return die < 0 ? null : die;
  }

  isFilled(slot: number): boolean {
    return this.view.place.includes(slot) || this.view.counted.includes(slot);
  }

  locked(hero: number): number {
    return this.view.place.filter((place) => place === DASHBOARDS + hero).length;
  }

  card(card: number): Card {
    return this.parts.cards[card]!;
  }

  eventSlots(event: number): readonly Slot[] {
    const many = this.parts.numbers.event_slots[this.view.seats - 1]!;
    return this.parts.events[event]!.slots.slice(0, many);
  }

  tokenSlots(token: number): readonly Slot[] {
    const faces = this.parts.objectives[this.view.options.mission];
    return faces?.[this.view.token_face[token]!]?.slots ?? [];
  }

  /** The slots of a thing, with their numbers. */
  slotsOf(kind: Thing["kind"], number: number): readonly (readonly [number, Slot])[] {
    const first = { card: 0, event: EVENTS, token: TOKENS }[kind] + number * SLOTS;
    const slots =
      kind === "card" ? this.card(number).slots : kind === "event" ? this.eventSlots(number) : this.tokenSlots(number);
    return slots.map((slot, n) => [first + n, slot] as const);
  }

  isReady(card: number): boolean {
    if (this.view.worn.includes(card)) return false;
    return this.slotsOf("card", card).every(([slot]) => this.isFilled(slot));
  }

  attachmentsOf(weapon: number): number[] {
    return this.view.attached.flatMap((to, card) => (to === weapon ? [card] : []));
  }

  holder(card: number): number | null {
    const hero = this.view.carried.findIndex((cards) => cards.includes(card));
    return hero < 0 ? null : hero;
  }

  // -- weapons

  /** Where a weapon reaches now, as the rules say of those that are carried; of others, what is printed on them. */
  reachOf(weapon: number): Reach | null {
    const attack = this.card(weapon).attack;
    if (!attack) return null;
    const now = this.view.reach.find((one) => one.card === weapon);
    if (!now) return { range: attack.range, tooNear: 0, straight: attack.straight, blind: false };
    return { range: now.range, tooNear: now.too_near, straight: now.straight, blind: !now.sight };
  }

  /** Whether an alien stands where this weapon of somebody's reaches. */
  hasTarget(weapon: number): boolean {
    const reach = this.reachOf(weapon);
    const hero = this.holder(weapon);
    const from = hero === null ? -1 : this.view.at[hero]!;
    if (!reach || from < 0) return false;
    return this.view.at.some((cell, figure) => figure >= MOST_HEROES && cell >= 0 && this.isInReach(from, cell, reach));
  }

  isInReach(from: number, cell: number, reach: Reach): boolean {
    const steps = this.chart.distance(from, cell);
    if (steps > reach.range || (reach.tooNear > 0 && steps <= reach.tooNear)) return false;
    if (reach.straight && !this.chart.linedUp(from, cell)) return false;
    return reach.blind || this.sees(from, cell);
  }

  /** Line of sight: printed terrain stops it, but for spaces on which Capture tokens lie. */
  sees(from: number, cell: number): boolean {
    const { options, token_at } = this.view;
    return this.chart.sees(from, cell) || (options.mission === "capture" && this.chart.seesPast(from, cell, token_at));
  }

  // -- tokens and the mission

  carriedTokens(hero: number): number[] {
    return this.view.token_at.flatMap((at, token) => (at === CARRIED - hero ? [token] : []));
  }

  /** How many tokens are ready and still lie there: their dice stay until the end of the round. */
  readyTokens(): number {
    const { view } = this;
    if (view.options.mission !== "extermination") return 0;
    return view.token_ready.filter((token) => view.token_at[token]! >= 0).length;
  }

  /** How much of the mission is still open. */
  leftToDo(): number {
    const { view } = this;
    switch (view.options.mission) {
      case "capture":
        return view.traps.length;
      case "demolition":
        return view.targets.length;
      case "recon":
        return view.token_at.filter((at) => !this.chart.plan.objective_slots.includes(at)).length;
      default:
        return view.token_at.filter((at) => at >= 0).length;
    }
  }
}
