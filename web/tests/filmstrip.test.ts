import { expect, test } from "vitest";
import { key } from "../src/games/key";
import { anyGame } from "../src/games/any";
import { marksOfSteps } from "../src/pages/filmstrip";
import type { FilmStep } from "../src/wire.gen";

const step = (...events: string[]): FilmStep => ({ events: events.map((event) => ({ event })) }) as unknown as FilmStep;

test("a film is marked where something was gained or lost, and a loss goes first", () => {
  const steps = [step("moved"), step("window_opened"), step("window_opened", "gas_hit"), step()];
  expect(marksOfSteps(key, steps)).toEqual([
    { step: 1, kind: "good" },
    { step: 2, kind: "bad" },
  ]);
  expect(marksOfSteps(anyGame, steps)).toEqual([]);
});
