import { expect, test } from "vitest";
import { broughtBy, noteRefusal, secretIn, shut } from "../src/entrance";

test("a link brings an invitation of the host, the key of a table, or nothing", () => {
  const nothing = { invitation: "", table: "", key: "" };
  expect(broughtBy("/", "")).toEqual(nothing);
  expect(broughtBy("/", "#abc")).toEqual(nothing);
  expect(broughtBy("/replay/abc", "#key=k")).toEqual(nothing);
  expect(broughtBy("/invited", "#a-_1")).toEqual({ ...nothing, invitation: "a-_1" });
  expect(broughtBy("/t/abc", "#k")).toEqual({ ...nothing, table: "abc", key: "k" });
});

test("an invitation may be pasted whole or without its address", () => {
  expect(secretIn(" https://play.example/invited#a-_1 ")).toBe("a-_1");
  expect(secretIn("a-_1")).toBe("a-_1");
});

test("only refusals of the entrance shut it", () => {
  noteRefusal("lobby.barred");
  noteRefusal("entrance.wrong_password");
  expect(shut.value).toBe("");
  noteRefusal("entrance.invited");
  expect(shut.value).toBe("invited");
});
