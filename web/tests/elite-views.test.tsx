// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { EliteTable } from "../src/games/elite/EliteTable";
import { eliteFilm, fold } from "../src/games/elite/fold";
import { Battlefield } from "../src/games/elite/battlefield";
import { boardOffers, mainAsk, offersOf, sorted } from "../src/games/elite/offers";
import { MOST_HEROES, SYMBOLS, type EliteAction, type EliteEvent } from "../src/games/elite/types";
import type { EliteTypes, EliteView, Parts } from "../src/games/elite/types";
import { textView } from "../src/settings";
import { TableModel } from "../src/table";
import { Texts } from "../src/texts";
import { TableProvider } from "../src/ui/context";
import { isAct, offersOf as ofKinds } from "../src/view";

interface Recorded {
  readonly content: Parts;
  readonly texts: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly updates: readonly { readonly n: number; readonly events: readonly EliteEvent[]; readonly view: EliteView }[];
}
interface Moments {
  readonly content: Parts;
  readonly texts: Readonly<Record<string, string>>;
  readonly of: readonly { readonly texts: Readonly<Record<string, string>>; readonly view: EliteView }[];
}

const read = <T,>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${name}.json`), "utf8")) as T;
const { content, texts, of } = read<Moments>("elite-moments");
const crash = read<Recorded>("elite-crash");

afterEach(() => {
  render(null, document.body);
  textView.value = false;
});

interface Shown {
  readonly page: HTMLElement;
  readonly table: TableModel<EliteTypes>;
  readonly sent: EliteAction[];
}

function shown(view: EliteView, parts: Parts, words: Readonly<Record<string, string>>, asText = false): Shown {
  textView.value = asText;
  const table = new TableModel<EliteTypes>("elite", eliteFilm);
  const sent: EliteAction[] = [];
  table.content.value = parts;
  table.texts.value = new Texts(words);
  table.people.value = view.heroes.map((_, seat) => ({ seat, name: `P${seat}`, bot: null, here: true }));
  table.sender = {
    answer: (_, action) => {
      sent.push(action);
      return Promise.resolve(null);
    },
    why: () => Promise.resolve(null),
  };
  table.reset(1, view);
  act(() =>
    render(
      <TableProvider value={table}>
        <EliteTable table={table} menu={null} />
      </TableProvider>,
      document.body,
    ),
  );
  return { page: document.body, table, sent };
}

const cases = of.map((one, i) => [i, one.view.asks.map((ask) => ask.kind).join(" "), one] as const);

test.each(cases)("moment %i (%s): everything that may be done is a button in the text view", (_, __, one) => {
  const { page } = shown(one.view, content, { ...texts, ...one.texts }, true);
  const offered = one.view.asks.flatMap((ask) => ask.options.map((option) => option.id));
  const buttons = [...page.querySelectorAll<HTMLElement>("[data-option]")].map((button) => button.dataset.option);
  expect(buttons.sort()).toEqual(offered.sort());
});

/** Where on the table an action can be done: a button, a lit space, an open slot, a card. */
function isThere(page: HTMLElement, battlefield: Battlefield, id: string, action: EliteAction): boolean {
  const has = (selector: string): boolean => page.querySelector(selector) !== null;
  if (has(`[data-option="${id}"]`)) return true;
  if ("slot" in action && has(`[data-slot="${action.slot}"]:not([aria-disabled])`)) return true;
  if (isAct(action, "fire", "use") && has(`[data-anchor="card-${action.card}"].main`)) return true;
  const cells = [...boardOffers(battlefield, mainAsk(battlefield.view), null)];
  return cells.some(
    ([cell, offers]) => offers.some((offer) => offer.option.id === id) && has(`.space.open[data-space="${cell}"]`),
  );
}

test.each(cases)("moment %i (%s): everything that is asked has its place on the table", (_, __, one) => {
  const { page } = shown(one.view, content, { ...texts, ...one.texts });
  const battlefield = new Battlefield(one.view, content);
  const missing = (mainAsk(one.view)?.options ?? []).filter(
    ({ id, action }) => !isThere(page, battlefield, id, action),
  );
  expect(missing).toEqual([]);
});

const asking = (kind: string, solo = false): (typeof of)[number] =>
  of.find(({ view }) => view.asks.some((ask) => ask.kind === kind) && (view.seats === 1) === solo)!;
const promptOf = (view: EliteView, words: Readonly<Record<string, string>>): string =>
  shown(view, content, { ...texts, ...words }).page.querySelector(".prompt-question")!.textContent!;

test.each([
  ["setup", [1, 2], [], "Waiting for Bob and Cem."],
  ["times_up", [1], [1], "Waiting for Bob. Bob is away."],
  ["ready", [1], [], "Waiting for Bob."],
] as const)("who has nothing to do in %s reads for whom the table waits", (phase, waited_for, away, words) => {
  const one = of.find(({ view }) => view.seats > 2 && view.seat === 0)!;
  expect(
    promptOf(
      { ...one.view, phase, waited_for, away, clock_runs: false, ends_at: null, asks: [], going_on: [] },
      one.texts,
    ),
  ).toBe(words);
});

test("questions of the spawning name the figure and the card", () => {
  const point = asking("choose_point");
  expect(promptOf(point.view, point.texts)).toMatch(/^\w+, \d of \d: which spawn point does it come to\?$/);
  const cluster = asking("choose_cluster");
  expect(promptOf(cluster.view, cluster.texts)).toMatch(/^Swarm card with a question mark, \d \w+: which cluster\?$/);
});

test("one who plays two heroes reads which of them takes a weapon", () => {
  const { view, texts: words } = asking("choose_weapon", true);
  const names = view.heroes.map((hero) => content.heroes[hero]!.name);
  expect(promptOf({ ...view, carried: [[], []] }, words)).toBe(`Take a basic weapon for ${names.join(" or ")}.`);
  expect(promptOf({ ...view, carried: [[0], []] }, words)).toBe(`Take a basic weapon for ${names[1]}.`);
});

test("before traps lie nothing is said to be done, and the plan for them is on the board", () => {
  const { view, texts: words } = asking("choose_trap_space");
  const { page } = shown(view, content, { ...texts, ...words });
  expect(page.querySelector(".round-progress")!.textContent).toBe("Traps to lay, and to close");
  expect(page.querySelectorAll(".step-point")).toHaveLength(view.plan!.points.length);
  expect(view.plan!.points.length).toBeGreaterThan(0);
});

test.each([true, false])("who is ready may start without the others if the table is theirs (host: %s)", (host) => {
  const asked = of.find((one) => one.view.asks.some((ask) => ask.kind === "be_ready") && one.view.ready.length > 1)!;
  const ready = asked.view.ready.map((_, seat) => seat === asked.view.seat);
  const { page, table } = shown({ ...asked.view, ready, asks: [] }, content, { ...texts, ...asked.texts });
  let begun = 0;
  act(() => {
    table.isHost = signal(host);
    table.sender = {
      ...table.sender,
      begin: () => {
        begun += 1;
        return Promise.resolve(null);
      },
    };
    table.view.value = { ...table.view.value! };
  });
  const button = [...page.querySelectorAll("button")].find((one) => one.textContent!.includes("Start without"));
  act(() => button?.click());
  expect(begun).toBe(host ? 1 : 0);
});

test("moments of every kind of question were tried", () => {
  const kinds = new Set(of.flatMap((one) => one.view.asks.map((ask) => ask.kind)));
  for (const kind of ["act", "be_ready", "choose_way", "choose_mover", "assign_hit", "keep_card", "last_acts"])
    expect(kinds).toContain(kind);
});

test("every figure on the map is drawn where it stands, with its shape and its letter", () => {
  const view = crash.updates.find((one) => new Set(one.view.at).size > 12)!.view;
  const { page } = shown(view, crash.content, crash.texts);
  const battlefield = new Battlefield(view, crash.content);
  for (const figure of battlefield.aliens()) {
    const drawn = page.querySelector(`[data-figure="${figure}"]`)!;
    const swarm = battlefield.swarmOf(figure);
    expect(drawn.classList.contains("gone")).toBe(false);
    expect(drawn.querySelector(".figure-letter")?.textContent).toBe(
      swarm === null ? drawn.querySelector(".figure-letter")?.textContent : "BSR"[swarm],
    );
  }
  const gone = view.at.flatMap((cell, figure) => (cell < 0 && figure >= 6 ? [figure] : []));
  for (const figure of gone) expect(page.querySelector(`[data-figure="${figure}"].gone`)).not.toBeNull();
});

const key = (name: string, code = ""): void => {
  act(() => void dispatchEvent(Object.assign(new KeyboardEvent("keydown", { key: name, code }), {})));
};

test("one hand: Space rolls all, digits and R roll some, letters walk", () => {
  const one = of.find(({ view }) => {
    const ask = mainAsk(view);
    const acts = new Set(ask?.options.map((option) => option.action.act));
    return ask?.kind === "act" && acts.has("step") && !acts.has("drive") && ask.forms.length > 0 && view.seats > 1;
  })!;
  const words = { ...texts, ...one.texts };
  const ask = mainAsk(one.view)!;
  const free = (ask.forms[0] as { of: readonly number[] }).of;
  const first = shown(one.view, content, words);
  key(" ");
  expect(first.sent).toEqual([{ act: "roll", dice: [...free] }]);
  render(null, document.body);

  const second = shown(one.view, content, words);
  const mine = new Battlefield(one.view, content).diceOf(one.view.seat);
  key(String(mine.indexOf(free[0]!) + 1));
  key("r");
  expect(second.sent).toEqual([{ act: "roll", dice: [free[0]] }]);
  render(null, document.body);

  const third = shown(one.view, content, words);
  for (const letter of "qweadzxc") key(letter);
  const steps = ask.options.filter(({ action }) => action.act === "step").map(({ action }) => action);
  expect(third.sent.length).toBeGreaterThan(0);
  for (const action of third.sent) expect(steps).toContainEqual(action);
});

test("an alien result blocks and shouts; Space settles it with the least harm, and a press chooses another alien", () => {
  const one = of.find(({ view }) => mainAsk(view)?.options.some(({ action }) => action.act === "drive"))!;
  const { page, sent } = shown(one.view, content, { ...texts, ...one.texts });
  expect(page.querySelector(".prompt.shout .prompt-question")?.textContent).toMatch(/^Alien/);
  const battlefield = new Battlefield(one.view, content);
  const drives = offersOf(mainAsk(one.view)).filter((offer) => offer.option.action.act === "drive");
  key(" ");
  expect(sent).toEqual([sorted(battlefield, drives)[0]!.option.action]);
});

test("an alien at a fork goes first where the longest way home is left, as in the plan", () => {
  const found = of.find((one) => offersOf(mainAsk(one.view)).some((o) => o.option.action.act === "drive"))!;
  const view: EliteView = { ...found.view, options: { ...found.view.options, map: "crash_site" } };
  const [fork, short, long] = [51, 52, 50];
  const alien = view.at.findIndex((cell, figure) => figure >= 6 && cell >= 0);
  const battlefield = new Battlefield(
    { ...view, at: view.at.map((_, figure) => (figure === alien ? fork : -1)) },
    content,
  );
  const drive = offersOf(mainAsk(view)).find((offer) => offer.option.action.act === "drive")!;
  const ways = [short, long].map((to) => {
    const action = { ...drive.option.action, figure: alien, to };
    return { ...drive, option: { ...drive.option, action } };
  });
  expect(battlefield.chart.paths[fork]).toEqual(expect.arrayContaining([short, long]));
  expect(sorted(battlefield, ways)[0]!.option.action).toMatchObject({ to: long });
});

test("a picked die lights up what takes it, and nothing else", () => {
  const one = of.find(({ view }) => {
    const acts = mainAsk(view)?.options.map((option) => option.action.act) ?? [];
    return acts.includes("allocate") && !acts.includes("drive");
  })!;
  const { page, sent } = shown(one.view, content, { ...texts, ...one.texts });
  const battlefield = new Battlefield(one.view, content);
  const offers = ofKinds(offersOf(mainAsk(one.view)), "allocate");
  const { symbol, slot } = offers[0]!.option.action;
  const die = battlefield
    .diceOf(one.view.seat)
    .find((d) => battlefield.isFree(d) && battlefield.symbolOf(d) === symbol)!;
  act(() => page.querySelector<HTMLElement>(`[data-anchor="die-${die}"]`)!.click());
  const open = [...page.querySelectorAll<HTMLElement>(".slot.open")].map((one) => Number(one.dataset.slot));
  const fits = offers.filter((offer) => offer.option.action.symbol === symbol).map((o) => o.option.action.slot);
  for (const one of open) expect(fits).toContain(one);
  const button = page.querySelector<HTMLElement>(`.slot.open[data-slot="${slot}"]`);
  if (button) {
    act(() => button.click());
    expect(sent).toEqual([{ act: "allocate", symbol, slot }]);
  }
});

// -- between two views

test("what happened between two views is told one by one, and ends where the server said", () => {
  let told = 0;
  const films = [crash, read<Recorded>("elite-lab")];
  for (const [before, update] of films.flatMap(({ updates }) =>
    updates.slice(1).map((one, i) => [updates[i]!.view, one] as const),
  )) {
    if (before.clock_runs || update.view.clock_runs || update.events.length < 2) continue;
    const moments = eliteFilm.moments(before, update.events, update.view);
    const last = moments[moments.length - 1]!.view;
    expect(moments.flatMap((moment) => moment.events)).toEqual(update.events);
    expect(last.at).toEqual(update.view.at);
    expect(last.damage).toEqual(update.view.damage);
    told += 1;
  }
  expect(told).toBeGreaterThan(3);
});

test("in a rush nothing is held back", () => {
  const rush = crash.updates.find((one) => one.view.clock_runs && one.events.length > 2)!;
  expect(eliteFilm.moments(rush.view, rush.events, rush.view)).toHaveLength(1);
  expect(eliteFilm.lasts(rush.events, rush.view)).toBe(0);
  expect(
    eliteFilm.lasts([{ event: "event_turned", card: 1 }], { ...rush.view, clock_runs: false } as EliteView),
  ).toBeGreaterThan(0);
});

test("an event changes the view that is shown, and asks for nothing", () => {
  const { view } = crash.updates[0]!;
  const after = fold(view, { event: "spawned", figure: 7, to: 4 });
  expect(after.at[7]).toBe(4);
  expect(after.asks.every((ask) => ask.kind === "any_time")).toBe(true);
  expect(fold(after, { event: "killed", figure: 7, hero: -1 }).at[7]).toBe(-1);
});

test("each face of the die has a picture of its own", () => {
  const { page } = shown(crash.updates[0]!.view, crash.content, crash.texts);
  const names = new Set([...page.querySelectorAll(".glyph")].map((one) => one.getAttribute("class")));
  expect(names.size).toBeGreaterThan(3);
  expect(SYMBOLS).toHaveLength(6);
});

test("weapons reach as far as the rules say, and at home one space (R134)", () => {
  let [home, away, further] = [0, 0, 0];
  for (const view of [...of.map((one) => one.view), ...crash.updates.map((one) => one.view)]) {
    const battlefield = new Battlefield(view, content);
    for (const { card, range } of view.reach) {
      const holder = battlefield.holder(card)!;
      expect(battlefield.reachOf(card)!.range).toBe(range);
      if (battlefield.isHome(holder)) {
        expect(range).toBeLessThanOrEqual(1);
        home += 1;
        // What stands further away is neither lit nor taught as a target.
        const from = view.at[holder]!;
        const far = view.at.findIndex(
          (cell, i) => i >= MOST_HEROES && cell >= 0 && battlefield.chart.distance(from, cell) > 1,
        );
        if (far >= 0) {
          expect(battlefield.isInReach(from, view.at[far]!, battlefield.reachOf(card)!)).toBe(false);
          further += 1;
        }
      } else away += Number(range > 1);
    }
  }
  expect(Math.min(home, away, further)).toBeGreaterThan(0);
});
