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

test("a text leads to its rule, else to that of its kind", () => {
  const rules = { wants: "toy:R1", "wants.double": "toy:R2", "tip.price": "toy:R3" };
  const texts = new Texts({ "tip.price": "It costs { $n }." }, {}, "en", rules).named({ "seat.0": "Ann" }).extended({});
  expect(["wants.gun", "wants.double.gun", "wants", "want", "tip"].map((key) => texts.rule(key))).toEqual([
    "toy:R1",
    "toy:R2",
    "toy:R1",
    undefined,
    undefined,
  ]);
  expect(texts.hint("tip.price", { n: 2 })).toEqual({ words: "It costs 2.", rule: "toy:R3", kind: "hint" });
});

test("what people write, and what they are called, is never filled in", () => {
  expect(new Texts({ x: "{ $words }" }).say("x", { words: "{ $seat }" })).toBe("{ $seat }");
  expect(new Texts({}, { "seat.0": "{ $ann }" }).say("seat.0")).toBe("{ $ann }");
});

test("a list is joined as the language does it", () => {
  const table = { "c.1": "eins", "c.2": "zwei", "c.3": "drei", x: '{ NAME($of, of: "c") }', y: "{ $of }" };
  expect(new Texts(table, {}, "de").say("x", { of: [1, 2, 3] })).toBe("eins, zwei und drei");
  expect(new Texts(table).say("y", { of: [1, 2, 3] })).toBe("1, 2 and 3");
});

test("words are set side by side", () => {
  const texts = new Texts({
    x: "{ JOIN($of) }",
    y: '{ JOIN($of, with: ", then ") }.',
    z: '{ JOIN($of, with: "\\u000A") }',
  });
  expect(["x", "y", "z"].map((key) => texts.say(key, { of: ["a", "", "b"] }))).toEqual(["a b", "a, then b.", "a\nb"]);
  expect(texts.say("y", { of: [] })).toBe(".");
});

test("words are chosen by number and by word", () => {
  const steps = new Texts({ x: "{ $n ->\n    [one] a step\n   *[other] { $n } steps\n}" });
  expect([0, 1, 2].map((n) => steps.say("x", { n }))).toEqual(["0 steps", "a step", "2 steps"]);
});

test("what a reader did, and what one seat hears in words of its own, is told so", () => {
  const texts = new Texts({
    "event.drew": "Ann draws.",
    "event.drew.own": "You draw.",
    "event.fell": "The hero falls.",
    "event.fell.seat.0": "You fall.",
  });
  const told = (seat: number): string[] =>
    [{ event: "drew", seat: 1 }, { event: "fell" }].map((event) => texts.event(event, seat));
  expect([-1, 0, 1].map(told)).toEqual([
    ["Ann draws.", "The hero falls."],
    ["Ann draws.", "You fall."],
    ["You draw.", "The hero falls."],
  ]);
});

test("a key without a text shows as itself, and so does a text that cannot be read", () => {
  expect(new Texts({}).say("event.unheard_of")).toBe("event.unheard_of");
  expect(new Texts({}).say("constructor")).toBe("constructor");
  expect(new Texts({ x: "{ $n" }).say("x", { n: 1 })).toBe("{ $n");
});

test("what is true or not is named as Python writes it, and nothing has a name, too", () => {
  const table = { x: '{ NAME($on, of: "light") }', "light.True": "on", "light.False": "off", "light.none": "none" };
  const texts = new Texts(table);
  expect([true, false, null].map((on) => texts.say("x", { on }))).toEqual(["on", "off", "none"]);
});

test("the names of a table go before its texts", () => {
  expect(new Texts({ "room.2": "the attic" }).named({ "room.2": "the loft" }).say("room.2")).toBe("the loft");
});
