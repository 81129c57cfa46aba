/** Bots sit down under the names that their game gives them in English: the shell says each in the language of the page. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTable } from "../src/words/read";
import { personName, shell } from "../src/words/shell";

const GAMES = join(import.meta.dirname, "../../src/holdfast/games");
const texts = readdirSync(GAMES, { encoding: "utf8", recursive: true }).filter((path) =>
  path.endsWith("screen/en.ftl"),
);

test("every name of a bot is known to the shell, in every language", () => {
  const named = texts.flatMap((path) =>
    Object.entries(readTable(readFileSync(join(GAMES, path), "utf8"), path)).flatMap(([key, name]) =>
      key.startsWith("bot_seat.") ? [name] : [],
    ),
  );
  expect(named).toContain("The Lost");
  for (const name of named) expect(shell.has(`bot.${name.toLowerCase().replaceAll(" ", "_")}`), name).toBe(true);
  expect(named.map(personName)).toEqual(named);
});
