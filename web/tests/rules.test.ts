/** The tables of games draw: no rule is cited there, no phase of a game asked for, no text or key taken apart. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const GAMES = join(import.meta.dirname, "../src/games");
const files = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ["cites a rule: the screen says which a text tells of (`Texts.rule`)", /["'`](\w+:)?R\d+["'`]/],
  ["asks for a phase: the screen says what there is to be drawn", /\bphase\)?\s*[!=]==|\.includes\(\w*\.?phase\)/],
  ["takes the key of a message apart: the screen says it in a field", /\.key\.(endsWith|startsWith|split|includes)\(/],
  ["takes a sentence apart: it has to be sent in parts", /say\([^)]*\)\.(split\((?!"\\n")|replace|indexOf|slice)/],
];

/** What is said about the code, and not in it. */
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, "");

function faultsOf(text: string): string[] {
  return FAULTS.flatMap(([what, pattern]) => (pattern.test(withoutComments(text)) ? [what] : []));
}

test("there are tables of games", () => {
  expect(files.length).toBeGreaterThan(150);
});

test.each(files)("%s only draws", (name) => {
  expect(faultsOf(readFileSync(join(GAMES, name), "utf8"))).toEqual([]);
});

test.each([
  'rule: "elite:R51"',
  'event_turned: "R38",',
  'if (view.clock.phase === "times_up") return;',
  'special.key.endsWith("done")',
  'texts.say("reaction.3").split(": ")',
])("%s is found", (text) => {
  expect(faultsOf(text).length).toBe(1);
  expect(faultsOf(`// ${text}`)).toEqual([]);
});
