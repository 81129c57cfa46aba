import { expect, test } from "vitest";
import { GameClock } from "../src/gameclock";
import { Offset } from "../src/timing";
import type { ClockInfo } from "../src/wire.gen";

test("the ping with the shortest way decides, and an old one is forgotten in the end", () => {
  const offset = new Offset();
  expect(offset.error).toBe(Infinity);
  offset.add(0, 400, 10_300); // came back slowly: 100 off
  offset.add(1000, 1020, 11_010);
  expect(offset.value).toBe(10_000);
  expect(offset.error).toBe(10);
  for (let i = 0; i < 8; i += 1) offset.add(2000, 2100, 12_060);
  expect(offset.value).toBe(10_010);
});

test("after a sleep the clock is right with the first new answer", () => {
  const offset = new Offset();
  offset.add(0, 2, 5001);
  offset.forget();
  offset.add(100, 160, 65_130); // this machine stood still for a minute
  expect(offset.value).toBe(65_000);
});

const clockAt = (): { clock: GameClock; set: (now: number) => void } => {
  let now = 0;
  return { clock: new GameClock(() => now), set: (to) => (now = to) };
};
const info = (more: Partial<ClockInfo>): ClockInfo => ({
  now: 0,
  game: 0,
  running: true,
  paused_by: -1,
  reason: "",
  starts_at: null,
  since: null,
  enough: [],
  ...more,
});

test("a running clock goes on from what the server said; one that stands, stands", () => {
  const { clock, set } = clockAt();
  clock.info.value = info({ now: 1000, game: 30_000 });
  set(3500);
  expect(clock.now()).toBe(32_500);
  set(900); // an estimate may lie before the server's word: time does not run backwards for it
  expect(clock.now()).toBe(30_000);
  clock.info.value = info({ now: 4000, game: 33_000, running: false, paused_by: 1, reason: "tea" });
  set(99_000);
  expect(clock.now()).toBe(33_000);
  expect(clock.isRunning).toBe(false);
  expect(clock.startsIn()).toBeNull();
});

test("a clock that is counted in runs from the moment it was to start, also if nobody says so again", () => {
  const { clock, set } = clockAt();
  clock.info.value = info({ now: 4000, game: 33_000, running: false, starts_at: 7000 });
  set(4100);
  expect(clock.startsIn()).toBe(2900);
  expect(clock.now()).toBe(33_000);
  set(7500);
  expect(clock.startsIn()).toBeNull();
  expect(clock.isRunning).toBe(true);
  expect(clock.now()).toBe(33_500);
});
