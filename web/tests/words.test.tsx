// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { expect, test } from "vitest";
import { bestLanguage, marked, readTable, type Table } from "../src/words/read";
import { Words } from "../src/words/words";

interface Read {
  readonly name: string;
  readonly text: string;
  readonly table: Table;
  readonly marked: Table;
}

const tables = JSON.parse(readFileSync(join(import.meta.dirname, "fixtures/tables.json"), "utf8")) as Read[];

test("every file of texts is read as Python reads it, and marked alike", () => {
  expect(tables.length).toBeGreaterThan(6);
  for (const { name, text, table, marked: inMarks } of tables) {
    expect(readTable(text, name), name).toEqual(table);
    expect(marked(readTable(text, name)), name).toEqual(inMarks);
  }
});

test("what is no message is an error with its line", () => {
  expect(() => readTable("a = one\na = two", "x.ftl")).toThrow("x.ftl, line 2: expected");
  expect(() => readTable("no message", "x.ftl")).toThrow("x.ftl, line 1: expected");
  expect(() => readTable("    nothing to go on with", "x.ftl")).toThrow("x.ftl, line 1: this continues no message");
});

test("the first wanted language that is known is taken, by its whole code or its first part", () => {
  expect(bestLanguage(["pt-BR", "de-AT", "en"], ["en", "de"])).toBe("de");
  expect(bestLanguage(["en-XA"], ["en"])).toBe("en-XA");
  expect(bestLanguage(["xx"], ["en"])).toBe("en");
});

const ENGLISH = "press = Press { $key } to skip\nhello = Hello, { $name }";
const GERMAN = "press = Mit { $key } überspringen";

test("a sentence puts its elements where the language has them", async () => {
  for (const [language, html] of [
    ["en", "Press <kbd>S</kbd> to skip"],
    ["de", "Mit <kbd>S</kbd> überspringen"],
    ["en-XA", "⟦Press <kbd>S</kbd> to skip⟧"],
  ] as const) {
    const words = new Words(ENGLISH, { "./de.ftl": () => Promise.resolve(GERMAN) }, language);
    await words.ready;
    const root = document.createElement("p");
    render(words.fill("press", { key: <kbd>S</kbd> }), root);
    expect(root.innerHTML, language).toBe(html);
  }
});

test("a language that lacks a text says it in English", async () => {
  const words = new Words(ENGLISH, { "./de.ftl": () => Promise.resolve(GERMAN) }, "de");
  await words.ready;
  expect(words.say("hello", { name: "Ann" })).toBe("Hello, Ann");
});

test("a language that cannot be fetched is English", async () => {
  const words = new Words(ENGLISH, { "./de.ftl": () => Promise.reject(new Error("no network")) }, "de");
  await words.ready;
  expect(words.say("hello", { name: "Ann" })).toBe("Hello, Ann");
});
