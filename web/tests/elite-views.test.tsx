// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { isDrawn } from "../src/games/elite/art/Symbols";
import { frameOf } from "../src/games/elite/ClockFrame";
import { effectOf } from "../src/games/elite/Effects";
import { EliteTable } from "../src/games/elite/EliteTable";
import { eliteFilm } from "../src/games/elite/film";
import { fold } from "../src/games/elite/fold";
import { boardOffers, mainAsk, offersOf } from "../src/games/elite/offers";
import type { EliteAction, EliteEvent, EliteScreen, EliteTypes, Parts, Plan } from "../src/games/elite/types";
import { lettered, textView } from "../src/settings";
import { TableModel, type Sender } from "../src/table";
import { Texts } from "../src/texts";
import { TableProvider } from "../src/ui/context";
import { isAct, offersOf as ofKinds } from "../src/view";

interface Recorded {
  readonly content: Parts;
  readonly texts: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly updates: readonly {
    readonly n: number;
    readonly events: readonly EliteEvent[];
    readonly view: EliteScreen;
  }[];
}
interface Moments {
  readonly content: Parts;
  readonly texts: Readonly<Record<string, string>>;
  readonly of: readonly { readonly texts: Readonly<Record<string, string>>; readonly view: EliteScreen }[];
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

function shown(
  view: EliteScreen,
  parts: Parts,
  words: Readonly<Record<string, string>>,
  asText = false,
  listens: Partial<Sender<EliteAction>> = {},
): Shown {
  textView.value = asText;
  const table = new TableModel<EliteTypes>("elite", eliteFilm);
  const sent: EliteAction[] = [];
  table.content.value = parts;
  table.texts.value = new Texts(words);
  table.people.value = view.clock.seats.map((_, seat) => ({ seat, name: `P${seat}`, bot: null, here: true }));
  table.sender = {
    answer: (_, action) => {
      sent.push(action);
      return Promise.resolve(null);
    },
    why: () => Promise.resolve(null),
    ...listens,
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
const planOf = (view: EliteScreen): Plan => content.maps[view.setting.map]!.plan;

function isThere(page: HTMLElement, view: EliteScreen, id: string, action: EliteAction): boolean {
  const has = (selector: string): boolean => page.querySelector(selector) !== null;
  if (has(`[data-option="${id}"]`)) return true;
  if ("slot" in action && has(`[data-slot="${action.slot}"]:not([aria-disabled])`)) return true;
  if (isAct(action, "fire", "use") && has(`[data-anchor="card-${action.card}"].main`)) return true;
  const cells = [...boardOffers(view, planOf(view), mainAsk(view), null)];
  return cells.some(
    ([cell, offers]) => offers.some((offer) => offer.option.id === id) && has(`.space.open[data-space="${cell}"]`),
  );
}

test.each(cases)("moment %i (%s): everything that is asked has its place on the table", (_, __, one) => {
  const { page } = shown(one.view, content, { ...texts, ...one.texts });
  const missing = (mainAsk(one.view)?.options ?? []).filter(({ id, action }) => !isThere(page, one.view, id, action));
  expect(missing).toEqual([]);
});

const asking = (kind: string, solo = false): (typeof of)[number] =>
  of.find(({ view }) => view.asks.some((ask) => ask.kind === kind) && (view.setting.seats === 1) === solo)!;
const promptOf = (view: EliteScreen, words: Readonly<Record<string, string>>): string =>
  shown(view, content, { ...texts, ...words }).page.querySelector(".prompt-question")!.textContent!;

test("the prompt says what the server says, who is away included", () => {
  const one = of.find(({ view }) => view.setting.seats > 2 && view.seat === 0)!;
  const prompt = {
    says: { key: "prompt.waiting", params: { seats: [1, 2] } },
    waits_for: [1, 2],
    about: { key: "prompt.away", params: { seats: [1], n: 1 } },
    otherwise: null,
    until: null,
  };
  const clock = { ...one.view.clock, runs: false, ends_at: null };
  const { page } = shown(
    { ...one.view, prompt, clock, asks: [], hand: { ...one.view.hand, ask: 0, must: false } },
    content,
    {
      ...texts,
      ...one.texts,
    },
  );
  expect(page.querySelector(".prompt-question")!.textContent).toBe("Waiting for Bob and Cem.");
  expect(page.querySelector(".prompt-hint")!.textContent).toBe("Bob is away.");
});

test("nobody is asked whether they are ready while aliens still come out", () => {
  const { view, texts: words } = asking("be_ready");
  const { page, table } = shown(view, content, { ...texts, ...words });
  const ready = (): Element | null => page.querySelector('.prompt [data-option="ready_up"]');
  expect(ready()).not.toBeNull();
  act(() => void (table.stage.waiting.value = 2));
  expect(ready()).toBeNull();
  act(() => void (table.stage.waiting.value = 0));
  expect(ready()).not.toBeNull();
});

test("questions of the spawning name the figure and the card", () => {
  const point = asking("choose_point");
  expect(promptOf(point.view, point.texts)).toMatch(/^\w+, \d of \d: which spawn point does it come to\?$/);
  const cluster = asking("choose_cluster");
  expect(promptOf(cluster.view, cluster.texts)).toMatch(/^Swarm card with a question mark, \d \w+: which cluster\?$/);
});

test("before traps lie nothing is said to be done, and the plan for them is on the board", () => {
  const { view, texts: words } = asking("choose_trap_space");
  const { page } = shown(view, content, { ...texts, ...words });
  expect(page.querySelector(".round-progress")!.textContent).toBe("Traps to lay, and to close");
  expect(page.querySelectorAll(".step-point")).toHaveLength(view.plan!.points.length);
  expect(view.plan!.points.length).toBeGreaterThan(0);
});

test.each([true, false])("who is ready may start without the others if the table is theirs (host: %s)", (host) => {
  const asked = of.find((one) => one.view.asks.some((ask) => ask.kind === "be_ready") && one.view.setting.seats > 1)!;
  const hand = { ...asked.view.hand, ask: 0, others_plan: true };
  const { page, table } = shown({ ...asked.view, hand, asks: [] }, content, { ...texts, ...asked.texts });
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
    table.view.value = { ...table.view.value!, hand: { ...hand } };
  });
  const button = [...page.querySelectorAll("button")].find((one) => one.textContent!.includes("Start without"));
  act(() => button?.click());
  expect(begun).toBe(host ? 1 : 0);
});

test("of many that light up on the board one is a button, and the rest waits behind another", () => {
  const many = of.find(({ view }) => view.hand.must && view.hand.answers.length > 8 && view.clock.runs)!;
  const { page } = shown(many.view, content, { ...texts, ...many.texts });
  const open = [...page.querySelectorAll(".prompt-options > [data-option]")];
  expect(open).toHaveLength(1);
  expect(page.querySelectorAll(".prompt-options details [data-option]").length).toBeGreaterThan(2);
});

test("whoever has nothing left to do may say so, and nobody else", () => {
  const acting = of.find(({ view }) => view.asks.some((ask) => ask.kind === "act") && !view.hand.must)!;
  const said: boolean[] = [];
  const enough = (yes: boolean): Promise<null> => (said.push(yes), Promise.resolve(null));
  const words = { ...texts, ...acting.texts, "ui.end_rush": "End the rush" };
  for (const may_rest of [true, false]) {
    const clock = { ...acting.view.clock, runs: true, ends_at: 60_000 };
    const view: EliteScreen = { ...acting.view, clock, hand: { ...acting.view.hand, may_rest } };
    const { page } = shown(view, content, words, false, { enough });
    const buttons = [...page.querySelectorAll<HTMLElement>(".prompt button")];
    act(() => buttons.find((one) => one.textContent!.includes("End the rush"))?.click());
    act(() => render(null, document.body));
  }
  expect(said).toEqual([true]);
});

test("moments of every kind of question were tried", () => {
  const kinds = new Set(of.flatMap((one) => one.view.asks.map((ask) => ask.kind)));
  for (const kind of ["act", "be_ready", "choose_way", "choose_mover", "assign_hit", "keep_card", "last_acts"])
    expect(kinds).toContain(kind);
});

const crowd = (): EliteScreen => crash.updates.find((one) => new Set(one.view.figures.at).size > 12)!.view;

test("every figure on the map is drawn as who it is, and those who are not there are gone", () => {
  const view = crowd();
  const { page } = shown(view, crash.content, crash.texts);
  for (const [figure, { hero, swarm, boss }] of view.setting.figures.entries()) {
    if (hero !== null && !view.setting.heroes[hero]) continue; // there are figures for six
    const drawn = page.querySelector(`[data-figure="${figure}"]`)!;
    expect(drawn.classList.contains("gone")).toBe(view.figures.at[figure]! < 0);
    const { heroes, swarms, bosses } = crash.content;
    const { id } =
      hero !== null ? heroes[view.setting.heroes[hero]!.hero]! : swarm !== null ? swarms[swarm]! : bosses[boss!]!;
    expect(drawn.querySelector("use:not(.rimmed)")?.getAttribute("href")).toBe(`#elite-${id}`);
    expect(drawn.querySelector(".figure-letter")).toBeNull();
  }
});

test("whoever prefers letters has letters, and what nobody has drawn is a letter anyway", () => {
  lettered.value = true;
  const view = crowd();
  const letterOf = (figure: number): string | undefined =>
    document.querySelector(`[data-figure="${figure}"] .figure-letter`)?.textContent ?? undefined;
  shown(view, crash.content, crash.texts);
  for (const [figure, { swarm }] of view.setting.figures.entries())
    if (swarm !== null) expect(letterOf(figure)).toBe("BSR"[swarm]);
  lettered.value = false;
  const own = crash.content.heroes.map((hero) => ({ ...hero, id: `own_${hero.id}` }));
  shown(view, { ...crash.content, heroes: own }, crash.texts);
  expect(letterOf(0)).toBe(view.setting.heroes[0]!.initial);
});

test("everything in the box is drawn", () => {
  const { cards, heroes, swarms, bosses } = crash.content;
  for (const { id } of [...cards, ...heroes, ...swarms, ...bosses]) expect(isDrawn(id), id).toBe(true);
  for (const { id } of heroes) expect(isDrawn(`face-${id}`), id).toBe(true);
  expect(isDrawn("own_hero")).toBe(false);
});

test("the clock's frame runs down, and its last seconds go out one by one", () => {
  expect(frameOf(120_000, 120_000)).toEqual({ share: 1, seconds: null });
  expect(frameOf(60_000, 120_000)).toEqual({ share: 0.5, seconds: null });
  expect([10_001, 10_000, 9_000, 1, 0, -5].map((left) => frameOf(left, 120_000).seconds)).toEqual([
    null,
    10,
    9,
    1,
    null,
    null,
  ]);
  expect(frameOf(-5, 120_000).share).toBe(0);
});

test("shots, hits and deaths are seen where they happen", () => {
  expect(effectOf({ event: "killed", figure: 9, hero: 1 })).toEqual({ kind: "death", by: 1, figure: 9 });
  expect(effectOf({ event: "killed", figure: 9, hero: -1 })).toEqual({ kind: "death", by: null, figure: 9 });
  expect(effectOf({ event: "health_lost", figure: 30, n: 1, health: 2, hero: 2 })).toMatchObject({
    kind: "hit",
    by: 2,
    figure: 30,
  });
  expect(effectOf({ event: "hurt", hero: 0, n: 1, damage: 3 })).toEqual({ kind: "hit", by: null, figure: 0 });
  expect(effectOf({ event: "round_began", round: 2 })).toBeNull();
});

const key = (name: string, code = ""): void => {
  act(() => void dispatchEvent(Object.assign(new KeyboardEvent("keydown", { key: name, code }), {})));
};

test("one hand: Space rolls all, digits and R roll some, letters walk", () => {
  const one = of.find(({ view }) => {
    const ask = mainAsk(view);
    const acts = new Set(ask?.options.map((option) => option.action.act));
    return (
      ask?.kind === "act" && acts.has("step") && !acts.has("drive") && ask.forms.length > 0 && view.setting.seats > 1
    );
  })!;
  const words = { ...texts, ...one.texts };
  const ask = mainAsk(one.view)!;
  const free = (ask.forms[0] as { of: readonly number[] }).of;
  const first = shown(one.view, content, words);
  key(" ");
  expect(first.sent).toEqual([{ act: "roll", dice: [...free] }]);
  render(null, document.body);

  const second = shown(one.view, content, words);
  key(String(free[0]! - one.view.dice[one.view.seat]!.first + 1));
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
  const meant = mainAsk(one.view)!.options.find(({ id }) => id === one.view.hand.suggested)!;
  key(" ");
  expect(sent).toEqual([meant.action]);
});

test("a picked die lights up what takes it, and nothing else", () => {
  const one = of.find(({ view }) => {
    const acts = mainAsk(view)?.options.map((option) => option.action.act) ?? [];
    return acts.includes("allocate") && !acts.includes("drive");
  })!;
  const { page, sent } = shown(one.view, content, { ...texts, ...one.texts });
  const offers = ofKinds(offersOf(mainAsk(one.view)), "allocate");
  const { symbol, slot } = offers[0]!.option.action;
  const { first, faces, lie } = one.view.dice[one.view.seat]!;
  const die = first + faces.findIndex((face, n) => lie[n] === "free" && face === symbol);
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
    if (before.clock.runs || update.view.clock.runs || update.events.length < 2) continue;
    if (update.events.some((event) => event.event === "clock_started")) continue; // a rush lies between them
    const moments = eliteFilm.moments(before, update.events, update.view);
    const last = moments[moments.length - 1]!.view;
    expect(moments.flatMap((moment) => moment.events)).toEqual(update.events);
    expect(last.figures.at).toEqual(update.view.figures.at);
    expect(last.heroes.map((one) => one.damage)).toEqual(update.view.heroes.map((one) => one.damage));
    told += 1;
  }
  expect(told).toBeGreaterThan(3);
});

test("in a rush nothing is held back", () => {
  const rush = crash.updates.find((one) => one.view.clock.runs && one.events.length > 2)!;
  expect(eliteFilm.moments(rush.view, rush.events, rush.view)).toHaveLength(1);
  expect(eliteFilm.lasts(rush.events, rush.view)).toBe(0);
  expect(
    eliteFilm.lasts([{ event: "event_turned", card: 1 }], { ...rush.view, clock: { ...rush.view.clock, runs: false } }),
  ).toBeGreaterThan(0);
});

test("an event changes the view that is shown, and asks for nothing", () => {
  const { view } = crash.updates[0]!;
  const after = fold(view, { event: "spawned", figure: 7, to: 4 });
  expect(after.figures.at[7]).toBe(4);
  expect(after.asks.every((ask) => ask.kind === "any_time")).toBe(true);
  expect(fold(after, { event: "killed", figure: 7, hero: -1 }).figures.at[7]).toBe(-1);
});

test("each face of the die has a picture of its own", () => {
  const { page } = shown(crash.updates[0]!.view, crash.content, crash.texts);
  const names = new Set([...page.querySelectorAll(".glyph")].map((one) => one.getAttribute("class")));
  expect(names.size).toBeGreaterThan(3);
});

test("where a weapon reaches is lit while it is pointed at, as the server says", () => {
  const one = of.find(({ view }) => view.aims.some((aim) => aim.cells.length > 3) && view.setting.seats > 1)!;
  const { page } = shown(one.view, content, { ...texts, ...one.texts });
  const aim = one.view.aims.find(({ cells }) => cells.length > 3)!;
  const name = page.querySelector<HTMLElement>(`.equipment[data-card="${aim.card}"] .equipment-name`)!;
  act(() => void name.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" })));
  const lit = [...page.querySelectorAll<HTMLElement>(".space.reach")].map((space) => Number(space.dataset.space));
  expect(lit).toEqual([...aim.cells].sort((a, b) => a - b));
});
