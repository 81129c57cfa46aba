import { expect, test } from "vitest";
import { filmPlace, momentAddress, pageOf, ruleAddress, sharedAddress } from "../src/router";

test("addresses lead to pages", () => {
  expect(pageOf("/")).toEqual({ page: "home" });
  expect(pageOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(pageOf("/replay/abc")).toEqual({ page: "replay", id: "abc" });
  expect(pageOf("/rules/key")).toEqual({ page: "rules", game: "key" });
  expect(pageOf("/companion")).toEqual({ page: "companion" });
  expect(pageOf("/companion/more")).toEqual({ page: "lost" });
  expect(pageOf("/nowhere/at/all")).toEqual({ page: "lost" });
});

test("a refusal's rule has an address", () => {
  expect(ruleAddress("key:R28")).toBe("/rules/key#R28");
});

test("what stands after a film's address says where it begins, what it shows, and who may see it", () => {
  const after = (address: string): string => new URL(address, "http://here").hash;
  expect(filmPlace("")).toEqual({ all: false, line: 0, key: "" });
  expect(filmPlace("#all")).toEqual({ all: true, line: 0, key: "" });
  expect(filmPlace(after(momentAddress("abc", 120)))).toEqual({ all: false, line: 120, key: "" });
  expect(filmPlace(after(sharedAddress("abc", "k-y_1")))).toEqual({ all: false, line: 0, key: "k-y_1" });
  expect(filmPlace("#line=x")).toEqual({ all: false, line: 0, key: "" });
});
