import { expect, test } from "vitest";
import type { Table } from "../src/games/key/types";
import { isStruck, pencil, pencilled, strike } from "../src/games/key/pencil";
import { films, tableWith } from "./fixtures";

const { content, texts, updates } = films()[1]!;

const sent = (): { table: Table; notes: string[] } => {
  const table = tableWith({ ...updates[0]!.view, seat: 0 }, content, texts);
  const notes: string[] = [];
  table.sender = { ...table.sender, note: (text) => notes.push(text) };
  return { table, notes };
};

test("a letter is pencilled onto every window of its sign, and stands on the page of notes", () => {
  const { table, notes } = sent();
  const panes = table.view.value!.mission.rows.flatMap((row) => row.panes).filter((pane) => pane.glyph >= 0);
  table.notes.value = "The guard has a dog.";
  pencil(table, panes[0]!, "E");
  for (const pane of panes) expect(pencilled(table, pane)).toBe(pane.glyph === panes[0]!.glyph ? "E" : "");
  expect(notes).toEqual([table.notes.value]);
  expect(table.notes.value.split("\n")[0]).toBe("The guard has a dog.");
  pencil(table, panes[0]!, "");
  expect(table.notes.value).toBe("The guard has a dog.");
});

test("a line of the list is struck, and not struck any more", () => {
  const { table } = sent();
  const entry = table.view.value!.mission.dossier[0]!;
  strike(table, entry);
  expect(isStruck(table, entry)).toBe(true);
  expect(table.view.value!.mission.dossier.filter((one) => isStruck(table, one))).toEqual([entry]);
  strike(table, entry);
  expect(isStruck(table, entry)).toBe(false);
});
