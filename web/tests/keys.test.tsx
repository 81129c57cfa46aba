// @vitest-environment happy-dom
/** A key that is pressed while news arrives is not lost. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { KeyTable } from "../src/games/key/KeyTable";
import { mainAsk, placesOf } from "../src/games/key/offers";
import type { KeyEvent, KeyScreen, Table } from "../src/games/key/types";
import { TableProvider } from "../src/ui/context";
import type { Action, Refusal } from "../src/view";
import { positions, tableWith } from "./fixtures";

const { content, texts, of } = positions();
const isTurn = ({ view }: (typeof of)[number]): boolean =>
  mainAsk(view)?.kind === "choose_action" && placesOf(view).plays.length > 0 && view.hands.length > 1;
const turn = of.find(isTurn)!;
const flips = of.find(({ view }) => mainAsk(view)?.options.some((option) => option.action.act === "flip"))!;

let table: Table;
let sent: { ask: number; action: Action }[] = [];
let answers: ((refusal: Refusal | null) => void)[] = [];

beforeEach(() => {
  sent = [];
  answers = [];
});
afterEach(() => render(null, document.body));

/** Sit down in a position; answers pend until a test says what became of them. */
async function sit(one: (typeof of)[number]): Promise<void> {
  table = tableWith(one.view, content, { ...texts, ...one.texts });
  table.sender = {
    answer: (ask, action) => new Promise((done) => (sent.push({ ask, action }), answers.push(done))),
    why: () => Promise.resolve(null),
  };
  await act(() =>
    render(
      <TableProvider value={table}>
        <KeyTable table={table} menu={null} />
      </TableProvider>,
      document.body,
    ),
  );
}

/** Until the page shows what is, and what was pressed has been done: both take no time, but their turn. */
const drawn = (): Promise<void> => new Promise((next) => setTimeout(next));
const key = (name: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
const said: KeyEvent = { event: "said", seat: 1, words: "hm" };

function news(view: KeyScreen, ...events: KeyEvent[]): void {
  table.push({ n: table.n + 1, events, changed: view, holds: null });
}

/** The view with its questions under other numbers, as after something was answered. */
const later = (view: KeyScreen): KeyScreen => ({
  ...view,
  asks: view.asks.map((ask) => ({ ...ask, id: ask.id + 100 })),
});

/** The number of a card that can be played, and a pile for it. */
function play(): { place: string; card: number; pile: number } {
  const action = placesOf(turn.view).plays[0]!.option.action as Action & { card: number; pile: number };
  const place = turn.view.hands[turn.view.seat]!.known.indexOf(action.card) + 1;
  return { place: String(place), card: action.card, pile: action.pile };
}

test("a card in the hand stays there while others are heard", async () => {
  await sit(turn);
  const { place, card } = play();
  key(place);
  await drawn();
  const pressed = (): string | null =>
    document.querySelector(`[data-anchor="card-${card}"]`)!.getAttribute("aria-pressed");
  expect(pressed()).toBe("true");
  news(turn.view, said, said);
  await drawn();
  expect(pressed()).toBe("true");
  table.stage.skip();
  await drawn();
  expect(pressed()).toBe("true");
});

test("a key that is pressed while news is being shown does what it says in the newest view", async () => {
  await sit(turn);
  const { place, card, pile } = play();
  news(turn.view, said, said, said);
  await drawn();
  expect(table.stage.waiting.value).toBeGreaterThan(0);
  key(place);
  key("rigx"[pile]!);
  await drawn();
  expect(sent.map(({ action }) => action)).toEqual([{ act: "play_card", card, pile }]);
});

test("keys that are pressed while an answer is on its way act on what came of it, in order", async () => {
  await sit(flips);
  const flip = mainAsk(flips.view)!;
  key("f");
  await drawn();
  expect(sent).toMatchObject([{ ask: flip.id, action: { act: "flip" } }]);
  key("f"); // the person goes on
  await drawn();
  expect(sent).toHaveLength(1);
  news(later(flips.view));
  answers[0]!(null);
  await drawn();
  expect(sent).toMatchObject([{ ask: flip.id }, { ask: flip.id + 100, action: { act: "flip" } }]);
});

test("who presses Escape meanwhile does none of it", async () => {
  await sit(flips);
  key("f");
  key("f");
  key("Escape");
  news(later(flips.view));
  answers[0]!(null);
  await drawn();
  expect(sent).toHaveLength(1);
});
