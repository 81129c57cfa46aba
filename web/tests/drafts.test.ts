// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { confirmDraft, draftOf, keepDraft } from "../src/drafts";

beforeEach(() => localStorage.clear());

test("a draft is kept until the server has that very text", () => {
  keepDraft("t1", "ann", "Bob holds");
  keepDraft("t1", "ann", "Bob holds the nine.");
  confirmDraft("t1", "ann", "Bob holds"); // somebody went on writing meanwhile
  expect(draftOf("t1", "ann")).toBe("Bob holds the nine.");
  confirmDraft("t1", "ann", "Bob holds the nine.");
  expect(draftOf("t1", "ann")).toBeNull();
});

test("drafts belong to one person at one table", () => {
  keepDraft("t1", "ann", "mine");
  expect(draftOf("t1", "bob")).toBeNull();
  expect(draftOf("t2", "ann")).toBeNull();
});
