// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { AnyTable } from "../src/games/any/AnyTable";
import { rowsOf } from "../src/games/any/seen";
import { TableModel, type Sender } from "../src/table";
import { Texts } from "../src/texts";
import { TableProvider } from "../src/ui/context";
import type { Action, Ask, View } from "../src/view";

const ASK: Ask = {
  id: 7,
  kind: "choose",
  options: [{ id: "take:1", action: { act: "take" } }],
  forms: [
    { type: "pick_some", action: "drop", field: "cards", of: [3, 5, 8], least: 1, most: 2 },
    { type: "number", action: "bid", field: "coins", least: 1, most: 9 },
    { type: "text", action: "say", field: "words", least: 1, most: 20, allowed: "any" },
  ],
  greyed: [{ kind: "pass_on", why: { rule: "toy:1", key: "refused.not_now", params: {} } }],
  standing: false,
  situation: "",
  idle: [],
};
const view = { seat: 0, asks: [ASK], outcome: null, marks: [0, -1], piles: [[1, 2], []], top_card: null };

afterEach(() => render(null, document.body));

function shown(
  of: View,
  describe?: Sender["describe"],
  more: Record<string, string> = {},
): { sent: Action[]; table: TableModel } {
  const table = new TableModel("toy");
  const sent: Action[] = [];
  table.sender = {
    answer: (_, action) => {
      sent.push(action);
      return Promise.resolve(null);
    },
    why: () => Promise.resolve(null),
    ...(describe && { describe }),
  };
  table.texts.value = new Texts({
    game: "Toy",
    "ask.choose": "What now?",
    "act.take": "Take it",
    "outcome.won": "Won",
    board: "The board",
    lies: "{ $n ->\n    [one] 1 stone lies\n   *[other] { $n } stones lie\n} there.",
    ...more,
  });
  table.people.value = [{ seat: 0, name: "Ann", bot: null, here: true }];
  table.reset(1, of);
  act(() =>
    render(
      <TableProvider value={table}>
        <AnyTable table={table} menu={null} />
      </TableProvider>,
      document.body,
    ),
  );
  return { sent, table };
}

const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name)!;

test("what is asked stands there with every answer as a button, and what is not possible is greyed", async () => {
  const { sent } = shown(view);
  expect(document.querySelector("[role=status]")?.textContent).toBe("What now?");
  expect(button("pass on").getAttribute("aria-disabled")).toBe("true");
  await act(() => button("Take it").click());
  expect(sent).toEqual([{ act: "take" }]);
});

test("the table stands there in sentences, told anew whenever something else is shown", async () => {
  let told = 0;
  const { table } = shown(view, () => {
    told += 1;
    const title = { key: "board", params: {} };
    return Promise.resolve([{ title, lines: [{ key: "lies", params: { n: told } }] }]);
  });
  await act(() => Promise.resolve());
  expect(document.querySelector(".text-columns")?.textContent).toContain("The board");
  expect(document.querySelector(".text-columns li")?.textContent).toBe("1 stone lies there.");
  await act(() => table.push({ n: 2, events: [], changed: { asks: [] }, holds: null }));
  await act(() => Promise.resolve());
  expect(document.querySelector(".text-columns li")?.textContent).toBe("2 stones lie there.");
  expect(told).toBe(2);
});

test("what is filled in is sent as the action's field, once it fits", async () => {
  const { sent } = shown(view);
  const [drop, bid] = [...document.querySelectorAll("form")];
  await act(() => drop!.requestSubmit());
  expect(sent, "none is picked").toEqual([]);
  await act(() => drop!.querySelectorAll("input")[1]!.click());
  await act(() => drop!.requestSubmit());
  const coins = bid!.querySelector("input")!;
  for (const words of ["12", "4"]) {
    await act(() => {
      coins.value = words;
      coins.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await act(() => bid!.requestSubmit());
  }
  expect(sent).toEqual([
    { act: "drop", cards: [5] },
    { act: "bid", coins: 4 },
  ]);
});

test("what has names is picked by them: numbers, and words of which there are texts", async () => {
  const forms: Ask["forms"] = [
    { type: "number", action: "bid", field: "coins", least: 1, most: 3 },
    { type: "text", action: "hint", field: "phrase", least: 1, most: 20, allowed: "phrase" },
  ];
  const { sent } = shown({ ...view, asks: [{ ...ASK, forms }] }, undefined, {
    "act.bid": "Bid { $coins }",
    "act.hint": 'Say: { NAME($phrase, of: "phrase") }',
    "phrase.low": "few",
    "phrase.high": "many",
  });
  for (const [form, value] of [
    [0, "2"],
    [1, "low"],
  ] as const) {
    const list = document.querySelectorAll("form")[form]!.querySelector("select")!;
    await act(() => {
      list.value = value;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await act(() => document.querySelectorAll("form")[form]!.requestSubmit());
  }
  expect([...document.querySelectorAll("option")].map((one) => one.textContent)).toEqual([
    "coins",
    "Bid 1",
    "Bid 2",
    "Bid 3",
    "phrase",
    "Say: few",
    "Say: many",
  ]);
  expect(sent).toEqual([
    { act: "bid", coins: 2 },
    { act: "hint", phrase: "low" },
  ]);
});

test("what the view shows stands there field by field, and the end is said", () => {
  expect(rowsOf(view, new Texts({}))).toEqual([
    ["marks", "0 -1"],
    ["piles", "1 2\nnothing"],
    ["top card", "none"],
  ]);
  shown({ ...view, asks: [], outcome: { key: "won", winners: [0] } });
  expect(document.querySelector("dialog")?.textContent).toContain("Won");
});
