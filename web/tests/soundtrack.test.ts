import { expect, test } from "vitest";
import { BAR, notesAt, soundtrack, stepMs, type Mood } from "../src/games/elite/music";
import { ALERTS, ALIEN_RESULT, heard, isMine, moodOf, SOUNDS, tickBetween } from "../src/games/elite/sounds";
import type { elite } from "../src/wire.gen";

const aBar = (mood: Mood): number =>
  Array.from({ length: BAR }, (_, step) => notesAt(step, mood).length).reduce((sum, n) => sum + n, 0);

test("the less time is left, the faster it is; between the rushes it is slow", () => {
  const tempos = [120_000, 60_000, 10_000, 0].map((left) => stepMs({ left, danger: 0 }));
  expect(tempos).toEqual([...tempos].sort((a, b) => b - a));
  expect(new Set(tempos).size).toBe(4);
  expect(stepMs({ left: null, danger: 1 })).toBeGreaterThan(tempos[0]!);
});

test("there is more to hear when time runs out, and more again when danger is near", () => {
  const bars = [
    { left: 120_000, danger: 0 },
    { left: 80_000, danger: 0 },
    { left: 20_000, danger: 0 },
    { left: 20_000, danger: 0.5 },
    { left: 20_000, danger: 1 },
  ].map(aBar);
  expect(bars).toEqual([...bars].sort((a, b) => a - b));
  expect(new Set(bars).size).toBe(5);
  expect(aBar({ left: null, danger: 1 })).toBeLessThan(bars[0]!);
});

test("every note can be played: audible, finite, and never to zero", () => {
  for (const left of [null, 0, 9_000, 25_000, 70_000, 120_000]) {
    for (let step = 0; step < 4 * BAR; step += 1) {
      for (const one of notesAt(step, { left, danger: 1 })) {
        expect(one.hz).toBeGreaterThan(20);
        expect(one.to).toBeGreaterThan(20);
        expect(one.ms).toBeGreaterThan(0);
        expect(one.gain).toBeGreaterThan(0);
        expect(one.gain).toBeLessThan(0.5);
      }
    }
  }
});

/** As much of WebAudio as the music calls, noting when something starts. */
class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  starts: number[] = [];
  closed = 0;

  createGain(): object {
    const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain: ramp, connect: () => undefined, disconnect: () => (this.closed += 1) };
  }

  private source(): object {
    const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return {
      frequency: ramp,
      connect: () => undefined,
      start: (at: number) => this.starts.push(at),
      stop: () => undefined,
    };
  }

  createOscillator = (): object => this.source();
  createBufferSource = (): object => this.source();
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(1) });
  createBiquadFilter = (): object => ({ frequency: {}, connect: () => undefined });
}

test("the scheduler stays a little ahead, does not make up for sleep, and stops at once", () => {
  const audio = new FakeAudio();
  let pulse: (() => void) | null = null;
  const music = soundtrack(() => ({ left: 100_000, danger: 0 }), {
    start(run) {
      pulse = run;
      return () => (pulse = null);
    },
  });
  const playing = music(audio as unknown as AudioContext, {} as AudioNode);
  const first = audio.starts.length;
  expect(first).toBeGreaterThan(0);
  expect(Math.max(...audio.starts)).toBeLessThan(0.3);
  pulse!();
  expect(audio.starts.length, "nothing twice").toBe(first);
  audio.currentTime = 60;
  pulse!();
  const later = audio.starts.slice(first);
  expect(later.length).toBeLessThan(20);
  expect(Math.min(...later)).toBeGreaterThanOrEqual(60);
  playing.stop();
  expect([pulse, audio.closed]).toEqual([null, 1]);
});

test("the last ten seconds tick once each, the last three higher, and what was slept through is silent", () => {
  expect(tickBetween(11_050, 10_950)).toBeNull();
  expect(tickBetween(10_050, 9_950)).not.toBeNull();
  expect(tickBetween(9_950, 9_850)).toBeNull();
  expect(tickBetween(3_050, 2_950)).not.toEqual(tickBetween(5_050, 4_950));
  expect(tickBetween(50, -50)).toBeNull();
  expect(tickBetween(4_000, 8_000), "more time was given").toBeNull();
});

/** As much of a screen as sound needs. */
const screen = {
  seat: 0,
  outcome: null,
  clock: { runs: false, ends_at: null },
  figures: { danger: 50 },
  setting: { heroes: [{ seat: 0 }, { seat: 1 }] },
} as unknown as elite.EliteScreen;

test("the music hurries while the clock runs, and only then", () => {
  const running = { ...screen, clock: { ...screen.clock, runs: true, ends_at: 90_000 } };
  const clock = { now: () => 30_000, isRunning: true };
  expect(moodOf(running, clock)).toEqual({ left: 60_000, danger: 0.5 });
  expect(moodOf(running, { ...clock, isRunning: false }).left, "paused").toBeNull();
  expect(moodOf(screen, clock).left, "untimed").toBeNull();
  expect(moodOf({ ...running, outcome: { key: "won", winners: [0] } }, clock)).toEqual({ left: null, danger: 0 });
});

test("what I do is louder than what others do, my own alien result shouts, and alarms are alerts", () => {
  const FIRED = { event: "fired", card: 0, dice: [5], hits: 1 } as const;
  const mine = (event: elite.GameEvent): boolean => isMine(screen, event);
  const own = heard({ ...FIRED, hero: 0 }, mine)!;
  const other = heard({ ...FIRED, hero: 1 }, mine)!;
  expect(own.score).toBe(SOUNDS.fired);
  expect(other.score[0]!.gain).toBeLessThan(own.score[0]!.gain);
  expect(heard({ event: "landed", seat: 0, dice: [0, 1], faces: ["alien", "gun"] }, mine)).toEqual({
    score: ALIEN_RESULT,
    kind: "alerts",
  });
  expect(heard({ event: "landed", seat: 1, dice: [2], faces: ["alien"] }, mine)!.kind).toBe("effects");
  expect(heard({ event: "time_is_up" }, mine)).toEqual({ score: ALERTS.time_is_up, kind: "alerts" });
  expect(heard({ event: "chosen", seat: 0 }, mine)).toBeNull();
  const alone = {
    ...screen,
    setting: {
      ...screen.setting,
      heroes: [
        { hero: 0, seat: 0, initial: "A" },
        { hero: 1, seat: 0, initial: "B" },
      ],
    },
  };
  expect(isMine(alone, { ...FIRED, hero: 1 }), "alone both are mine").toBe(true);
});
