/** A film between two views: what the table looks like after each event, as far as the event tells. For the eye only:
 * while it runs nothing can be chosen, and it ends with the view that the server sent. */

import type { Change, Changes } from "../../fold";
import type { Message } from "../../wire.gen";
import type { KeyEvent, KeyScreen } from "./types";

type Vote = NonNullable<KeyScreen["vote"]>;
type Draft = { -readonly [K in keyof KeyScreen]: KeyScreen[K] };

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
  draft.deck = { ...draft.deck, discard: [...draft.deck.discard, ...cards] };
}

const drawn = (draft: Draft): void => {
  draft.deck = { ...draft.deck, size: draft.deck.size - 1 };
};

function leaves(draft: Draft, room: number, token: number): void {
  const { up, wanted } = draft.building;
  draft.building = {
    ...draft.building,
    up: changed(up, room, (tokens) => without(tokens, token)),
    wanted: changed(wanted, room, (tokens) => without(tokens, token)),
  };
}

function takesOff(draft: Draft, e: { pile: number; cards: readonly number[] }): void {
  draft.piles = changed(draft.piles, e.pile, (pile) => ({
    cards: pile.cards.filter((card) => !e.cards.includes(card)),
    counter_intel: [],
  }));
  discard(draft, ...e.cards);
}

const CHANGES: Changes<Draft, KeyEvent> = {
  turn_began: (d, e) => {
    d.turn = { ...d.turn, seat: e.seat };
  },
  card_played: (d, e) => {
    d.piles = changed(d.piles, e.pile, (pile) => ({ ...pile, cards: [...pile.cards, e.card] }));
    giveUp(d, e.seat, e.card);
  },
  special_used: (d, e) => {
    for (const card of e.cards) giveUp(d, e.seat, card);
    discard(d, ...e.cards);
  },
  moved: (d, e) => {
    d.figures = { ...d.figures, rooms: changed(d.figures.rooms, e.seat, () => e.room) };
  },
  guard_moved: (d, e) => {
    d.figures = { ...d.figures, guard: e.room };
  },
  token_revealed: (d, e) => {
    const { down, up } = d.building;
    d.building = {
      ...d.building,
      down: changed(down, e.room, (height) => Math.max(0, height - 1)),
      up: changed(up, e.room, (tokens) => [...tokens, e.token]),
    };
  },
  token_collected: (d, e) => leaves(d, e.room, e.token),
  token_removed: (d, e) => leaves(d, e.room, e.token),
  window_opened: (d, e) => {
    d.console = { ...d.console, windows: changed(d.console.windows, e.window, () => e.content) };
  },
  counter_intel_placed: (d, e) => {
    d.piles = changed(d.piles, e.pile, (pile) => ({ ...pile, counter_intel: [...pile.counter_intel, e.token] }));
    for (const room of d.building.up.keys()) leaves(d, room, e.token);
  },
  gas_hit: (d, e) => {
    giveUp(d, e.seat, e.card);
    discard(d, e.card);
  },
  pile_cleared: takesOff,
  pile_trimmed: takesOff,
  camera_took_card: (d, e) => {
    drawn(d);
    discard(d, e.card);
  },
  card_drawn: (d, e) => {
    drawn(d);
    d.hands = changed(d.hands, e.seat, (hand) => ({
      size: hand.size + 1,
      known: e.card !== null ? [...hand.known, e.card].sort((a, b) => a - b) : hand.known,
    }));
  },
  time_card_drawn: (d, e) => {
    drawn(d);
    discard(d, e.card);
  },
  peril_began: (d, e) => {
    d.deck = { ...d.deck, in_peril: true, icons: 0, size: e.cards, discard: [] };
  },
};

/** Where all stand after something that happens during a vote without ending it; null if it ends the vote. */
function standsAfter(stands: Vote["stands"], event: KeyEvent): Vote["stands"] | null {
  switch (event.event) {
    case "hinted":
    case "said":
      return stands;
    case "agreed":
      return changed(stands, event.seat, () => "agrees");
    case "thought_again":
      return changed(stands, event.seat, () => "thinks");
    default:
      return null;
  }
}

/** The screen after an event. What may be done at any time may be done meanwhile; a vote stays open while people talk. */
export function fold(view: KeyScreen, event: KeyEvent): KeyScreen {
  const stands = view.vote && standsAfter(view.vote.stands, event);
  if (view.vote && stands) return { ...view, vote: { ...view.vote, stands } };
  const change: Change<Draft, KeyEvent> | undefined = CHANGES[event.event];
  const asks = view.asks.filter((ask) => ask.kind === "at_any_time");
  const draft: Draft = { ...view, asks, vote: null, ahead: { rooms: [], ways: [], prizes: [], first: "" } };
  change?.(draft, event);
  const { seat } = draft.turn; // somebody acts, and nobody is asked
  const says: Message =
    seat === draft.seat ? { key: "prompt.your_turn", params: {} } : { key: "prompt.turn", params: { seat } };
  draft.prompt = { says, waits_for: [seat], about: null, otherwise: null, until: null };
  return draft;
}
