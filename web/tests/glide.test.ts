// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Glider } from "../src/ui/glide";

const STEP_MS = 240;

function stand(still = false) {
  let [now, tick]: [number, (() => void) | null] = [0, null];
  const glider = new Glider(
    {
      start: (run) => {
        tick = run;
        return () => (tick = null);
      },
    },
    () => now,
    () => still,
  );
  const thing = document.createElementNS("http://www.w3.org/2000/svg", "g");
  return {
    glider,
    thing,
    at: () => [...thing.style.transform.matchAll(/-?[\d.]+/g)].map(Number),
    pass: (ms: number) => {
      now += ms;
      tick?.();
    },
    runs: () => tick !== null,
  };
}

test("a thing glides from where it is, is there after a step, and nothing runs on", () => {
  const { glider, thing, at, pass, runs } = stand();
  glider.put(thing, 10, 20);
  expect(at()).toEqual([10, 20]);
  glider.glide(thing, 58, 20);
  pass(STEP_MS / 2);
  expect(at()[0]).toBeGreaterThan(10);
  expect(at()[0]).toBeLessThan(58);
  pass(STEP_MS / 2);
  expect(at()).toEqual([58, 20]);
  expect(runs()).toBe(false);
});

test("sent elsewhere on its way, it turns where it is", () => {
  const { glider, thing, at, pass } = stand();
  glider.put(thing, 0, 0);
  glider.glide(thing, 48, 0);
  pass(60);
  const [there] = at();
  glider.glide(thing, 0, 0);
  pass(0);
  expect(at()[0]).toBeCloseTo(there!, 0);
  pass(STEP_MS);
  expect(at()).toEqual([0, 0]);
});

test("with reduced motion it is there at once, and so is what was put", () => {
  const { glider, thing, at, runs } = stand(true);
  glider.put(thing, 0, 0);
  glider.glide(thing, 48, 96);
  expect(at()).toEqual([48, 96]);
  expect(runs()).toBe(false);
});
