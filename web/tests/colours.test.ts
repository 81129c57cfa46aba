import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..", "src");
const sources = (ending: RegExp): [string, string][] =>
  readdirSync(SRC, { encoding: "utf8", recursive: true })
    .filter((path) => ending.test(path))
    .map((path) => [path, readFileSync(join(SRC, path), "utf8")]);

const NAMED =
  "white|black|gr[ae]y|silver|red|green|blue|yellow|orange|gold|purple|pink|cyan|magenta|brown|teal|navy|lime";
const WRITTEN = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const IN_SHEETS = new RegExp(`${WRITTEN.source}|(?<![\\w-])(?:${NAMED})(?![\\w-])`, "i");
const IN_SCRIPTS = new RegExp(
  `["'\`\\s(,:]${WRITTEN.source}|\\b(?:fill|stroke|color|stop-color|background)(?:=|: )"(?:${NAMED})"`,
  "i",
);

/** The colours that a sheet writes out instead of naming a token. */
function inSheet(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value }) => {
    if (IN_SHEETS.test(value.replaceAll(/url\([^)]*\)|"[^"]*"|var\(--[\w-]+/g, ""))) found.push(`${prop}: ${value}`);
  });
  return found;
}

const inScript = (script: string): string[] => script.split("\n").filter((line) => IN_SCRIPTS.test(line));

test("colours are written in token files only", () => {
  for (const [path, css] of sources(/\.css$/)) {
    if (basename(path) !== "tokens.css") expect(inSheet(css), path).toEqual([]);
  }
  for (const [path, script] of sources(/\.tsx?$/)) expect(inScript(script), path).toEqual([]);
});

test("a planted colour is noticed, a token is not", () => {
  expect(inSheet(".lamp { color: #bff4ff; border: 1px solid rgb(0 0 0 / 0.4); fill: red; }")).toHaveLength(3);
  expect(inSheet(".lamp { stroke: light-dark(var(--ink), #fff); background: hsl(20 10% 5%); }")).toHaveLength(2);
  expect(inSheet(".lamp { color: var(--red); fill: color-mix(in oklab, var(--lamp) 5%, transparent); }")).toEqual([]);
  expect(inSheet(".lamp { fill: url(#face); white-space: nowrap; animation: red-alert 1s; }")).toEqual([]);
  expect(inScript('<stop stop-color="#000" />\n<rect fill="black" />\nconst deep = "#0b1116";')).toHaveLength(3);
  expect(inScript('<rect fill="var(--black)" />\n<path fill="url(#alone-glow)" />\nlook("#main");')).toEqual([]);
});

test("every token that is named is written in some file", () => {
  const all = [...sources(/\.(css|tsx?)$/)];
  const known = new Set(all.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)"?\]?: /g)].map(([, name]) => name)));
  for (const [path, text] of all) {
    const named = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(
      named.filter((name) => !known.has(name)),
      path,
    ).toEqual([]);
  }
});
