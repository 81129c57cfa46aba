// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { GameClock } from "../src/gameclock";
import { TableModel } from "../src/table";
import { Texts } from "../src/texts";
import { TableProvider } from "../src/ui/context";
import { PauseButton } from "../src/ui/PauseButton";
import { agoWords, PauseVeil } from "../src/ui/PauseVeil";
import type { ClockInfo } from "../src/wire.gen";

const RUNS: ClockInfo = {
  now: 0,
  game: 0,
  running: true,
  paused_by: -1,
  reason: "",
  starts_at: null,
  since: null,
  enough: [],
};
const STANDS: ClockInfo = { ...RUNS, running: false, paused_by: 0, since: 0 };
let now = 0;
let frame: () => void = () => undefined;
let sent: string[] = [];
let table: TableModel;

beforeEach(() => {
  now = 0;
  sent = [];
  table = new TableModel("elite");
  table.texts.value = new Texts({ "seat.0": "Ann", "seat.1": "Bob" });
  table.clock = new GameClock(() => now);
  table.clock.info.value = RUNS;
  table.people.value = ["Ann", "Bob"].map((name, seat) => ({ seat, name, bot: null, here: true }));
  table.view.value = { seat: 0, asks: [], outcome: null };
  table.sender = {
    ...table.sender,
    pause: (reason) => (sent.push(`pause ${reason}`), Promise.resolve(null)),
    resume: () => (sent.push("resume"), Promise.resolve(null)),
  };
});
afterEach(() => render(null, document.body));

const ticker = { start: (run: () => void) => ((frame = run), () => undefined) };
const show = (): void | Promise<void> =>
  act(() =>
    render(
      <TableProvider value={table}>
        <PauseButton />
        <PauseVeil table={table} ticker={ticker} />
      </TableProvider>,
      document.body,
    ),
  );
const press = (name: string): void | Promise<void> =>
  act(() => [...document.querySelectorAll("button")].find((one) => one.textContent!.includes(name))!.click());
const veil = (): string => document.querySelector(".pause-veil")?.textContent ?? "";

test("the first press stops the clock, and no question comes before it", async () => {
  await show();
  expect(veil()).toBe("");
  await act(() => document.querySelector<HTMLElement>('[aria-label="Pause"]')!.click());
  expect(sent).toEqual(["pause "]);
});

test("while it is paused the table says who stopped it, since when, and why when that is known", async () => {
  await show();
  await act(() => void (table.clock.info.value = STANDS));
  expect(veil()).toContain("Paused");
  expect(veil()).toContain("by Ann, just now");
  now = 130_000;
  await act(() => frame());
  expect(veil()).toContain("2 minutes ago");
  await act(() => void (table.clock.info.value = { ...STANDS, reason: "The door." }));
  expect(veil()).toContain("The door.");
});

test("who stopped it may say why afterwards; it is asked once, and of nobody else", async () => {
  table.clock.info.value = STANDS;
  await show();
  await press("A question about the rules.");
  expect(sent).toEqual(["pause A question about the rules."]);
  await act(() => void (table.clock.info.value = { ...STANDS, reason: "A question about the rules." }));
  expect(document.querySelector(".pause-why")).toBeNull();
  await act(() => void (table.clock.info.value = { ...STANDS, paused_by: 1 }));
  expect(document.querySelector(".pause-why")).toBeNull();
});

test("where only bots wait nobody is asked why", async () => {
  table.people.value = table.people.value.map((one) => (one.seat === 1 ? { ...one, bot: "mate" } : one));
  table.clock.info.value = STANDS;
  await show();
  expect(document.querySelector(".pause-why")).toBeNull();
});

test("where talk is an action of the game nobody is asked why", async () => {
  table.talksThroughGame = true;
  table.clock.info.value = STANDS;
  await show();
  expect(veil()).toContain("by Ann");
  expect(document.querySelector(".pause-why")).toBeNull();
});

test("it goes on after a countdown, which can be stopped", async () => {
  table.clock.info.value = STANDS;
  await show();
  await press("Go on");
  await act(() => void (table.clock.info.value = { ...STANDS, starts_at: 3000 }));
  expect(veil()).toContain("3");
  await press("Stay paused");
  expect(sent).toEqual(["resume", "pause "]);
  now = 3001;
  await act(() => frame());
  await act(() => void (table.clock.info.value = { ...RUNS, now: 3000 }));
  expect(veil()).toBe("");
});

test("those who watch see the pause and cannot end it", async () => {
  table.view.value = { seat: -1, asks: [], outcome: null };
  table.clock.info.value = STANDS;
  await show();
  expect(veil()).toContain("by Ann");
  expect(document.querySelectorAll(".pause-veil button").length).toBe(0);
});

test("how long ago is told in round numbers", () => {
  expect([0, 4999, 5000, 59_999, 60_000, 119_999, 120_000].map(agoWords)).toEqual([
    "just now",
    "just now",
    "5 seconds ago",
    "55 seconds ago",
    "1 minute ago",
    "1 minute ago",
    "2 minutes ago",
  ]);
});
