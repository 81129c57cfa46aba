import { expect, test } from "vitest";
import { lettersOf, slotsOf, spaced } from "../src/games/key/slots";
import { films } from "./fixtures";

const [first, , compound] = films();

test("of what is typed letters and digits count, in capitals", () => {
  expect(lettersOf("Milk, the cow!")).toBe("MILKTHECOW");
});

test("a guess is laid into the words of the console", () => {
  const words = slotsOf(first!.updates[0]!.view, "milk t");
  expect(words.map((word) => word.length)).toEqual([4, 3, 3]);
  expect(words[1]!.map((slot) => slot.sign)).toEqual(["T", null, null]);
  expect(words[1]!.map((slot) => slot.known)).toEqual(["T", "H", "E"]);
});

test("where the windows do not spell the answer a guess stands in one word", () => {
  const view = compound!.updates[0]!.view;
  expect(slotsOf(view, "").map((word) => word.length)).toEqual([view.mission.length]);
});

test("a whole guess is read with the spaces of the console", () => {
  expect(spaced(first!.updates[0]!.view, "MILKTHECOW")).toBe("MILK THE COW");
  expect(spaced(compound!.updates[0]!.view, "LIGHTHOUSE")).not.toContain(" ");
});
