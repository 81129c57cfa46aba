import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import { Engine, note } from "../src/sound/engine";

/** As much of WebAudio as is called. */
class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  buses: { gain: { value: number } }[] = [];
  rung: string[] = [];

  createGain(): object {
    const gain = {
      gain: { value: 1, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: () => undefined,
    };
    this.buses.push(gain);
    return gain;
  }

  createOscillator(): object {
    const audio = this;
    return {
      type: "",
      frequency: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: () => undefined,
      start(this: { type: string }) {
        audio.rung.push(this.type);
      },
      stop: () => undefined,
    };
  }
}

let audio: FakeAudio;
let made = 0;
let root: EventTarget;
const on = signal(true);
const levels = { music: signal(0.5), effects: signal(1), alerts: signal(1) };
let engine: Engine;

beforeEach(() => {
  audio = new FakeAudio();
  made = 0;
  on.value = true;
  levels.music.value = 0.5;
  levels.effects.value = 1;
  root = new EventTarget();
  engine = new Engine(() => ((made += 1), audio as unknown as AudioContext), on, levels);
  engine.wakeOnGesture(root);
});

const gesture = (): boolean => root.dispatchEvent(new Event("pointerdown"));
const BEEP = [note(0, 440, 100, "square")];

test("before the first gesture nothing is made; after it, once", () => {
  engine.play(BEEP);
  expect([made, audio.rung]).toEqual([0, []]);
  gesture();
  gesture();
  engine.play(BEEP);
  expect([made, audio.rung]).toEqual([1, ["square"]]);
});

test("each kind has its volume, and mute silences all", () => {
  gesture();
  const [music, effects] = audio.buses;
  expect([music!.gain.value, effects!.gain.value]).toEqual([0.5, 1]);
  levels.effects.value = 0.25;
  expect(effects!.gain.value).toBe(0.25);
  on.value = false;
  expect([music!.gain.value, effects!.gain.value]).toEqual([0, 0]);
  engine.play(BEEP);
  expect(audio.rung).toEqual([]);
});

test("music begins with the first gesture, stops while nobody can hear it, and gives way to other music", () => {
  const told: string[] = [];
  const music = (name: string) => () => (told.push(`${name} on`), { stop: () => void told.push(`${name} off`) });
  engine.music(music("rush"));
  expect(told).toEqual([]);
  gesture();
  levels.music.value = 0;
  levels.music.value = 0.8;
  engine.music(music("calm"));
  engine.music(null);
  expect(told).toEqual(["rush on", "rush off", "rush on", "rush off", "calm on", "calm off"]);
});
