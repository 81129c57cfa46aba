import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { facesOf, medals, statistics } from "../src/games/elite/stats";
import type { EliteEvent, EliteView, Parts } from "../src/games/elite/types";
import type { Told } from "../src/view";

interface Story {
  readonly view: EliteView;
  readonly told: readonly { n: number; at: number; events: readonly EliteEvent[] }[];
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${name}.json`), "utf8")) as T;
const { content: parts } = read<{ content: Parts }>("elite-box");

function counted(name: string): { found: ReturnType<typeof statistics>; events: EliteEvent[]; view: EliteView } {
  const { view, told } = read<Story>(name);
  const lines = told.map(({ n, at, events }) => ({ line: n, at, events }));
  return { found: statistics(lines, view, parts), events: told.flatMap((one) => one.events), view };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const of = <K extends EliteEvent["event"]>(events: readonly EliteEvent[], kind: K) =>
  events.filter((event): event is Extract<EliteEvent, { event: K }> => event.event === kind);

for (const name of ["elite-story", "elite-solo"]) {
  test(`everything that was told in ${name} is counted once, for somebody and for a round`, () => {
    const { found, events, view } = counted(name);
    expect(sum(found.seats.map((one) => one.rolls))).toBe(of(events, "landed").length);
    expect(sum(found.seats.map((one) => one.placed))).toBe(of(events, "allocated").length);
    expect(sum(found.heroes.map((one) => one.shots))).toBe(of(events, "fired").length);
    expect(sum(found.heroes.map((one) => one.kills))).toBe(of(events, "killed").length);
    expect(sum(found.rounds.map((one) => one.kills))).toBe(of(events, "killed").length);
    expect(sum(found.rounds.map((one) => one.came))).toBe(of(events, "spawned").length);
    const hurt = sum(of(events, "hurt").map((event) => event.n));
    expect(sum(found.heroes.map((one) => one.damage))).toBe(hurt);
    const ready = of(events, "objective_ready").length;
    expect([sum(found.seats.map((one) => one.objectives)), sum(found.rounds.map((one) => one.objectives))]).toEqual([
      ready,
      ready,
    ]);
    const steps = of(events, "moved").filter((event) => event.figure < 6).length;
    expect(sum(found.heroes.map((one) => one.steps))).toBe(steps);
    expect(found.rounds.map((one) => one.round)).toEqual(Array.from({ length: view.round }, (_, i) => i + 1));
    expect(found.heroes).toHaveLength(view.seats === 1 ? 2 : view.seats);
    const dice = sum(found.seats.map((one) => one.dice));
    expect(sum(facesOf(found).map((one) => one.n))).toBe(dice);
    expect(sum(facesOf(found).map((one) => one.share))).toBeCloseTo(1);
  });
}

test("in live tempo the clock of every whole round ran two minutes", () => {
  const { found } = counted("elite-story");
  expect(found.rounds.length).toBeGreaterThan(1);
  for (const one of found.rounds.slice(0, -1)) expect(one.ran).toBe(120_000);
});

const view = {
  seats: 2,
  heroes: [0, 1],
  kinds: [-1, -1, -1, -1, -1, -1, 0, 3],
} as unknown as EliteView;
const line = (n: number, at: number, ...events: EliteEvent[]): Told<EliteEvent> => ({ line: n, at, events });

test("what is remembered stands in its round, with the line that a film begins at", () => {
  const { rounds } = statistics(
    [
      line(1, 0, { event: "round_began", round: 1 }),
      line(2, 0, { event: "event_turned", card: 16 }),
      line(3, 100, { event: "clock_started", seconds: 120 }),
      line(4, 200, { event: "killed", figure: 6, hero: 0 }),
      line(5, 300, { event: "killed", figure: 7, hero: 1 }, { event: "hurt", hero: 0, n: 2, damage: 2 }),
      line(6, 400, { event: "die_locked", hero: 0, die: 0 }),
      line(7, 120_100, { event: "time_is_up" }),
      line(8, 130_000, { event: "round_began", round: 2 }),
      line(9, 131_000, { event: "clock_started", seconds: 120 }),
      line(10, 141_000, { event: "tolerated", figure: 6 }),
    ],
    view,
    parts,
  );
  expect(rounds[0]).toMatchObject({ round: 1, line: 1, event: 16, kills: 2, damage: 2, ran: 120_000 });
  expect(rounds[0]!.moments.map((one) => [one.line, one.event.event, one.kind])).toEqual([
    [5, "killed", "good"],
    [6, "die_locked", "bad"],
  ]);
  expect(rounds[1], "lost in the middle of the rush").toMatchObject({ round: 2, line: 8, ran: 10_000 });
});

test("an objective is of whoever placed its last die, laid the charge or turned the token", () => {
  const { seats } = statistics(
    [
      line(1, 0, { event: "allocated", seat: 1, symbol: "gun", slot: 1 }, { event: "objective_ready", objective: 0 }),
      line(2, 0, { event: "demolition_placed", hero: 0, objective: 1, to: 5 }),
      line(3, 0, { event: "find_revealed", hero: 1, objective: 2, find: 0 }),
      line(4, 0, { event: "captured", figure: 6, cell: 3 }),
    ],
    view,
    parts,
  );
  expect(seats.map((one) => one.objectives)).toEqual([1, 2]);
});

test("medals go to those who stand out alone", () => {
  const kill = (hero: number): EliteEvent => ({ event: "killed", figure: 6, hero });
  const walk = (figure: number): EliteEvent => ({ event: "moved", figure, to: 1 });
  const found = statistics([line(1, 0, kill(0), kill(1), kill(1), walk(0), walk(1))], view, parts);
  expect(medals(found)).toEqual([{ words: "Most kills", hero: 1, n: 2 }]);
  expect(medals(statistics([], view, parts))).toEqual([]);
});
