import { expect, test } from "vitest";
import { DOORS, loadGame } from "../src/games";

test("every game has a door; one that this client can show is loaded once, others never", async () => {
  expect(Object.keys(DOORS)).toEqual(["key", "elite", "alone"]);
  const [first, second] = [loadGame("key"), loadGame("key")];
  expect(first).toBe(second);
  expect((await first)?.keys.length).toBeGreaterThan(5);
  expect(await loadGame("no such game")).toBeNull();
});
