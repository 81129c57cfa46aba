import { expect, test } from "vitest";
import { pageOf, ruleAddress } from "../src/router";

test("addresses lead to pages", () => {
  expect(pageOf("/")).toEqual({ page: "home" });
  expect(pageOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(pageOf("/replay/abc")).toEqual({ page: "replay", id: "abc" });
  expect(pageOf("/rules/key")).toEqual({ page: "rules", game: "key" });
  expect(pageOf("/nowhere/at/all")).toEqual({ page: "lost" });
});

test("a refusal's rule has an address", () => {
  expect(ruleAddress("key:R28")).toBe("/rules/key#R28");
});
