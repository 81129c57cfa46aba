import { expect, test } from "vitest";
import { contradicted, contradiction, normal, pattern } from "../src/games/key/guess";
import type { KeyView } from "../src/games/key/types";
import { films } from "./fixtures";

const [first, tin] = films();
const begin = tin!.updates[0]!.view;
const opened = (view: KeyView, known: Record<number, string>): KeyView => ({
  ...view,
  windows: view.windows.map((content, i) => known[i] ?? content),
});

test("an answer is compared by its letters and digits alone", () => {
  expect(normal("Milk, the cow!")).toBe("MILKTHECOW");
});

test("nothing on the list is struck before a window speaks against it", () => {
  expect(begin.mission.dossier.every((entry) => !contradicted(begin, entry) || entry.length > 0)).toBe(true);
  expect(contradicted(begin, "DAWN CUTLER")).toBe(false);
});

test("an open window strikes every name that has another letter there", () => {
  const view = opened(begin, { 0: "D" });
  expect(contradicted(view, "JOHN CUTLER")).toBe(true);
  expect(contradicted(view, "DAWN FOSTER")).toBe(false);
});

test("two signs never hide one letter, and one sign never two", () => {
  const view = first!.updates[0]!.view; // ten windows, T H E open, each sign once
  expect(contradicted(view, "MILK THE COW")).toBe(false);
  expect(contradicted(view, "MILM THE COW")).toBe(true);
});

test("the true answer is never struck in a whole game", () => {
  for (const { view } of tin!.updates) expect(contradicted(view, "DAWN CUTLER")).toBe(false);
  const left = tin!.updates.at(-2)!.view;
  expect(left.mission.dossier.filter((entry) => !contradicted(left, entry))).toContain("DAWN CUTLER");
});

test("an anagram strikes what lacks an open letter", () => {
  const view: KeyView = { ...begin, mission: { ...begin.mission, kind: "anagram" }, windows: ["N", "I", null] };
  expect(contradicted(view, "SUBMARINE")).toBe(false);
  expect(contradicted(view, "UMBRELLA")).toBe(true);
});

test("where the console does not spell the answer nothing is struck", () => {
  const view: KeyView = { ...begin, mission: { ...begin.mission, kind: "keyword" } };
  expect(contradicted(view, "ANYTHING AT ALL")).toBe(false);
});

test("a guess is laid into the words of the console", () => {
  const words = pattern(first!.updates[0]!.view, "milk t");
  expect(words.map((word) => word.length)).toEqual([4, 3, 3]);
  expect(words[1]!.map((slot) => slot.sign)).toEqual(["T", null, null]);
});

test("what speaks against an answer is named truly: a window, one sign for two letters, two signs for one", () => {
  const view = first!.updates[0]!.view; // ten windows, T H E open, each sign once
  expect(contradiction(view, "MILK THA COW")).toBe("windows");
  expect(contradiction(view, "MILM THE COW")).toBe("two_signs");
  expect(contradiction(view, "MILK THE COW")).toBeNull();
  const twice = {
    ...view.mission,
    windows: view.mission.windows.map((face, i) => (i < 2 ? { ...face, glyph: 3 } : face)),
  };
  expect(contradiction({ ...view, mission: twice }, "MILK THE COW")).toBe("one_sign");
});
