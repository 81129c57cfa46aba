import { expect, test } from "vitest";
import { DOORS, factsOf, loadGame } from "../src/games";
import type { GameInfo } from "../src/wire.gen";

test("a game with a drawing is loaded once, and any other is played as text", async () => {
  expect(Object.keys(DOORS)).toEqual(["key", "elite", "alone"]);
  const key = await loadGame("key");
  expect(await loadGame("key")).toBe(key);
  expect(await loadGame("chess")).toBe(await loadGame("tictactoe"));
  expect(await loadGame("chess")).not.toBe(key);
});

test("the facts of a game are its own words; of one that says nothing, how many may sit there", () => {
  const info = { facts: "", least_seats: 2, most_seats: 2 } as GameInfo;
  expect(factsOf(info)).toBe("2 seats");
  expect(factsOf({ ...info, most_seats: 4 })).toBe("2 to 4 seats");
  expect(factsOf({ ...info, facts: "Two kings, an evening." })).toBe("Two kings, an evening.");
});

test("ELITE and ALONE play at night, before anybody sits at their tables, too", () => {
  const night = Object.entries(DOORS).filter(([, door]) => door.light === "night");
  expect(night.map(([game]) => game)).toEqual(["elite", "alone"]);
});
