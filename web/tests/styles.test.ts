import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const GAMES = ["key", "elite", "alone"] as const;
const HERE = join(import.meta.dirname, "..", "src", "games");

/** The classes with which rules of a game begin: whatever they style, they style it at every table loaded since. */
function firsts(game: string): Set<string> {
  const sheets = readdirSync(join(HERE, game), { encoding: "utf8", recursive: true }).filter(
    (path) => path.endsWith(".css") && !path.endsWith("picture.css"),
  );
  const rules = sheets.flatMap((path) =>
    readFileSync(join(HERE, game, path), "utf8")
      .replace(/\/\*[^]*?\*\//g, "")
      .split(/[{};]/)
      .flatMap((text) => text.split(",")),
  );
  return new Set(rules.flatMap((rule) => /^\s*\.([\w-]+)/.exec(rule)?.[1] ?? []));
}

test("no game's styles reach into another game's table", () => {
  const all = GAMES.map((game) => firsts(game));
  expect(Math.min(...all.map((found) => found.size))).toBeGreaterThan(20);
  const shared = all.flatMap((found, i) =>
    all.slice(i + 1).flatMap((other) => [...found].filter((one) => other.has(one))),
  );
  expect(shared).toEqual([]);
});
