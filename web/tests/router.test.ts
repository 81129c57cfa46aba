import { expect, test } from "vitest";
import {
  filmAddress,
  filmPlace,
  momentAddress,
  pageOf,
  recordsAddress,
  ruleAddress,
  sharedAddress,
} from "../src/router";

test("addresses lead to pages", () => {
  expect(pageOf("/")).toEqual({ page: "home" });
  expect(pageOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(pageOf("/replay/abc")).toEqual({ page: "replay", id: "abc" });
  expect(pageOf("/rules/key")).toEqual({ page: "rules", game: "key" });
  expect(pageOf("/companion")).toEqual({ page: "companion" });
  expect(pageOf("/you")).toEqual({ page: "you" });
  expect(pageOf("/records")).toEqual({ page: "records", people: [] });
  expect(pageOf("/records/a,b")).toEqual({ page: "records", people: ["a", "b"] });
  expect(pageOf("/records/a/b")).toEqual({ page: "lost" });
  expect(pageOf("/companion/more")).toEqual({ page: "lost" });
  expect(pageOf("/admin")).toEqual({ page: "admin" });
  expect(pageOf("/invited")).toEqual({ page: "invited" });
  expect(pageOf("/nowhere/at/all")).toEqual({ page: "lost" });
});

test("records have an address, and those with others another", () => {
  expect(recordsAddress()).toBe("/records");
  expect(recordsAddress(["a", "b"])).toBe("/records/a,b");
});

test("a refusal's rule has an address", () => {
  expect(ruleAddress("key:R28")).toBe("/rules/key#R28");
});

test("what stands after a film's address says where it begins, what it shows, and who may see it", () => {
  const after = (address: string): string => new URL(address, "http://here").hash;
  expect(filmPlace("")).toEqual({ all: false, plays: false, line: 0, key: "" });
  expect(filmPlace("#all")).toEqual({ all: true, plays: false, line: 0, key: "" });
  expect(filmPlace(after(momentAddress("abc", 120)))).toEqual({ all: false, plays: false, line: 120, key: "" });
  expect(filmPlace(after(sharedAddress("abc", "k-y_1")))).toEqual({ all: false, plays: false, line: 0, key: "k-y_1" });
  const whole = { all: true, plays: true, line: 7, key: "k" };
  expect(filmPlace(after(filmAddress("abc", whole)))).toEqual(whole);
  expect(filmAddress("abc", {})).not.toContain("#");
  expect(filmPlace("#line=x")).toEqual({ all: false, plays: false, line: 0, key: "" });
});
