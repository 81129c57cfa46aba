/** What a lobby offers of the host's packs: one box, and the layers that lie upon it. */

import { expect, test } from "vitest";
import { boxOf, layersUpon, packNames } from "../src/packs";
import type { GameInfo, OptionValue } from "../src/wire.gen";

const pack = (word: string, box = ""): OptionValue => ({
  word,
  name: `The ${word}`,
  about: "",
  note: "",
  only_if: box ? { box: [box] } : {},
});

const INFO = {
  boxes: [pack("base"), pack("mine")],
  expansions: [pack("hero", "base"), pack("card", "mine")],
} as unknown as GameInfo;

test("a table has one box, the usual one if it names none", () => {
  expect(boxOf(INFO, ["base", "hero"])).toBe("base");
  expect(boxOf(INFO, ["mine"])).toBe("mine");
  expect(boxOf({ ...INFO, boxes: [] }, ["base"])).toBe("base");
});

test("only layers that lie upon the box are offered", () => {
  expect(layersUpon(INFO, "base").map((one) => one.word)).toEqual(["hero"]);
  expect(layersUpon(INFO, "mine").map((one) => one.word)).toEqual(["card"]);
});

test("packs are called by their titles, and the base goes without saying", () => {
  expect(packNames(INFO, ["base"])).toEqual([]);
  expect(packNames(INFO, ["base", "hero", "gone"])).toEqual(["The hero", "gone"]);
});
