import { expect, test } from "vitest";
import { fold, moments } from "../src/games/key/fold";
import type { KeyEvent, KeyView } from "../src/games/key/types";
import { films } from "./fixtures";

/** What the film between two views gets right; what it cannot know it leaves alone. */
const FIELDS = [
  "rooms",
  "piles",
  "counter_intel",
  "discard",
  "stacks",
  "face_up",
  "windows",
  "in_peril",
  "time_icons",
  "turn",
] as const;

test("the film of an update ends where the next view begins", () => {
  let compared = 0;
  for (const film of films()) {
    film.updates.slice(1).forEach((update, i) => {
      const before = film.updates[i]!.view;
      const after = update.events.reduce<KeyView>((view, event) => fold(view, event), before);
      const told = update.view.outcome ? FIELDS.filter((field) => field !== "windows") : FIELDS; // the end shows all
      for (const field of told) expect(after[field], `${field} after update ${update.n}`).toEqual(update.view[field]);
      expect(after.deck.length).toBe(update.view.deck.length);
      expect(after.hands.map((hand) => hand.size)).toEqual(update.view.hands.map((hand) => hand.size));
      expect(after.hands[film.seat]!.known).toEqual(update.view.hands[film.seat]!.known);
      compared += 1;
    });
  }
  expect(compared).toBeGreaterThan(100);
});

test("nothing is asked while the film runs, but for what may be done at any time", () => {
  const [film] = films();
  const view = film!.updates[0]!.view;
  for (const moment of moments(view, [
    { event: "turn_began", seat: 0 },
    { event: "moved", seat: 0, room: 1 },
  ])) {
    expect(moment.view.asks.map((ask) => ask.kind)).toEqual(["at_any_time"]);
  }
});

test("cards drawn one after the other are one moment", () => {
  const [film] = films();
  const drawn: KeyEvent = { event: "card_drawn", seat: 1, card: null };
  expect(moments(film!.updates[0]!.view, [drawn, drawn, { event: "turn_began", seat: 2 }])).toHaveLength(2);
});

test("a vote stays open while people talk, agree and think again, and closes when it is dropped", () => {
  const [film] = films();
  const voting: KeyView = { ...film!.updates[0]!.view, proposal: { by: 0, guess: "MILKTHECOW", agreed: [0] } };
  const after = (...events: Parameters<typeof fold>[1][]): KeyView => events.reduce<KeyView>(fold, voting);
  const said = after({ event: "said", seat: 1, words: "Well." }, { event: "hinted", seat: 1, phrase: "well_done" });
  expect(said.proposal).toEqual(voting.proposal);
  expect(said.asks).toEqual(voting.asks);
  expect(after({ event: "agreed", seat: 1 }).proposal!.agreed).toEqual([0, 1]);
  expect(after({ event: "agreed", seat: 1 }, { event: "thought_again", seat: 1 }).proposal!.agreed).toEqual([0]);
  for (const event of ["disagreed", "took_back"] as const) expect(after({ event, seat: 1 }).proposal).toBeNull();
});
