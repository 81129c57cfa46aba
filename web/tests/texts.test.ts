import { expect, test } from "vitest";
import { Texts } from "../src/texts";
import { sentences } from "./fixtures";

test("every sentence is the one that Python says", () => {
  const { texts: table, rows } = sentences();
  const texts = new Texts(table);
  expect(rows.length).toBeGreaterThan(400);
  for (const row of rows) {
    const said = row.event
      ? texts.event(row.event)
      : row.action
        ? texts.action(row.action)
        : texts.say(row.key!, row.params);
    expect(said, JSON.stringify(row)).toBe(row.said);
  }
});

test("braces that are doubled are braces", () => {
  expect(new Texts({ x: "{{n}} is {n}" }).say("x", { n: 3 })).toBe("{n} is 3");
});

test("what people write is never filled in", () => {
  expect(new Texts({ x: "{words}" }).say("x", { words: "{seat:seat}" })).toBe("{seat:seat}");
});

test("a list is joined with the language's own word", () => {
  const texts = new Texts({ "list.and": "und", "c.1": "eins", "c.2": "zwei", "c.3": "drei", x: "{of:c}" });
  expect(texts.say("x", { of: [1, 2, 3] })).toBe("eins, zwei und drei");
});

test("a key without a text shows as itself", () => {
  expect(new Texts({}).say("event.unheard_of")).toBe("event.unheard_of");
  expect(new Texts({}).say("constructor")).toBe("constructor");
});

test("what is true or not is named as Python writes it", () => {
  const texts = new Texts({ x: "Light: {on:light}.", "light.True": "on", "light.False": "off" });
  expect([texts.say("x", { on: true }), texts.say("x", { on: false })]).toEqual(["Light: on.", "Light: off."]);
});
