// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test } from "vitest";
import { announced } from "../src/announce";
import { AloneTable } from "../src/games/alone/AloneTable";
import { aloneFilm } from "../src/games/alone/film";
import { between, type Box } from "../src/games/alone/hero/camera";
import { Controller } from "../src/games/alone/controller";
import { cellToward, levelOf, offsetOf } from "../src/games/alone/field";
import { cellsOf, levelShown, onMap, windowOf } from "../src/games/alone/hero/ground";
import { pinsOf } from "../src/games/alone/hero/pins";
import { pinned, withPin } from "../src/ui/table/pinned";
import { mainAsk, offersOf } from "../src/games/alone/offers";
import type { AloneBox, AloneEvent, AloneScreen, AloneTypes } from "../src/games/alone/types";
import { textView } from "../src/settings";
import { TableModel } from "../src/table";
import { Texts } from "../src/texts";
import { TableProvider } from "../src/ui/context";
import { offersOf as ofKinds } from "../src/view";
import { serveArt } from "./alone-art";

serveArt();

type Table = Readonly<Record<string, string>>;
interface Recorded {
  readonly content: AloneBox;
  readonly texts: Table;
  readonly about: Table;
  readonly updates: readonly { n: number; events: readonly AloneEvent[]; view: AloneScreen; holds: number | null }[];
  readonly truths: readonly AloneScreen[];
}
interface Positions {
  readonly content: AloneBox;
  readonly texts: Table;
  readonly of: readonly { readonly texts: Table; readonly view: AloneScreen }[];
}

const read = <T,>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${name}.json`), "utf8")) as T;
const film = read<Recorded>("alone-hero");
const positions = read<Positions>("alone-positions");
const NO_TIME = { set: () => 0, clear: () => undefined };

afterEach(() => {
  render(null, document.body);
  textView.value = false;
});

function tableFor(content: AloneBox, texts: Table, view: AloneScreen): TableModel<AloneTypes> {
  const table = new TableModel<AloneTypes>("alone", { ...aloneFilm, lasts: () => 0 }, NO_TIME);
  table.content.value = content;
  table.texts.value = new Texts(texts);
  table.people.value = ["Hanna", "Eve"].map((name, seat) => ({ seat, name, bot: null, here: true }));
  table.reset(1, view);
  return table;
}

function shown(table: TableModel<AloneTypes>): HTMLElement {
  act(() => {
    render(
      <TableProvider value={table}>
        <AloneTable table={table} menu={null} />
      </TableProvider>,
      document.body,
    );
  });
  return document.body;
}

const optionsOn = (page: HTMLElement): Set<string | undefined> =>
  new Set([...page.querySelectorAll<HTMLElement>("[data-option]")].map((button) => button.dataset.option));
const offered = (view: AloneScreen): string[] => offersOf(mainAsk(view)).map((offer) => offer.option.id);
const cases = positions.of.map((one, i) => [i, mainAsk(one.view)?.kind ?? "", one] as const);

test("there are questions of many kinds to look at", () => {
  expect(new Set(cases.map(([, kind]) => kind)).size).toBeGreaterThan(7);
  expect(film.updates.length).toBeGreaterThan(60);
});

test.each(cases)("position %i (%s): every answer is a button, on the screen and in the text", (_, __, one) => {
  const table = tableFor(positions.content, { ...positions.texts, ...one.texts }, one.view);
  textView.value = true;
  expect(offered(one.view).filter((id) => !optionsOn(shown(table)).has(id))).toEqual([]);
  textView.value = false;
  const onScreen = optionsOn(shown(table));
  act(() => document.querySelector<HTMLElement>(".pad-gait.pad-explore")?.click());
  const both = new Set([...onScreen, ...optionsOn(document.body)]);
  expect(offered(one.view).filter((id) => !both.has(id))).toEqual([]);
});

test.each(cases)("position %i (%s): nothing is shown that has no name", (_, __, one) => {
  const table = tableFor(positions.content, { ...positions.texts, ...one.texts }, one.view);
  const words = document.createTreeWalker(shown(table), NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode())
    expect(node.textContent).not.toMatch(/undefined|NaN|^\w+\.-?\w+$|\s(item|room|mission|deed|character)\.-?\w/);
  const labels = [...document.querySelectorAll("[aria-label]")].map((thing) => thing.getAttribute("aria-label") ?? "");
  expect(labels.filter((label) => label === "" || /undefined|\b[a-z]+\.-?\d/.test(label))).toEqual([]);
});

test("what a deed would do is said before, as the server says it", async () => {
  const { view } = film.updates.find((update) => mainAsk(update.view)?.kind === "hero_acts")!;
  const table = tableFor(film.content, film.texts, view);
  const does = { key: "does.move_unknown", params: {} };
  const risks = [{ key: "risk.unknown", params: {} }];
  const costs = [{ key: "cost.adrenaline", params: {} }];
  table.sender = {
    ...table.sender,
    preview: () => Promise.resolve({ told: [], does: [does], costs, risks }),
  };
  const page = shown(table);
  await act(async () => {
    page.querySelector(".deeds .button")!.parentElement!.dispatchEvent(new Event("pointerenter"));
    await Promise.resolve();
  });
  await act(async () => Promise.resolve());
  const words = page.querySelector(".preview")!.textContent!;
  expect(words).toContain("Step into the unknown");
  expect(page.querySelector(".preview-cost")?.textContent).toBe("costs 1 adrenaline");
  expect(page.querySelector(".preview-risk")?.textContent).toBe("Whatever you meet there costs self control.");
});

test("an item is read with the first press and used with the second", async () => {
  const one = positions.of.find(({ view }) => ofKinds(offersOf(mainAsk(view)), "use_item").length > 0)!;
  const sent: unknown[] = [];
  const table = tableFor(positions.content, { ...positions.texts, ...one.texts }, one.view);
  table.sender = {
    answer: (_, action) => (sent.push(action), Promise.resolve(null)),
    why: () => Promise.resolve(null),
  };
  const page = shown(table);
  const press = (what: string) =>
    act(async () => {
      page.querySelector(what)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await Promise.resolve();
    });
  await press(".item.ready");
  expect(sent).toEqual([]);
  expect(page.querySelector(".item.aimed")).not.toBeNull();
  await press(".preview-do");
  expect(sent).toMatchObject([{ act: "use_item" }]);
  await press(".item.ready");
  await press(".item.ready");
  expect(sent).toHaveLength(2);
});

test("the camera glides from box to box, and arrives", () => {
  const [from, to]: readonly [Box, Box] = [
    [0, 0, 300, 300],
    [100, -100, 400, 500],
  ];
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  const [x, y, w, h] = between(from, to, 0.4);
  expect(x > 40 && x < 100 && y < -40 && w > 340 && h > 380).toBe(true);
});

describe("the map", () => {
  const view = film.updates.find((update) => mainAsk(update.view)?.kind === "hero_acts")!.view;

  test("a step is pressed at the sector that it leads to", () => {
    const here = view.labyrinth!.here;
    const controller = new Controller(tableFor(film.content, film.texts, view));
    const moves = ofKinds(offersOf(mainAsk(view)), "move");
    expect(moves.length).toBeGreaterThan(0);
    for (const offer of moves) {
      const { way } = offer.option.action;
      expect(cellsOf(controller, offer)).toEqual([way === "stairs" ? here : cellToward(here, way)]);
    }
    const targets = onMap(controller);
    expect([...targets.values()].flat().every((offer) => offer.option.action.act === "move")).toBe(true);
  });

  test("the window holds all that is known, with a rim", () => {
    const sectors = view.labyrinth!.sectors.filter((sector) => sector.level === levelOf(view.labyrinth!.here));
    const window = windowOf(sectors.map((sector) => sector.cell));
    for (const { cell, east, south } of sectors) {
      expect(offsetOf(cell)).toEqual([east, south]);
      expect(east - window.west).toBeGreaterThanOrEqual(1);
      expect(south - window.north).toBeLessThanOrEqual(window.rows - 2);
    }
  });

  test("pressing a sector sends the step that the view offers", async () => {
    const sent: unknown[] = [];
    const table = tableFor(film.content, film.texts, view);
    table.sender = {
      answer: (_, action) => (sent.push(action), Promise.resolve(null)),
      why: () => Promise.resolve(null),
    };
    const page = shown(table);
    const [cell, offers] = [...onMap(new Controller(table))][0]!;
    await act(async () => {
      page.querySelector(`[data-cell="${cell}"]`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await Promise.resolve();
    });
    expect(sent).toEqual([offers[0]!.option.action]);
  });

  test("an arrow aims first, and goes when it is pressed again", async () => {
    const sent: unknown[] = [];
    const table = tableFor(film.content, film.texts, view);
    table.sender = {
      answer: (_, action) => (sent.push(action), Promise.resolve(null)),
      why: () => Promise.resolve(null),
    };
    const page = shown(table);
    const ways: Readonly<Record<string, string>> = {
      north: "ArrowUp",
      east: "ArrowRight",
      south: "ArrowDown",
      west: "ArrowLeft",
    };
    const [move] = ofKinds(offersOf(mainAsk(view)), "move");
    const key = ways[move!.option.action.way]!;
    const press = (): void => void dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
    act(press);
    expect(sent).toEqual([]);
    expect(page.querySelector(".preview strong")?.textContent).toContain("Move");
    await act(async () => {
      press();
      await Promise.resolve();
    });
    expect(sent).toEqual([move!.option.action]);
  });
});

describe("what the hero must not know", () => {
  test("no view, log or page of a whole game names a sector that is not in the labyrinth", () => {
    const table = tableFor(film.content, film.texts, film.updates[0]!.view);
    table.about = film.about;
    shown(table);
    const texts = new Texts(film.texts);
    const all = Array.from({ length: 154 }, (_, cell) => [cell, texts.say(`sector.${cell}`)] as const);
    let forgotten = 0;
    for (const update of film.updates.slice(1)) {
      act(() => table.push({ ...update, changed: update.view }));
      if (update.events.some((event) => event.event === "forgot")) forgotten += 1;
      if (!update.view.labyrinth) continue;
      const known = new Set(update.view.labyrinth.sectors.map((sector) => sector.cell));
      const kept = JSON.stringify([table.view.value, table.log.value, table.events.value, announced.value]);
      for (const [, cell] of kept.matchAll(/"cell":(\d+)/g)) expect(known.has(Number(cell))).toBe(true);
      const read = table.log.value.map((line) => texts.event(line.event)).join(" ");
      const said = `${read} ${announced.value.map((one) => one.words).join(" ")} ${document.body.textContent ?? ""}`;
      const unknown = all.filter(([cell]) => !known.has(cell)).map(([, name]) => name);
      // Longer names hold shorter ones: a name is said if it is not part of a longer name that is known.
      const left = [...known].map((cell) => texts.say(`sector.${cell}`)).sort((a, b) => b.length - a.length);
      const rest = left.reduce((words, name) => words.replaceAll(name, ""), said);
      expect(unknown.filter((name) => / /.test(name) && rest.includes(name))).toEqual([]);
    }
    expect(forgotten).toBeGreaterThan(0);
  });

  test("no creature is on the page that the hero does not see", () => {
    for (const [i, { view }] of film.updates.entries()) {
      const there = film.truths[i]!.map!.creatures.length;
      if (i % 12 !== 0 || there === (view.labyrinth?.creatures.length ?? 0)) continue;
      const page = shown(tableFor(film.content, film.texts, view));
      const level = levelShown(view, null); // the map shows one at a time
      const seen = view.labyrinth?.creatures.filter((one) => levelOf(one.cell) === level).length ?? 0;
      const dangers = view.labyrinth?.sectors.filter((one) => one.danger && one.level === level).length ?? 0;
      expect(page.querySelectorAll(".labyrinth-map .creature").length).toBe(seen);
      expect(page.querySelectorAll(".danger-token").length).toBe(dangers);
      render(null, document.body);
    }
  });
});

test("those who watch see the hero's labyrinth, and are asked nothing", () => {
  const isHere = ({ labyrinth }: AloneScreen): boolean =>
    labyrinth?.creatures.some((one) => levelOf(one.cell) === levelOf(labyrinth.here)) ?? false;
  const update = film.updates.find((one) => isHere(one.view))!;
  const view: AloneScreen = { ...update.view, seat: -1, asks: [], notes: null };
  const page = shown(tableFor(film.content, film.texts, view));
  const { creatures, here } = view.labyrinth!;
  const near = creatures.filter((one) => levelOf(one.cell) === levelOf(here));
  expect(page.querySelectorAll(".labyrinth-map .creature").length).toBe(near.length);
  expect(page.querySelectorAll("[data-option]").length).toBe(0);
  expect(page.querySelector("#tab-notes")).toBeNull();
});

test("what hinders is said as long as it hinders", () => {
  const texts = new Texts(film.texts);
  const { view } = film.updates.find((update) => update.view.missions.some((one) => one.hinders.length > 0))!;
  const blue = view.missions.find((one) => one.hinders.length > 0)!;
  const page = shown(tableFor(film.content, film.texts, view));
  const summary = page.querySelector(`.mission.${blue.colour} summary`)!;
  expect(summary.textContent).toContain(texts.message(blue.hinders[0]!));
});

test("a door that can be blocked is pressed where it is", async () => {
  const view = film.updates.find((update) => mainAsk(update.view)?.kind === "choose_bar")!.view;
  const sent: unknown[] = [];
  const table = tableFor(film.content, film.texts, view);
  table.sender = {
    answer: (_, action) => (sent.push(action), Promise.resolve(null)),
    why: () => Promise.resolve(null),
  };
  const page = shown(table);
  const doors = offersOf(mainAsk(view)).filter((offer) => offer.option.action.act === "pick_bar");
  expect(page.querySelectorAll("[data-door]").length).toBe(doors.length);
  await act(async () => {
    page.querySelector("[data-door]")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await Promise.resolve();
  });
  expect(sent).toEqual([doors[0]!.option.action]);
});

test("a film of events ends where the server says, and forgetting begins a moment of its own", () => {
  for (const [i, update] of film.updates.entries()) {
    if (i === 0 || update.events.length < 2) continue;
    const cut = aloneFilm.moments(film.updates[i - 1]!.view, update.events, update.view);
    expect(cut.flatMap((moment) => moment.events)).toEqual(update.events);
    for (const moment of cut)
      expect(moment.events.findIndex((event) => event.event === "forgot")).toBeLessThanOrEqual(0);
  }
});

describe("notes", () => {
  const texts = new Texts(film.texts);

  test("a line is pinned to a sector, changed, and taken away", () => {
    const one = withPin("remember the door", "E1 N2", "worm");
    expect(one).toBe("remember the door\nE1 N2: worm");
    expect(pinned(one, "e1 n2")).toBe("worm");
    const two = withPin(one, "E1 N2", "gone?");
    expect(pinned(two, "E1 N2")).toBe("gone?");
    expect(withPin(two, "E1 N2", "  ")).toBe("remember the door");
  });

  test("pins are found by the names that the hero uses", () => {
    const [first] = film.updates.find((update) => update.view.labyrinth)!.view.labyrinth!.sectors;
    const page = `idea: run\n${texts.say(`sector.${first!.cell}`)}: came from here\nMedbay: later`;
    expect(pinsOf(page, texts)).toEqual([{ cell: first!.cell, words: "came from here" }]);
  });
});
