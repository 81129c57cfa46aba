import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { holds, codeApart, rulesIn } from "../src/pages/rulebook";

const text = readFileSync(new URL("../../src/holdfast/games/key/RULES.md", import.meta.url), "utf8");
const sections = rulesIn(text);
const rules = sections.flatMap((section) => section.rules);

test("every numbered rule of the book is found, once", () => {
  const numbers = text.match(/^- [A-Z]\d+ /gm)!.map((line) => line.slice(2, -1));
  expect(rules.map((rule) => rule.number)).toEqual(numbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("a rule is found by its number and by its words", () => {
  expect(rules.filter((rule) => holds(rule, "r28")).map((rule) => rule.number)).toContain("R28");
  expect(rules.filter((rule) => holds(rule, "strictly higher")).map((rule) => rule.number)).toContain("R28");
});

test("code stands apart from words", () => {
  expect(codeApart("see `key:R28` there")).toEqual([
    { words: "see ", code: false },
    { words: "key:R28", code: true },
    { words: " there", code: false },
  ]);
});
