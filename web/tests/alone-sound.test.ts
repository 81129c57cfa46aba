import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test } from "vitest";
import { dread, voicesOf } from "../src/games/alone/sound/drone";
import { CALM, directionOf, moodOf, type Mood } from "../src/games/alone/sound/mood";
import { scoreOf } from "../src/games/alone/sound/scores";
import type { AloneEvent, AloneScreen } from "../src/games/alone/types";
import { Engine } from "../src/sound/engine";
import { sides } from "./alone-sides";

const hero = sides.moments.map((views) => views[1]!).find((view) => view.labyrinth && !view.outcome)!;
const here = hero.labyrinth!.here;

function lit(view: AloneScreen, on: boolean): AloneScreen {
  const sectors = view.labyrinth!.sectors.map((sector) => (sector.cell === here ? { ...sector, lit: on } : sector));
  return { ...view, labyrinth: { ...view.labyrinth!, sectors } };
}

const withControl = (control: number): AloneScreen => ({ ...hero, hero: { ...hero.hero, control } });

describe("the mood", () => {
  test("answers to darkness, self control and what is near", () => {
    expect(moodOf(lit(hero, true)).dark).toBe(0);
    expect(moodOf(lit(hero, false)).dark).toBe(1);
    expect(moodOf(withControl(12)).fear).toBe(0);
    expect(moodOf(withControl(3)).fear).toBe(0.75);
    const creature = { creature: 0, cell: here, state: ["unhurt"], dice: 1, first: 1, second: 2, beaten: null };
    const alone = { ...hero, labyrinth: { ...hero.labyrinth!, creatures: [] } };
    const met = { ...hero, labyrinth: { ...hero.labyrinth!, creatures: [creature] } };
    expect(moodOf(met).danger).toBeGreaterThan(moodOf(alone).danger);
  });

  test("knows only what the hero knows: evil's seats hear the same", () => {
    for (const [all, first, ...evil] of sides.moments) {
      const heard = moodOf(first!);
      for (const view of [all!, ...evil]) expect(moodOf(view)).toEqual(heard);
    }
  });

  test("is calm before the game and after it", () => {
    expect(moodOf(sides.moments.at(-1)![1]!)).toEqual(CALM);
  });
});

describe("noises", () => {
  test("come from the left, from the right, or from the middle", () => {
    expect(["west", "east", "north", "south", "level"].map((way) => Math.sign(directionOf(way).pan))).toEqual([
      -1, 1, 0, 0, 0,
    ]);
    expect(directionOf("north").hz).toBeGreaterThan(directionOf("south").hz);
    const score = scoreOf({ event: "noise_heard", way: "west" }, false)!;
    expect(score.every((one) => one.pan === -0.9)).toBe(true);
  });

  test("are never the only sign: every event that sounds has a sentence", () => {
    const sounding = sides.told.filter((event) => scoreOf(event, false));
    expect(sounding.length).toBeGreaterThan(10);
    for (const event of sounding) expect(sides.texts).toHaveProperty([`event.${event.event}`]);
  });
});

describe("less dread", () => {
  const WORST: Mood = { danger: 1, dark: 1, fear: 1 };

  test("leaves neither heart nor clash, and everything quieter", () => {
    const [full, less] = [voicesOf(WORST, false), voicesOf(WORST, true)];
    expect([less.heart, less.clash]).toEqual([0, 0]);
    expect(full.heart).toBeGreaterThan(0);
    expect(less.drone).toBeLessThan(full.drone);
    expect(voicesOf(WORST, false).beat).toBeGreaterThan(voicesOf({ ...WORST, fear: 0.3 }, false).beat);
  });

  test("softens what is sudden, and nothing else", () => {
    const loudest = (event: AloneEvent, calm: boolean): number =>
      Math.max(...scoreOf(event, calm)!.map((one) => one.gain));
    const seen: AloneEvent = { event: "creature_seen", creature: 0, cell: 0, wounds: 0 };
    const moved: AloneEvent = { event: "hero_moved", way: "north" };
    expect(loudest(seen, true)).toBeLessThan(loudest(seen, false) / 2);
    expect(loudest(moved, true)).toBe(loudest(moved, false));
  });
});

/** As much of WebAudio as the drone and a panned note call. */
class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  begun = 0;
  stopped = 0;
  targets = new Map<object, number>();
  pans: number[] = [];

  private param(value = 0): object {
    const audio = this;
    return {
      value,
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
      setTargetAtTime(this: object, to: number) {
        audio.targets.set(this, to);
      },
    };
  }

  private source(): object {
    return {
      type: "",
      buffer: null,
      loop: false,
      frequency: this.param(),
      detune: this.param(),
      connect: () => undefined,
      start: () => void (this.begun += 1),
      stop: () => void (this.stopped += 1),
    };
  }

  createGain = (): object => ({ gain: this.param(1), connect: () => undefined });
  createOscillator = (): object => this.source();
  createBufferSource = (): object => this.source();
  createBiquadFilter = (): object => ({ type: "", frequency: this.param(), connect: () => undefined });
  createBuffer = (_: number, length: number): object => ({ getChannelData: () => new Float32Array(length) });
  createStereoPanner = (): object => {
    const { pans } = this;
    return {
      pan: {
        set value(to: number) {
          pans.push(to);
        },
      },
      connect: () => undefined,
    };
  };
}

describe("at the speakers", () => {
  let audio: FakeAudio;
  let engine: Engine;
  let root: EventTarget;
  const on = signal(true);
  const levels = { music: signal(0.5), effects: signal(1), alerts: signal(1) };
  const mood = signal<Mood>(CALM);
  const calm = signal(false);

  beforeEach(() => {
    audio = new FakeAudio();
    root = new EventTarget();
    engine = new Engine(() => audio as unknown as AudioContext, on, levels);
    engine.wakeOnGesture(root);
    mood.value = CALM;
    calm.value = false;
  });

  test("nothing before a gesture; then the ground, which ends with the table", () => {
    engine.music(dread(mood, calm));
    expect(audio.begun).toBe(0);
    root.dispatchEvent(new Event("keydown"));
    expect(audio.begun).toBeGreaterThan(4);
    engine.music(null);
    expect(audio.stopped).toBe(audio.begun);
  });

  test("the ground follows the mood, and less dread at once", () => {
    engine.music(dread(mood, calm));
    root.dispatchEvent(new Event("keydown"));
    const loud = (): number[] => [...audio.targets.values()].slice(0, 4);
    const quiet = loud();
    mood.value = { danger: 1, dark: 1, fear: 1 };
    const worst = loud();
    expect(worst.every((gain, i) => gain > quiet[i]!)).toBe(true);
    calm.value = true;
    expect(loud().filter((gain) => gain === 0)).toHaveLength(2);
  });

  test("a noise is placed to its side", () => {
    root.dispatchEvent(new Event("keydown"));
    engine.play(scoreOf({ event: "noise_heard", way: "east" }, false)!);
    expect(new Set(audio.pans)).toEqual(new Set([0.9]));
  });
});
