import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { overviewIn } from "../src/pages/overview";
import { holds, rulesIn } from "../src/pages/rulebook";

const GAMES = ["key", "elite", "alone"];
const folder = (game: string): URL => new URL(`../../src/holdfast/games/${game}/`, import.meta.url);
const read = (game: string, file: string): string => readFileSync(new URL(file, folder(game)), "utf8");

test.for(GAMES)("%s in two minutes: every card has words and a picture that is there", (game) => {
  const { title, cards } = overviewIn(read(game, "overview/OVERVIEW.md"));
  expect(title).toMatch(/in two minutes$/);
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) {
    expect(card.parts.length).toBeGreaterThan(0);
    expect(card.picture?.shows).toMatch(/\.$/);
    expect(existsSync(new URL(`overview/${card.picture!.name}.svg`, folder(game)))).toBe(true);
  }
});

test.for(GAMES)("%s: what may be searched for is found in its rules", (game) => {
  const { search } = overviewIn(read(game, "overview/OVERVIEW.md"));
  const rules = rulesIn(read(game, "RULES.md")).flatMap((section) => section.rules);
  for (const words of search.split(", ")) expect(rules.filter((rule) => holds(rule, words))).not.toEqual([]);
});

test("lines that are broken in the file are one paragraph, and items stay apart", () => {
  const text = "# A game\n\n## Turn\n\nOne\ntwo.\n\n1. First\n   and more\n2. Second\n";
  expect(overviewIn(text).cards[0]!.parts).toEqual([
    "One two.",
    { ordered: true, items: ["First and more", "Second"] },
  ]);
});
