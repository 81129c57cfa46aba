import { expect, test } from "vitest";
import { differencesOf } from "../src/games/alone/after/differences";
import { aloneJoined } from "../src/games/alone/film";
import { sides } from "./alone-sides";

const truths = sides.moments.map((views) => aloneJoined(views)).filter((view) => view.map !== null);

test("the joined film holds the hero's labyrinth, the whole map and every hand", () => {
  for (const [i, views] of sides.moments.entries()) {
    const joined = aloneJoined(views);
    expect(joined.labyrinth).toEqual(views[1]!.labyrinth);
    expect(joined.map).toEqual(views[2]!.map);
    const { hands } = joined.reactions;
    expect(hands.map((hand) => hand.known.length)).toEqual(hands.map((hand) => hand.size));
    expect(joined.seat, `moment ${i}`).toBe(-1);
  }
});

test("what was seen and what was not are everything that there was", () => {
  for (const view of truths) {
    const found = differencesOf(view);
    const seen = view.labyrinth?.creatures.length ?? 0;
    expect(found.unseen.length + seen).toBe(view.map!.creatures.length);
    expect(found.dangers.length).toBe(
      view.map!.danger.length - (view.labyrinth?.sectors.filter((sector) => sector.danger).length ?? 0),
    );
    expect(found.known).toBe(view.labyrinth?.sectors.length ?? 0);
  }
});

test("the nearest that was not seen comes first", () => {
  for (const view of truths) {
    const distances = differencesOf(view).unseen.map((one) => one.far);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  }
  const inGame = truths.filter((view) => view.labyrinth && differencesOf(view).unseen.length > 0);
  expect(inGame.length).toBeGreaterThan(3);
});

test("a hero's own view has nothing to compare with", () => {
  expect(differencesOf(sides.moments.at(-1)![1]!)).toEqual({ unseen: [], dangers: [], known: 0, sectors: 0 });
});
