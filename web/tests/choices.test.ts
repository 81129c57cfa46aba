import { expect, test } from "vitest";
import { choicesNow, settled, stillListed, valuesNow } from "../src/pages/choices";
import type { OptionChoice, OptionValue } from "../src/wire.gen";

const value = (word: string, only_if: OptionValue["only_if"] = {}): OptionValue => ({
  word,
  name: word,
  about: "",
  note: "",
  only_if,
});
const choice = (option: string, values: OptionValue[], more: Partial<OptionChoice> = {}): OptionChoice => ({
  option,
  name: option,
  values,
  each_seat: false,
  only_if: {},
  usual: more.each_seat ? "" : values[0]!.word,
  at_door: false,
  is_detail: false,
  ...more,
});

const CHOICES = [
  choice("mission", [value("first"), value("fresh")]),
  choice("grade", [value("1"), value("5")], { only_if: { mission: ["fresh"] } }),
  choice("kind", [value("any"), value("riddle", { grade: ["5"] })], { only_if: { mission: ["fresh"] } }),
  choice("talk", [value("little"), value("much")]),
  choice("character", [value("scout")], { each_seat: true }),
];
const named = (depending: boolean, words: Record<string, string>): string[] =>
  choicesNow(CHOICES, settled(CHOICES, words), depending).map((one) => one.option);

test("what depends on another choice is asked only with it", () => {
  expect(named(false, {})).toEqual(["mission", "talk"]);
  expect(named(false, { mission: "fresh" })).toEqual(["mission", "grade", "kind", "talk"]);
  expect(named(true, { mission: "fresh" })).toEqual(["mission", "grade", "kind"]);
});

test("every choice has a word, the usual one where none fits", () => {
  expect(settled(CHOICES, {})).toEqual({ mission: "first", talk: "little" });
  expect(settled(CHOICES, { mission: "fresh", grade: "5", kind: "riddle" })).toMatchObject({ kind: "riddle" });
  expect(settled(CHOICES, { mission: "fresh", grade: "1", kind: "riddle" })).toMatchObject({ kind: "any" });
});

test("what is usual need not stand first", () => {
  const maps = [choice("map", [value("lab"), value("crash_site")], { usual: "crash_site" })];
  expect(settled(maps, {})).toEqual({ map: "crash_site" });
  expect(settled(maps, { map: "lab" })).toEqual({ map: "lab" });
});

test("where the usual word does not fit, the first that does is played", () => {
  const kinds = [
    choice("grade", [value("1"), value("5")]),
    choice("kind", [value("any"), value("riddle", { grade: ["5"] })], { usual: "riddle" }),
  ];
  expect(settled(kinds, {})).toEqual({ grade: "1", kind: "any" });
  expect(settled(kinds, { grade: "5" })).toEqual({ grade: "5", kind: "riddle" });
});

test("a word that is on no list is shown as it is, because it is what the table has", () => {
  expect(settled(CHOICES, { mission: "no such" })).toMatchObject({ mission: "no such" });
});

test("a word that another choice rules out is not offered", () => {
  expect(valuesNow(CHOICES[2]!, { mission: "fresh", grade: "1" }).map((one) => one.word)).toEqual(["any"]);
});

test("a word that goes with its pack is not asked for any more", () => {
  const before = [choice("character", [value("medic"), value("diver")])];
  const now = [choice("character", [value("medic")])];
  expect(stillListed({ character: "diver", levels: "keel,crew_deck" }, before, now)).toEqual({
    levels: "keel,crew_deck",
  });
  expect(stillListed({ character: "medic" }, before, now)).toEqual({ character: "medic" });
});
