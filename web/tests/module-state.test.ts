import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..", "src");

/** What is one for the whole browser tab, whatever page it shows, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  "announce.ts": "one live region: readers of the screen listen to the tab, not to a page",
  "entrance.ts": "one server lets this browser in, or does not",
  "invitation.ts": "one server sends the page, and has one address for others",
  "notices.ts": "one stack of notices: what was said on one page is still read on the next",
  "router.ts": "one address bar",
  "store.ts": "one person sits before the browser",
  "title.ts": "one tab of the browser, and one title",
  "ui/tip.tsx": "one floating tip: a second one would cover the first",
};

/** Lines at the top of a module that hold something which changes. */
function stateIn(script: string): string[] {
  return script
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/=\s*\n\s+/g, "= ") // a value on a line of its own
    .split("\n")
    .filter((line) => /^(export )?(let|var)\b|^(export )?const\b[^=]*=[^>]*?\b(signal|computed)\b\s*[<(]/.test(line));
}

test("nothing that changes stands in a module: it belongs to a page, a table or a component", () => {
  const found = readdirSync(SRC, { encoding: "utf8", recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => stateIn(readFileSync(join(SRC, path), "utf8")).length > 0);
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test("planted state is noticed, and what is made anew for each owner is not", () => {
  expect(stateIn('const busy = signal("");')).toHaveLength(1);
  expect(stateIn("export const tables: Signal<Tables | null> = signal(null);")).toHaveLength(1);
  expect(stateIn("const sum = computed<number>(() => 1);\nexport let count = 0;")).toHaveLength(2);
  expect(stateIn("const long: Signal<number> =\n  signal(0);")).toHaveLength(1);
  expect(stateIn("class Lists {\n  readonly tables = signal(null);\n}\nfunction use() {\n  let n = 0;\n}")).toEqual([]);
  expect(stateIn("const make = (): Signal<number> => signal(0);")).toEqual([]);
  expect(stateIn("/** let it be\nlet count = 0;\n*/")).toEqual([]);
});
