import { expect, test } from "vitest";
import { keyFilm } from "../src/games/key/film";
import { fold } from "../src/games/key/fold";
import type { KeyEvent, KeyScreen } from "../src/games/key/types";
import { films } from "./fixtures";

/** What the film between two views gets right; what it cannot know it leaves alone. */
const parts = ({ figures, piles, deck, building, console: shown, turn }: KeyScreen): Record<string, unknown> => ({
  figures,
  piles,
  deck: [deck.size, deck.discard, deck.in_peril],
  building: [building.down, building.up],
  windows: shown.windows,
  turn: turn.seat,
});

const moments = (view: KeyScreen, events: readonly KeyEvent[]): { view: KeyScreen }[] =>
  keyFilm.moments(view, events, view);

test("the film of an update ends where the next view begins", () => {
  let compared = 0;
  for (const film of films()) {
    film.updates.slice(1).forEach((update, i) => {
      const before = film.updates[i]!.view;
      const after = update.events.reduce<KeyScreen>((view, event) => fold(view, event), before);
      const [told, shown] = [parts(after), parts(update.view)];
      if (update.view.outcome) told.windows = shown.windows; // the end shows all
      expect(told, `after update ${update.n}`).toEqual(shown);
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

const VOTE = { by: 0, guess: "MILKTHECOW", stands: ["proposes", "thinks", "thinks"] } as const;

test("a vote stays open while people talk, agree and think again, and closes when it is dropped", () => {
  const [film] = films();
  const voting: KeyScreen = { ...film!.updates[0]!.view, vote: VOTE };
  const after = (...events: Parameters<typeof fold>[1][]): KeyScreen => events.reduce<KeyScreen>(fold, voting);
  const said = after({ event: "said", seat: 1, words: "Well." }, { event: "hinted", seat: 1, phrase: "well_done" });
  expect(said.vote).toEqual(VOTE);
  expect(said.asks).toEqual(voting.asks);
  expect(after({ event: "agreed", seat: 1 }).vote!.stands[1]).toBe("agrees");
  expect(after({ event: "agreed", seat: 1 }, { event: "thought_again", seat: 1 }).vote).toEqual(VOTE);
  for (const event of ["disagreed", "took_back"] as const) expect(after({ event, seat: 1 }).vote).toBeNull();
});
