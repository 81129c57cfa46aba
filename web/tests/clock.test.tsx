// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { announced } from "../src/announce";
import { GameClock } from "../src/gameclock";
import { Clock } from "../src/ui/table/Clock";
import { figuresOf, wordsBetween } from "../src/ui/table/clockwords";
import type { Ticker } from "../src/ui/ticker";

/** Frames that a test lets pass. */
class Frames implements Ticker {
  private runs = new Set<() => void>();

  start(run: () => void): () => void {
    this.runs.add(run);
    return () => this.runs.delete(run);
  }

  async pass(): Promise<void> {
    await act(() => {
      for (const run of this.runs) run();
    });
  }
}

const DUE = 120_000;
let now = 0;
let clock: GameClock;
let frames: Frames;

beforeEach(async () => {
  now = 0;
  announced.value = [];
  clock = new GameClock(() => now);
  clock.info.value = {
    now: 0,
    game: 0,
    running: true,
    paused_by: -1,
    reason: "",
    starts_at: null,
    since: null,
    enough: [],
  };
  frames = new Frames();
  await act(() =>
    render(
      <Clock clock={clock} due={DUE} total={DUE} nameOf={(seat) => ["Ann", "Bob"][seat]!} ticker={frames} />,
      document.body,
    ),
  );
});

afterEach(() => render(null, document.body));

const shown = (): string => document.querySelector(".clock-figures")!.textContent!;
const heard = (): string[] => announced.value.map((one) => one.words);

test("it shows minutes and seconds, and tenths in the last ten seconds", () => {
  expect(figuresOf(120_000)).toBe("2:00");
  expect(figuresOf(119_999)).toBe("2:00");
  expect(figuresOf(60_001)).toBe("1:01");
  expect(figuresOf(10_000)).toBe("0:10");
  expect(figuresOf(9_940)).toBe("10.0");
  expect(figuresOf(4_210)).toBe("4.3");
  expect(figuresOf(0)).toBe("0:00");
});

test("it follows the server's time, however few frames there are", async () => {
  expect(shown()).toBe("2:00");
  now = 47_200;
  await frames.pass();
  expect(shown()).toBe("1:13");
  now = 118_000; // the tab slept in between
  await frames.pass();
  expect(shown()).toBe("2.0");
  expect(document.querySelector(".clock.urgent")).not.toBeNull();
  now = 120_400;
  await frames.pass();
  expect(shown()).toBe("Time's up");
  expect(document.querySelector(".clock.up")).not.toBeNull();
});

test("marks are read out once each; a leap reads out the last of them", async () => {
  for (const at of [59_000, 60_500, 61_000, 89_000, 90_100, 118_000, 121_000, 122_000]) {
    now = at;
    await frames.pass();
  }
  expect(heard()).toEqual(["One minute left.", "30 seconds left.", "5 seconds left.", "Time is up."]);
  expect(wordsBetween(90_000, 88_000)).toBe("");
});

test("a pause says who and why, and the way back is counted", async () => {
  now = 30_000;
  await act(() => {
    clock.info.value = {
      now,
      game: 30_000,
      running: false,
      paused_by: 1,
      reason: "the door",
      starts_at: null,
      since: null,
      enough: [],
    };
  });
  now = 90_000;
  await frames.pass();
  expect(shown()).toBe("1:30");
  expect(document.querySelector(".clock-words")!.textContent).toContain("Paused by Bob: the door");
  await act(() => {
    clock.info.value = {
      now,
      game: 30_000,
      running: false,
      paused_by: -1,
      reason: "",
      starts_at: 93_000,
      since: null,
      enough: [],
    };
  });
  const counts: string[] = [];
  for (const at of [90_001, 91_200, 92_999]) {
    now = at;
    await frames.pass();
    counts.push(document.querySelector(".clock-count")!.textContent!);
  }
  expect(counts).toEqual(["3", "2", "1"]);
  now = 94_000;
  await frames.pass();
  expect(document.querySelector(".clock-count")).toBeNull();
  expect(shown()).toBe("1:29");
});
