import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import postcss, { type Rule } from "postcss";
import { expect, test } from "vitest";
import { widths } from "../breakpoints";
import { bound, rootOf, scopes } from "../scopes";

const SRC = join(import.meta.dirname, "..", "src");
const sheets = (folder: string): string[] =>
  readdirSync(join(SRC, folder), { encoding: "utf8", recursive: true })
    .filter((path) => path.endsWith(".css"))
    .map((path) => join(SRC, folder, path));

/** What a game shows before anybody sits at its table: the picture of its door, and its colours; and what fills symbols. */
const UNBOUND: Readonly<Record<string, RegExp>> = {
  "picture.css": /^(\.door\S* )?\.\w+-picture\b|^\[data-mood="\w+"\] /,
  "tokens.css": /^\[data-mood="\w+"\]$/,
  "symbols.css": /^(\.(elite|alone)-[\w-]+|:is\((\.(elite|alone)-[\w-]+(, )?)+\))+$/,
};

/** What the rules of a sheet select once the client is built. */
async function selectors(path: string): Promise<string[]> {
  const { root } = await postcss([scopes]).process(readFileSync(path, "utf8"), { from: path });
  const found: string[] = [];
  root.walkRules((rule: Rule) => {
    if (!(rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes"))
      found.push(...rule.selectors);
  });
  return found;
}

test("every rule of a game and of the companion is bound to its root", async () => {
  for (const path of [...sheets("games"), ...sheets("companion"), ...sheets("admin")]) {
    const root = rootOf(path);
    const own = UNBOUND[basename(path)];
    for (const one of await selectors(path)) {
      if (own && !root) expect(one, path).toMatch(own);
      else expect(one, path).toContain(`:where(${root}, ${root} *)`);
    }
  }
});

test("the shell's own rules stay as they are", async () => {
  for (const path of sheets("styles")) expect(rootOf(path)).toBeNull();
});

test("layouts change at few widths and heights, which are named and never written out", () => {
  for (const path of [...sheets("styles"), ...sheets("games"), ...sheets("companion"), ...sheets("admin")]) {
    postcss.parse(readFileSync(path, "utf8")).walkAtRules("media", ({ params }) => {
      expect(params, path).not.toMatch(/width|height/);
      expect(widths(params), path).not.toContain("--");
    });
  }
  expect(widths("(--laptop), (--tight)")).toBe("(width <= 1180px), (height <= 780px)");
  expect(widths("(--beyond-phone)")).toBe("(width > 700px)");
  expect(widths("(--phone), (--short)")).toBe("(width <= 700px), (height <= 600px)");
});

test("a rule is bound by what it selects, and a part of an element comes last", () => {
  expect(bound(".health path", ".alone-table")).toBe(".health path:where(.alone-table, .alone-table *)");
  expect(bound(".in-peril .card:hover::after", ".key-table")).toBe(
    ".in-peril .card:hover:where(.key-table, .key-table *)::after",
  );
});
