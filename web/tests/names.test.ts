/** One name, one thing: what two files of the shell, or two of one game, export under one name misleads whoever searches. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..", "src");
const EXPORTED = /^export (?:async |abstract )*(?:function|class|const|interface|type) (\w+)/gm;

/** The shell, or a piece of script of its own: each game, the companion, the host's page. */
function pieceOf(path: string): string {
  return /^(games\/\w+|companion|admin)\//.exec(path)?.[1] ?? "shell";
}

/** The names that a file exports, each once: a function with several signatures is one. */
const namesIn = (script: string): string[] => [...new Set([...script.matchAll(EXPORTED)].map(([, name]) => name!))];

/** What several files of a piece export under one name. */
function shared(files: readonly (readonly [string, string])[]): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, script] of files) {
    for (const name of namesIn(script)) {
      const key = `${pieceOf(path)}: ${name}`;
      found.set(key, [...(found.get(key) ?? []), path]);
    }
  }
  return Object.fromEntries([...found].filter(([, paths]) => paths.length > 1));
}

test("no two files of the shell, or of a game, export the same name", () => {
  const files = readdirSync(SRC, { encoding: "utf8", recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".gen.ts"))
    .map((path) => [path, readFileSync(join(SRC, path), "utf8")] as const);
  expect(files.length).toBeGreaterThan(200);
  expect(shared(files)).toEqual({});
});

test("a planted twin is noticed, and what another game calls so is not", () => {
  const twin = "export const FAR = 1;\nexport function far(): void;\nexport function far(): void {}\n";
  expect(
    shared([
      ["fold.ts", twin],
      ["ui/tip.tsx", "export type FAR = string;"],
    ]),
  ).toEqual({
    "shell: FAR": ["fold.ts", "ui/tip.tsx"],
  });
  expect(
    shared([
      ["games/key/plan.ts", twin],
      ["games/elite/plan.ts", twin],
      ["fold.ts", twin],
    ]),
  ).toEqual({});
});
