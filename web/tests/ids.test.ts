/** What a drawing refers to by name is there once: of two things with one name, a page takes the first that it finds. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/** What is drawn on the first page never meets what is drawn at a table. */
const ELSEWHERE = /Picture\.tsx$/;
const DRAWN = /<(?:symbol|mask|clipPath|linearGradient|radialGradient|pattern|filter)\s[^>]*?id="([\w-]+)"/g;

test("no two gradients, masks or symbols of the tables have the same id", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(tsx|svg)$/.test(file) && !ELSEWHERE.test(file),
  );
  const found = new Map<string, string>();
  const twice: string[] = [];
  for (const file of files) {
    const ids = new Set([...readFileSync(join(SRC, file), "utf8").matchAll(DRAWN)].map(([, id]) => id!));
    for (const id of ids) {
      const other = found.get(id);
      if (other) twice.push(`${id}: ${other}, ${file}`);
      found.set(id, file);
    }
  }
  expect(found.size).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});
