import { expect, test } from "vitest";
import { DOORS, doorOf, loadGame } from "../src/games";
import type { GameInfo } from "../src/wire.gen";

test("a game with a drawing is loaded once, and any other is played as text", async () => {
  expect(Object.keys(DOORS)).toEqual(["key", "elite", "alone"]);
  const key = await loadGame("key");
  expect(await loadGame("key")).toBe(key);
  expect(await loadGame("chess")).toBe(await loadGame("tictactoe"));
  expect(await loadGame("chess")).not.toBe(key);
});

test("the door of a game without a drawing says what the server says of it", () => {
  const info = { name: "chess", title: "Chess", tagline: "Two kings.", least_seats: 2, most_seats: 2 } as GameInfo;
  expect(doorOf(info)).toEqual({ title: "Chess", tagline: "Two kings.", facts: "2 seats" });
  expect(doorOf({ ...info, most_seats: 4 }).facts).toBe("2 to 4 seats");
  expect(doorOf({ ...info, name: "key" })).toBe(DOORS.key);
});
