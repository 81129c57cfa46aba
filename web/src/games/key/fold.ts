/** A film between two views: what the table looks like after each event, as far as the event tells. For the eye only:
 * while it runs nothing can be chosen, and it ends with the view that the server sent. */

import type { Change, Changes } from "../../fold";
import { iconsOf, isTime, type KeyEvent, type KeyView } from "./types";

type Draft = { -readonly [K in keyof KeyView]: KeyView[K] };

const without = (list: readonly number[], item: number): number[] => list.filter((other) => other !== item);
const changed = <T>(list: readonly T[], at: number, change: (old: T) => T): T[] =>
  list.map((old, i) => (i === at ? change(old) : old));

function giveUp(draft: Draft, seat: number, card: number): void {
  draft.hands = changed(draft.hands, seat, (hand) => ({
    size: Math.max(0, hand.size - 1),
    known: without(hand.known, card),
  }));
}

function discard(draft: Draft, ...cards: number[]): void {
  draft.discard = [...draft.discard, ...cards];
  draft.time_icons = draft.discard.reduce((sum, card) => sum + iconsOf(card), 0);
}

const CHANGES: Changes<Draft, KeyEvent> = {
  turn_began: (d, e) => {
    d.turn = e.seat;
    d.actions = 0;
  },
  card_played: (d, e) => {
    d.piles = changed(d.piles, e.pile, (pile) => [...pile, e.card]);
    giveUp(d, e.seat, e.card);
  },
  special_used: (d, e) => {
    for (const card of e.cards) giveUp(d, e.seat, card);
    discard(d, ...e.cards);
  },
  moved: (d, e) => {
    d.rooms = changed(d.rooms, e.seat, () => e.room);
  },
  token_revealed: (d, e) => {
    d.stacks = changed(d.stacks, e.room, (height) => Math.max(0, height - 1));
    d.face_up = changed(d.face_up, e.room, (up) => [...up, e.token]);
  },
  token_collected: (d, e) => {
    d.face_up = changed(d.face_up, e.room, (up) => without(up, e.token));
  },
  token_removed: (d, e) => {
    d.face_up = changed(d.face_up, e.room, (up) => without(up, e.token));
  },
  window_opened: (d, e) => {
    d.windows = changed(d.windows, e.window, () => e.content);
  },
  counter_intel_placed: (d, e) => {
    d.counter_intel = changed(d.counter_intel, e.pile, (tokens) => [...tokens, e.token]);
    d.face_up = d.face_up.map((up) => without(up, e.token));
  },
  gas_hit: (d, e) => {
    giveUp(d, e.seat, e.card);
    discard(d, e.card);
  },
  pile_cleared: (d, e) => {
    d.piles = changed(d.piles, e.pile, (pile) => pile.filter((card) => !e.cards.includes(card)));
    d.counter_intel = changed(d.counter_intel, e.pile, () => []);
    discard(d, ...e.cards);
  },
  camera_took_card: (d, e) => {
    d.deck = d.deck.slice(0, -1);
    discard(d, e.card);
  },
  card_drawn: (d, e) => {
    d.deck = d.deck.slice(0, -1);
    d.hands = changed(d.hands, e.seat, (hand) => ({
      size: hand.size + 1,
      known: e.card !== null ? [...hand.known, e.card].sort((a, b) => a - b) : hand.known,
    }));
  },
  time_card_drawn: (d, e) => {
    d.deck = d.deck.slice(0, -1);
    discard(d, e.card);
  },
  peril_began: (d, e) => {
    d.in_peril = true;
    d.deck = Array.from({ length: e.cards }, () => null);
    d.discard = [];
    d.time_icons = 0;
  },
};

/** Who agrees after something that happens during a vote without ending it; null if it ends the vote. */
function agreedAfter(agreed: readonly number[], event: KeyEvent): readonly number[] | null {
  switch (event.event) {
    case "hinted":
    case "said":
      return agreed;
    case "agreed":
      return [...agreed, event.seat];
    case "thought_again":
      return without(agreed, event.seat);
    default:
      return null;
  }
}

/** The view after an event. What may be done at any time may be done meanwhile; a vote stays open while people talk. */
export function fold(view: KeyView, event: KeyEvent): KeyView {
  const agreed = view.proposal && agreedAfter(view.proposal.agreed, event);
  if (view.proposal && agreed) return { ...view, proposal: { ...view.proposal, agreed } };
  const change: Change<Draft, KeyEvent> | undefined = CHANGES[event.event];
  const draft: Draft = { ...view, asks: view.asks.filter((ask) => ask.kind === "at_any_time"), proposal: null };
  change?.(draft, event);
  draft.going_on = []; // somebody acts, and nobody is asked
  return draft;
}

/** Events that are one movement: the next is shown with the one before. */
const TOGETHER = new Set(["counter_intel_placed", "stopped_drawing", "agreed"]);

/** Cut a burst of events into moments; the last moment is what the server sent. */
export function moments(view: KeyView, events: readonly KeyEvent[]): { view: KeyView; events: KeyEvent[] }[] {
  const found: { view: KeyView; events: KeyEvent[] }[] = [];
  let now = view;
  for (const event of events) {
    const last = found[found.length - 1];
    now = fold(now, event);
    const drawsOn = event.event === "card_drawn" && last?.events[0]?.event === "card_drawn" && !isTime(event.card ?? 0);
    if (last && (TOGETHER.has(event.event) || drawsOn)) {
      last.view = now;
      last.events.push(event);
    } else {
      found.push({ view: now, events: [event] });
    }
  }
  return found;
}
