// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { announced, unsay } from "../src/announce";
import { EliteTable } from "../src/games/elite/EliteTable";
import type { EliteEvent, EliteTypes, EliteScreen, Parts } from "../src/games/elite/types";
import { TableModel } from "../src/table";
import { Texts } from "../src/texts";
import { TableProvider } from "../src/ui/context";

interface Recorded {
  readonly content: Parts;
  readonly texts: Readonly<Record<string, string>>;
  readonly updates: readonly {
    readonly n: number;
    readonly events: readonly EliteEvent[];
    readonly view: EliteScreen;
  }[];
}
const read = <T,>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${name}.json`), "utf8")) as T;
const films = ["elite-crash", "elite-lab"].map((name) => read<Recorded>(name));

afterEach(() => {
  render(null, document.body);
  unsay();
});

/** One event of each kind that happened in a film. */
function kindsOf(film: Recorded): Map<string, EliteEvent> {
  return new Map(film.updates.flatMap((one) => one.events ?? []).map((event) => [event.event, event]));
}

test.each(films)("each kind of event has a sentence for those who listen, whole and without gaps", (film) => {
  const texts = new Texts(film.texts);
  const kinds = kindsOf(film);
  expect(kinds.size).toBeGreaterThan(20);
  for (const event of kinds.values()) {
    const words = texts.event(event);
    expect(words, event.event).toMatch(/[.!?]$/);
    expect(words, event.event).not.toMatch(/[{}]|undefined|NaN/);
  }
});

test.each(films)("between the rushes each of them is announced as it is shown", (film) => {
  const table = new TableModel<EliteTypes>("elite");
  table.content.value = film.content;
  table.texts.value = new Texts(film.texts);
  table.people.value = film.updates[0]!.view.setting.heroes.map((_, seat) => ({
    seat,
    name: "",
    bot: null,
    here: true,
  }));
  const calm = film.updates.find((one) => !one.view.clock.runs && one.view.clock.phase === "ready")!.view;
  table.reset(0, calm);
  act(() =>
    render(
      <TableProvider value={table}>
        <EliteTable table={table} menu={null} />
      </TableProvider>,
      document.body,
    ),
  );
  let n = 0;
  for (const event of kindsOf(film).values()) {
    n += 1;
    act(() => table.push({ n, holds: null, events: [event], changed: { ...calm } }));
    const said = announced.value.map((one) => one.words).join(" ");
    expect(said, event.event).toContain(table.texts.value.event(event));
  }
});

test("when the mission is done the table points home, and says nothing more when all is over", () => {
  const film = films[0]!;
  const table = new TableModel<EliteTypes>("elite");
  table.content.value = film.content;
  table.texts.value = new Texts(film.texts);
  const { view } = film.updates.find((one) => one.view.clock.runs)!;
  const seats = view.setting.heroes.map((_, seat) => ({ seat, name: "", bot: null, here: true }));
  table.people.value = seats;
  table.reset(0, view);
  act(() =>
    render(
      <TableProvider value={table}>
        <EliteTable table={table} menu={null} />
      </TableProvider>,
      document.body,
    ),
  );
  const is = (selector: string): boolean => document.querySelector(selector) !== null;
  expect(is(".homeward")).toBe(false);
  const done = { ...view, mission: { ...view.mission, is_complete: true } };
  act(() => table.reset(1, done));
  expect(is(".homeward")).toBe(true);
  expect(document.querySelector(".telling.home")!.textContent).toContain("RUN HOME!");
  act(() => table.reset(2, { ...done, outcome: { key: "won", winners: [0] } }));
  expect(is(".telling")).toBe(false);
});
