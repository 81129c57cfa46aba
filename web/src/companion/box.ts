/**
 * What the companion keeps of a game on the table: the event track, the spawn decks, the bosses, and where the round is.
 *
 * Plain data and pure functions: chance comes in, a new box comes out.
 */

import type { elite } from "../wire.gen";
import { below, shuffled, type Source } from "./chance";

export interface Setup {
  readonly players: number;
  readonly map: string;
  readonly mission: string;
  readonly difficulty: string;
}

export type Phase = "event" | "spawning" | "ready" | "action" | "activation" | "over";
export type Deck = "swarm" | "boss";

/** A card that is to be drawn; `event` is the number of the event that wants it, if one does. */
export interface Draw {
  readonly deck: Deck;
  readonly event: number | null;
}

/** A spawn card that was drawn. */
export type Turned =
  | { readonly kind: "swarm"; readonly card: number; readonly reshuffled: boolean }
  | { readonly kind: "boss"; readonly boss: number; readonly die: number; readonly cluster: number }
  | { readonly kind: "clear" }
  | { readonly kind: "empty"; readonly deck: Deck };

export interface BossInPlay {
  readonly boss: number;
  readonly health: number;
}

/** Cards are places in the content's lists. */
export interface Box {
  readonly setup: Setup;
  readonly round: number;
  readonly phase: Phase;
  /** Events that are still face down, the next first. */
  readonly track: readonly number[];
  /** The event of this round, once it was turned up. */
  readonly event: number | null;
  readonly ongoing: readonly number[];
  readonly fulfilled: readonly number[];
  readonly past: readonly number[];
  readonly swarm: readonly number[];
  readonly swarmDiscard: readonly number[];
  readonly boss: readonly number[];
  readonly bosses: readonly BossInPlay[];
  readonly dead: readonly number[];
  /** What is still to be drawn in this phase, and what was; the newest first. */
  readonly due: readonly Draw[];
  readonly turned: readonly Turned[];
  /** Cards more or less in the next Alien Spawning Phase (R225, R226, R228). */
  readonly more: Readonly<Record<Deck, number>>;
}

export function begin(parts: elite.Parts, setup: Setup, source: Source): Box {
  const rows = parts.difficulties[setup.difficulty]?.events ?? [];
  const track = rows.flatMap(({ first, last, n }) => shuffled(range(first - 1, last), source).slice(0, n)); // A79
  return {
    setup,
    round: 1,
    phase: "event",
    track: shuffled(track, source),
    event: null,
    ongoing: [],
    fulfilled: [],
    past: [],
    swarm: shuffled(range(0, parts.swarm_cards.length), source),
    swarmDiscard: [],
    boss: shuffled(range(0, parts.bosses.length + parts.numbers.all_clear), source),
    bosses: [],
    dead: [],
    due: [],
    turned: [],
    more: { swarm: 0, boss: 0 },
  };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const repeat = (deck: Deck, n: number): Draw[] => Array.from({ length: Math.max(0, n) }, () => ({ deck, event: null }));

export const isOngoing = (parts: elite.Parts, event: number): boolean => (parts.events[event]?.slots.length ?? 0) > 0;

/** The slots of an event that count for so many players (R41). */
export function slotsOf(parts: elite.Parts, event: number, players: number): readonly elite.Slot[] {
  return parts.events[event]!.slots.slice(0, parts.numbers.event_slots[players - 1]);
}

type Window = elite.EventCard["window"];

/** What the open events say for one window, event by event. */
function effects(
  box: Box,
  parts: elite.Parts,
  window: Window,
): { event: number; effect: elite.EventCard["effects"][number] }[] {
  return box.ongoing.flatMap((event) => {
    const card = parts.events[event]!;
    return card.window === window ? card.effects.map((effect) => ({ event, effect })) : [];
  });
}

/** The draws that an event's effect asks for. */
function drawsOf(event: number, effect: elite.EventCard["effects"][number]): Draw[] {
  if (effect.do !== "spawn" || (effect.deck !== "swarm" && effect.deck !== "boss")) return [];
  const { deck } = effect;
  return Array.from({ length: effect.n }, () => ({ deck, event }));
}

/** Turn up the leftmost event (R37); what it spawns at once comes before the Alien Spawning Phase (R40). */
export function turnEvent(box: Box, parts: elite.Parts): Box {
  const [event, ...track] = box.track;
  if (event === undefined) return toSpawning({ ...box, event: null }, parts);
  const card = parts.events[event]!;
  const stays = isOngoing(parts, event);
  const due = stays ? [] : card.effects.flatMap((effect) => drawsOf(event, effect));
  const next: Box = {
    ...box,
    track,
    event,
    due,
    turned: [],
    ongoing: stays ? [...box.ongoing, event] : box.ongoing,
    past: stays ? box.past : [...box.past, event],
  };
  return due.length > 0 ? next : toSpawning(next, parts);
}

/** How many cards of a deck the coming Alien Spawning Phase has, before events (R24, R49, R50, R63). */
export function cardsOf(box: Box, parts: elite.Parts, deck: Deck): number {
  const { extra_swarm, boss_cards } = parts.difficulties[box.setup.difficulty]!;
  const usual = deck === "swarm" ? Math.max(2, box.setup.players) + extra_swarm : boss_cards;
  return Math.max(0, usual + box.more[deck]);
}

function toSpawning(box: Box, parts: elite.Parts): Box {
  const due = [
    ...repeat("swarm", cardsOf(box, parts, "swarm")),
    ...repeat("boss", cardsOf(box, parts, "boss")),
    ...effects(box, parts, "end_of_spawning").flatMap(({ event, effect }) => drawsOf(event, effect)),
  ];
  const next: Box = { ...box, phase: "spawning", due, more: { swarm: 0, boss: 0 } };
  return due.length > 0 ? next : endSpawning(next, parts);
}

/** What grows at the end of spawning has grown, and everybody may plan. */
function endSpawning(box: Box, parts: elite.Parts): Box {
  const grown = effects(box, parts, "end_of_spawning").reduce(
    (sum, { effect }) => sum + (effect.do === "boss_health" ? effect.n : 0),
    0,
  );
  return { ...box, phase: "ready", bosses: box.bosses.map((one) => ({ ...one, health: one.health + grown })) };
}

/** Draw the next card that is due. */
export function drawDue(box: Box, parts: elite.Parts, source: Source): Box {
  const [draw, ...due] = box.due;
  if (!draw) return box;
  const next = { ...drawCard(box, parts, draw.deck, source), due };
  if (due.length > 0) return next;
  return box.phase === "event" ? toSpawning(next, parts) : endSpawning(next, parts);
}

/** Draw a card that nothing above asked for: an ability or an item did. */
export function drawCard(box: Box, parts: elite.Parts, deck: Deck, source: Source): Box {
  return deck === "swarm" ? drawSwarm(box, source) : drawBoss(box, parts, source);
}

const shown = (box: Box, card: Turned): Box => ({ ...box, turned: [card, ...box.turned] });

/** When the deck has run out its discard pile is shuffled (R62). */
function drawSwarm(box: Box, source: Source): Box {
  const reshuffled = box.swarm.length === 0;
  const [card, ...swarm] = reshuffled ? shuffled(box.swarmDiscard, source) : box.swarm;
  if (card === undefined) return shown(box, { kind: "empty", deck: "swarm" });
  const swarmDiscard = [...(reshuffled ? [] : box.swarmDiscard), card];
  return shown({ ...box, swarm, swarmDiscard }, { kind: "swarm", card, reshuffled });
}

/** The boss deck is never shuffled again (R71); a die says where a boss comes (R66). */
function drawBoss(box: Box, parts: elite.Parts, source: Source): Box {
  const [card, ...boss] = box.boss;
  if (card === undefined) return shown(box, { kind: "empty", deck: "boss" });
  const found = parts.bosses[card];
  if (!found) return shown({ ...box, boss }, { kind: "clear" });
  const die = 1 + below(parts.numbers.boss_clusters.length, source);
  const cluster = parts.numbers.boss_clusters[die - 1]!;
  const bosses = [...box.bosses, { boss: card, health: found.health }];
  return shown({ ...box, boss, bosses }, { kind: "boss", boss: card, die, cluster });
}

/** A boss with no health left is dead and leaves the game (R70, R233). */
export function changeHealth(box: Box, boss: number, by: number): Box {
  const bosses = box.bosses.map((one) => (one.boss === boss ? { ...one, health: Math.max(0, one.health + by) } : one));
  const dead = bosses.filter((one) => one.health === 0).map((one) => one.boss);
  return { ...box, bosses: bosses.filter((one) => one.health > 0), dead: [...box.dead, ...dead] };
}

export function changeMore(box: Box, deck: Deck, by: number): Box {
  return { ...box, more: { ...box.more, [deck]: box.more[deck] + by } };
}

/** All its slots are filled, or not after all. */
export function fulfil(box: Box, event: number, is: boolean): Box {
  const others = box.fulfilled.filter((one) => one !== event);
  return { ...box, fulfilled: is ? [...others, event] : others };
}

/** Discard an ongoing event at once. */
export function discardEvent(box: Box, event: number): Box {
  return {
    ...box,
    ongoing: box.ongoing.filter((one) => one !== event),
    fulfilled: box.fulfilled.filter((one) => one !== event),
    past: [...box.past, event],
  };
}

/** How long the Action Phase is, in seconds of the printed time (R77); a fulfilled event holds until it has ended. */
export function secondsOf(box: Box, parts: elite.Parts): number {
  const changes = effects(box, parts, "action").map(({ effect }) => (effect.do === "add_time" ? effect.seconds : 0));
  return Math.max(0, parts.times.action_phase / 1000 + changes.reduce((sum, seconds) => sum + seconds, 0));
}

/** How many figures a swarm card brings, and whether they act, with what events say (R55). */
export function arrivals(box: Box, parts: elite.Parts, card: number): { figures: number; activates: boolean } {
  const { figures, activates } = parts.swarm_cards[card]!;
  const more = effects(box, parts, "spawning").map(({ effect }) => (effect.do === "more_figures" ? effect.n : 0));
  const enraged = effects(box, parts, "always").some(({ effect }) => effect.do === "all_activate");
  return {
    figures: figures + (box.phase === "event" ? 0 : more.reduce((sum, n) => sum + n, 0)),
    activates: activates || enraged,
  };
}

export const toAction = (box: Box): Box => ({ ...box, phase: "action" });
export const toActivation = (box: Box): Box => ({ ...box, phase: "activation", turned: [] });

/** Fulfilled events are removed (R46), and the next round begins, if there is one. */
export function endRound(box: Box, parts: elite.Parts): Box {
  const next: Box = {
    ...box,
    ongoing: box.ongoing.filter((event) => !box.fulfilled.includes(event)),
    past: [...box.past, ...box.fulfilled],
    fulfilled: [],
    event: null,
    turned: [],
  };
  if (box.round >= parts.numbers.rounds) return { ...next, phase: "over" };
  return { ...next, phase: "event", round: box.round + 1 };
}

/** The open events that have to be thought of in a phase, in the order in which they come. */
export function reminders(box: Box, parts: elite.Parts): number[] {
  const now = parts.phase_windows[box.phase] ?? [];
  // What was fulfilled in the Action Phase stops applying when it has ended (R45).
  const open = box.phase === "activation" ? box.ongoing.filter((event) => !box.fulfilled.includes(event)) : box.ongoing;
  return now.flatMap((window) => open.filter((event) => parts.events[event]!.window === window));
}
