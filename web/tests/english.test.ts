/** What people read stands in files of texts: no English is left in the script, but for what is listed here. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { readTable } from "../src/words/read";

const SRC = join(import.meta.dirname, "../src");
/** What the drawings of games say by name comes with their screens, from Python. */
const GAMES = /^games\/(key|elite|alone)\//;
const READ_OUT = /^(aria-(label|description|valuetext|roledescription)|title|placeholder|alt)$/;
const WORDS = /\p{L}{2,}[,:;.!?]? \p{L}{2,}/u;

/** Words that nobody reads, or that are the same in every language, and why. */
const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/^[.#[]|^(main|dialog|input|button|a|select)\b.*[.#[,]|:not\(|^:/, "a selector"],
  [/^\((prefers-reduced-motion|pointer|hover): /, "a question to the browser about its device"],
  [/^not yet$/, "a state of what is kept offline, which is said by a key"],
  [/^(go|up|home|button) (large|small)$/, "classes of elements"],
  [/^(Mail|Boiler) room$|^Typing pool$|^Radio mast$|^Wine cellar$/, "which room is drawn: its name in the base pack"],
  [
    /^ is not told to an element$|^(nothing is provided|nobody chooses) here$/,
    "an error in this script, for whoever writes it",
  ],
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? (isNode(node.property) ? node.property.name : "")) : "";

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && name !== "wire.gen.ts",
);

/** All nodes of a file, each with those around it, the nearest first. */
function walk(node: Node, around: readonly Node[], see: (node: Node, around: readonly Node[]) => void): void {
  see(node, around);
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner, [node, ...around], see);
  }
}

const read = (name: string): string => readFileSync(join(SRC, name), "utf8");
const parsed = (name: string): Node =>
  parseAst(read(name), { lang: name.endsWith("x") ? "tsx" : "ts" }) as unknown as Node;

/** Whether a piece of text is what stands on a key of the keyboard. */
const isKey = (around: readonly Node[]): boolean =>
  around[0]?.type === "JSXElement" && nameOf((around[0].openingElement as Node).name) === "kbd";

/** The words that this piece of script writes, if it writes any; null for what is no text. */
function wordsIn(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type === "TemplateElement") return (node.value as { readonly cooked: string }).cooked;
  return null;
}

function english(name: string): string[] {
  const found: string[] = [];
  walk(parsed(name), [], (node, around) => {
    if (node.type === "JSXText" && /\p{L}/u.test(String(node.value)) && !isKey(around))
      found.push(String(node.value).trim());
    const words = wordsIn(node);
    if (words === null) return;
    const attribute = around.find((one) => one.type === "JSXAttribute");
    const isRead = attribute !== undefined && READ_OUT.test(nameOf(attribute.name));
    if (around[0] === attribute) {
      if (isRead && /\p{L}/u.test(words)) found.push(words);
      return;
    }
    if (attribute && !isRead && /^(class|style|d|points|transform)$/.test(nameOf(attribute.name))) return;
    if (around.some((one) => /^(Import|Export\w*From|TSLiteralType|ExportAll)/.test(one.type))) return;
    if (WORDS.test(words) && !EXCEPTIONS.some(([pattern]) => pattern.test(words))) found.push(words);
  });
  return found.map((words) => `${name}: ${words}`);
}

test("no English stands in the script, in that of games no more than in the shell's", () => {
  expect(files.filter((name) => GAMES.test(name)).length).toBeGreaterThan(120);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(english)).toEqual([]);
});

/** What an expression may be, as far as it is written out. */
function choices(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "ConditionalExpression") return [...choices(node.consequent), ...choices(node.alternate)];
  const words = node.type === "Literal" ? wordsIn(node) : null;
  return words === null ? [] : [words];
}

/** Where the words of a file are said, and the table that they are looked up in. */
const TABLES: readonly (readonly [RegExp, string])[] = [
  [/^companion\//, "companion/words/en.ftl"],
  [/^admin\//, "admin/words/en.ftl"],
  [/^/, "words/en.ftl"],
];

test("everything that is said by name has a text", () => {
  const shell = readTable(read("words/en.ftl"), "words/en.ftl");
  const missing = files.flatMap((name) => {
    if (GAMES.test(name)) return [];
    const path = TABLES.find(([place]) => place.test(name))![1];
    const table = { ...readTable(read(path), path), ...(path === "words/en.ftl" ? {} : shell) };
    const keys: string[] = [];
    walk(parsed(name), [], (node) => {
      if (node.type !== "CallExpression" || !/^(say|fill|shell)$/.test(nameOf(node.callee))) return;
      if (isNode(node.callee) && node.callee.type !== "Identifier") return;
      const [first] = node.arguments as readonly Node[];
      keys.push(...choices(first));
    });
    return keys.filter((key) => !Object.hasOwn(table, key)).map((key) => `${name}: ${key}`);
  });
  expect(missing).toEqual([]);
});
