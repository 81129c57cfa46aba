import { expect, test } from "vitest";
import { seatNames } from "../src/store";

const place = { here: true, picks: {} };

test("a seat that a bot covers is called so, and a bot by its own name; a free seat keeps its number", () => {
  const seats = [
    { ...place, person: "p1", name: "Ann", bot: "" },
    { ...place, person: "p2", name: "Bob", bot: "mate" },
    { ...place, person: "", name: "Bot 3", bot: "mate" },
    { ...place, person: "", name: "The Dark", bot: "stalker" },
    { ...place, person: "", name: "", bot: "" },
  ];
  expect(seatNames({ seats })).toEqual({
    "seat.0": "Ann",
    "seat.1": "Bob (bot)",
    "seat.2": "Bot 3",
    "seat.3": "The Dark",
  });
});
