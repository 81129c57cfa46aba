import { expect, test } from "vitest";
import { noFilm, TableModel } from "../src/table";
import type { Refusal, View } from "../src/view";

const view = (seat = 0): View => ({ seat, asks: [], outcome: null });
const REFUSAL: Refusal = { rule: "key:R28", key: "refused.not_higher", params: {} };

test("an update adds its events to the log, each under a name of its own", () => {
  const table = new TableModel("key");
  table.reset(3, view());
  table.push({ n: 4, events: [{ event: "a" }, { event: "b" }], changed: view(), holds: null });
  expect(table.log.value.map((line) => line.key)).toEqual(["4.0", "4.1"]);
  expect(table.n).toBe(4);
});

test("after an undo the log keeps what still holds", () => {
  const table = new TableModel("key");
  table.reset(1, view());
  for (const n of [2, 3, 4]) table.push({ n, events: [{ event: `e${n}` }], changed: view(), holds: null });
  table.push({ n: 5, events: [{ event: "again" }], changed: view(), holds: 2 });
  expect(table.log.value.map((line) => line.event.event)).toEqual(["e2", "again"]);
});

test("a refusal is shown where the answer was given", async () => {
  const table = new TableModel("key");
  table.sender = { answer: () => Promise.resolve(REFUSAL), why: () => Promise.resolve(null) };
  expect(await table.answer(1, { act: "go" }, "room-3")).toBe(false);
  expect(table.refused.value).toEqual({ anchor: "room-3", refusal: REFUSAL });
  expect(table.pending.value.size).toBe(0);
});

const WASTED: Refusal = { rule: "key:R63", key: "idle.reveal", params: {} };
const options = [
  { id: "go", action: { act: "go" } },
  { id: "stop", action: { act: "stop" } },
];
const asking: View = {
  ...view(),
  asks: [
    {
      id: 5,
      kind: "choose_room",
      options,
      forms: [],
      greyed: [],
      standing: false,
      situation: "",
      idle: [{ option: "stop", why: WASTED }],
    },
  ],
};

test("what would come to nothing is sent when its person has said so once more", async () => {
  const sent: unknown[] = [];
  const table = new TableModel("key");
  table.reset(1, asking);
  table.sender = {
    answer: (_, action) => (sent.push(action), Promise.resolve(null)),
    why: () => Promise.resolve(null),
  };
  expect(await table.answer(5, options[1]!.action, "room-2")).toBe(false);
  expect(sent).toEqual([]);
  expect(table.doubt.value).toEqual({ ask: 5, action: options[1]!.action, anchor: "room-2", why: WASTED });
  table.insist();
  expect(sent).toEqual([options[1]!.action]);
  expect(table.doubt.value).toBeNull();
});

test("what does something is sent at once, and ends the doubt about something else", async () => {
  const table = new TableModel("key");
  table.reset(1, asking);
  await table.answer(5, options[1]!.action, "room-2");
  expect(await table.answer(5, { act: "go" }, "room-1")).toBe(true);
  expect(table.doubt.value).toBeNull();
});

test("what pends is not sent twice", async () => {
  let sent = 0;
  let finish: (refusal: null) => void = () => undefined;
  const table = new TableModel("key");
  table.sender = {
    answer: () => new Promise((done) => ((sent += 1), (finish = done))),
    why: () => Promise.resolve(null),
  };
  const first = table.answer(1, { act: "go" }, "room-3");
  expect(await table.answer(1, { act: "go" }, "room-3")).toBe(false);
  finish(null);
  expect(await first).toBe(true);
  expect(sent).toBe(1);
});

test("the next question may be answered in the same place before the last answer is known to be done", async () => {
  const sent: number[] = [];
  const finish: ((refusal: null) => void)[] = [];
  const table = new TableModel("key");
  table.sender = {
    answer: (ask) => new Promise((done) => (sent.push(ask), finish.push(done))),
    why: () => Promise.resolve(null),
  };
  const first = table.answer(1, { act: "flip" }, "option-flip");
  const second = table.answer(2, { act: "flip" }, "option-flip");
  expect(sent).toEqual([1, 2]);
  finish[0]!(null);
  expect(await first).toBe(true);
  expect(table.pending.value.has("option-flip")).toBe(true);
  finish[1]!(null);
  expect(await second).toBe(true);
  expect(table.pending.value.size).toBe(0);
});

test("why is asked once for each view", async () => {
  let asked = 0;
  const table = new TableModel("key");
  const go = { act: "go", room: 2 };
  table.sender = { answer: () => Promise.resolve(null), why: () => ((asked += 1), Promise.resolve(REFUSAL)) };
  table.reset(1, view());
  await table.why(1, go);
  await table.why(1, go);
  expect(asked).toBe(1);
  table.push({ n: 2, events: [], changed: view(), holds: null });
  await table.why(1, go);
  expect(asked).toBe(2);
});

test("answering shows everything that still waits to be shown", async () => {
  const table = new TableModel("key", { ...noFilm(), lasts: () => 1000 });
  table.reset(1, view());
  for (const n of [2, 3]) table.push({ n, events: [{ event: "e" }], changed: view(), holds: null });
  expect(table.log.value).toHaveLength(1);
  await table.answer(1, { act: "go" }, "x");
  expect(table.log.value).toHaveLength(2);
});

test("a question that is closed gives no reason to show", async () => {
  const table = new TableModel("key");
  table.reset(1, view());
  const closed: Refusal = { rule: "table", key: "refused.closed", params: {} };
  table.sender = { answer: () => Promise.resolve(null), why: () => Promise.resolve(closed) };
  expect(await table.why(1, { act: "go" })).toBeNull();
});
