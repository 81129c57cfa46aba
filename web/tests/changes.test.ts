import { expect, test } from "vitest";
import { withChanges } from "../src/changes";
import type { View } from "../src/wire.gen";

interface DiceView extends View {
  readonly round: number;
  readonly dice: readonly { readonly faces: string; readonly first?: number }[];
}

const VIEW: DiceView = { seat: 0, asks: [], outcome: null, round: 1, dice: [{ faces: "12" }, { faces: "34" }] };

test("a field that is new takes the place of the old one, and all others stay the same objects", () => {
  const next = withChanges(VIEW, { round: 2 });
  expect(next).toEqual({ ...VIEW, round: 2 });
  expect(next.dice).toBe(VIEW.dice);
});

test("of things side by side those that are new take their places, and the others stay the same objects", () => {
  const changes: object = { "dice.1": { faces: "35" } };
  const next = withChanges(VIEW, changes);
  expect(next.dice).toEqual([{ faces: "12" }, { faces: "35" }]);
  expect(next.dice[0]).toBe(VIEW.dice[0]);
  expect(Object.keys(next)).toEqual(Object.keys(VIEW));
  expect(VIEW.dice[1]).toEqual({ faces: "34" });
});

test("of one thing among others those fields are new that have changed", () => {
  const changes: object = { "dice.0.first": 4 };
  expect(withChanges(VIEW, changes).dice).toEqual([{ faces: "12", first: 4 }, { faces: "34" }]);
});
