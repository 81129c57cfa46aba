/** What is shown between two views of ALONE: each thing at its own moment, and nothing that is forgotten by then. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aloneFilm } from "../src/games/alone/film";
import { fold } from "../src/games/alone/fold";
import type { AloneEvent, AloneScreen } from "../src/games/alone/types";
import { sides } from "./alone-sides";

interface Told {
  readonly events: readonly AloneEvent[];
  readonly view: AloneScreen;
}
const film = JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", "alone-hero.json"), "utf8")) as {
  readonly updates: readonly Told[];
};

const cellsOf = ({ labyrinth }: AloneScreen): number[] => (labyrinth?.sectors ?? []).map((sector) => sector.cell);
const revealed = (events: readonly AloneEvent[]): number[] =>
  events.flatMap((event) => (event.event === "sector_revealed" ? [event.cell] : []));
const bursts = film.updates.flatMap((update, i) => {
  const before = film.updates[i - 1]?.view;
  return before && update.events.length > 1 ? [{ before, ...update }] : [];
});

describe("the hero's film", () => {
  test("a sector lies there from the moment in which it is told, and not before", () => {
    let seen = 0;
    for (const { before, events, view } of bursts) {
      let known = new Set(cellsOf(before));
      for (const moment of aloneFilm.moments(before, events, view)) {
        const fresh = revealed(moment.events).filter((cell) => cellsOf(view).includes(cell));
        const shown = new Set(cellsOf(moment.view));
        expect([...shown].filter((cell) => !known.has(cell))).toEqual(fresh.filter((cell) => !known.has(cell)));
        known = shown;
        seen += fresh.length;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  test("several sectors at once are a moment each", () => {
    const { view } = bursts.find((burst) => cellsOf(burst.view).length > 2)!;
    const events = view.labyrinth!.sectors.map(({ cell }): AloneEvent => ({
      event: "sector_revealed",
      cell,
      room: -1,
    }));
    const cut = aloneFilm.moments({ ...view, labyrinth: null }, events, view);
    expect(cut.map((moment) => cellsOf(moment.view).length)).toEqual(events.map((_, i) => i + 1));
  });

  test("no moment shows what neither the view before nor the view after shows", () => {
    for (const { before, events, view } of bursts) {
      const known = new Set([...cellsOf(before), ...cellsOf(view)]);
      for (const moment of aloneFilm.moments(before, events, view))
        expect(cellsOf(moment.view).filter((cell) => !known.has(cell))).toEqual([]);
    }
  });

  test("what is forgotten is gone with the moment in which it is", () => {
    let times = 0;
    for (const { before, events, view } of bursts) {
      let hidden = false;
      for (const moment of aloneFilm.moments(before, events, view)) {
        hidden ||= moment.events.some((event) => event.event === "sectors_hidden");
        if (!hidden) continue;
        times += 1;
        expect(cellsOf(moment.view).filter((cell) => !cellsOf(view).includes(cell))).toEqual([]);
        for (const one of moment.view.labyrinth!.creatures) expect(cellsOf(moment.view)).toContain(one.cell);
      }
    }
    expect(times).toBeGreaterThan(0);
  });

  test("a sector that is revealed and forgotten in one go is never shown", () => {
    const { view } = bursts.find((burst) => cellsOf(burst.view).length > 1)!;
    const there = cellsOf(view).at(-1)!;
    const sectors = view.labyrinth!.sectors.filter((sector) => sector.cell !== there);
    const end = { ...view, labyrinth: { ...view.labyrinth!, sectors } };
    expect(cellsOf(fold(end, { event: "sector_revealed", cell: there, room: -1 }, end))).not.toContain(there);
    const before = { ...view, labyrinth: { ...view.labyrinth!, sectors: [] } };
    const shown = fold(before, { event: "sector_revealed", cell: there, room: -1 }, view).labyrinth!.sectors;
    // Dark and empty at first: light and danger are told after it.
    expect(shown).toEqual([{ ...view.labyrinth!.sectors.at(-1)!, lit: false, danger: false }]);
  });

  test("a creature that goes on in sight is there once", () => {
    const { view } = film.updates.find(
      ({ view: { labyrinth } }) => labyrinth && labyrinth.creatures.length > 0 && labyrinth.sectors.length > 1,
    )!;
    const labyrinth = view.labyrinth!;
    const [one] = labyrinth.creatures;
    const to = labyrinth.sectors.find((sector) => sector.cell !== one!.cell)!.cell;
    const others = labyrinth.creatures.slice(1);
    const moved = { ...one!, cell: to, state: ["unhurt"], dice: 0, first: 0, second: 0, beaten: null };
    const end = { ...view, labyrinth: { ...labyrinth, creatures: [...others, moved] } };
    const event: AloneEvent = { event: "creature_seen", creature: one!.creature, cell: to, wounds: 0 };
    expect(fold(view, event, end).labyrinth!.creatures).toEqual([...others, moved]);
  });
});

describe("evil's film", () => {
  const view = sides.moments.flat().find((one) => one.map && one.map.creatures.length > 0)!;

  test("a creature walks, another appears, the light goes on, and the hero is elsewhere", () => {
    const map = view.map!;
    const [{ token }] = [map.creatures[0]!];
    const spawned = Math.max(...map.creatures.map((one) => one.token)) + 1;
    const events: readonly AloneEvent[] = [
      { event: "creature_moved", creature: token, place: 7 },
      { event: "creature_spawned", creature: spawned, place: 9 },
      { event: "light_changed", place: 9, on: true },
      { event: "hero_at", place: 3 },
    ];
    const cut = aloneFilm.moments(view, events, view);
    const [first, last] = [cut[0]!.view.map!, cut.at(-1)!.view.map!];
    expect(first.creatures.find((one) => one.token === token)).toMatchObject({ place: 7 });
    expect(first.creatures.length).toBe(map.creatures.length);
    expect(last.creatures.find((one) => one.token === spawned)).toMatchObject({ place: 9, state: ["unhurt"] });
    expect(last.lit).toContain(9);
    expect(last.hero).toBe(3);
  });
});
