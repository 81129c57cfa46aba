// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AloneTable } from "../src/games/alone/AloneTable";
import { Controller } from "../src/games/alone/controller";
import { placedOffers } from "../src/games/alone/evil/placed";
import { layoutOf, placeAt, spotOf } from "../src/games/alone/evil/plan";
import type { AloneScreen } from "../src/games/alone/types";
import { TableProvider } from "../src/ui/context";
import { offers, offersOf } from "../src/view";
import { serveArt } from "./alone-art";
import { sides, tableWith, viewAsked } from "./alone-sides";

serveArt();

const evilViews = sides.moments.flat().filter((view) => view.map !== null);
const placed = (view: AloneScreen, line: number | null = null) => placedOffers(new Controller(tableWith(view)), line);
const actsOf = (view: AloneScreen): string[] => view.asks.flatMap((ask) => ask.options.map((o) => o.action.act));

describe("the plan", () => {
  test("every place has its own space on screen, and back", () => {
    for (const sheets of [[0, 1], [0], [1]]) {
      const layout = layoutOf(sheets);
      const places = evilViews[0]!.plan.map((sector) => sector.place);
      const shown = places.filter((place) => spotOf(layout, place));
      expect(shown).toHaveLength(24 * sheets.length);
      for (const place of shown) {
        const [x, y] = spotOf(layout, place)!;
        expect(placeAt(layout, y * layout.columns + x)).toBe(place);
      }
    }
    expect(placeAt(layoutOf([0, 1]), 4)).toBeUndefined();
  });
});

describe("what is lit", () => {
  test("every option of evil is on the map, on a card, in a line, or a button", () => {
    for (const view of evilViews) {
      const found = placed(view);
      const offered = view.asks.filter((ask) => ask === found.ask).flatMap((ask) => ask.options);
      const shown = new Set(
        [...found.places.values(), ...found.cards.values(), ...found.lines.values(), found.plain]
          .flat()
          .map((offer) => offer.option.id),
      );
      expect(offered.filter((option) => !shown.has(option.id))).toEqual([]);
    }
  });

  test("where the hero wakes: the lit sectors are those that the server offers", () => {
    const view = viewAsked("choose_start");
    const places = view.asks.flatMap((ask) => ask.options.map(({ action }) => "place" in action && action.place));
    expect(new Set(placed(view).places.keys())).toEqual(new Set(places));
  });

  test("first creatures: nothing is lit before one is chosen, then only its sectors", () => {
    const view = viewAsked("choose_first_creatures");
    expect(placed(view).places.size).toBe(0);
    const [line] = placed(view).lines.keys();
    const lit = placed(view, line!).places;
    expect(lit.size).toBeGreaterThan(0);
    for (const offers of lit.values())
      expect(offers.map(({ option: { action } }) => "line" in action && action.line)).toEqual([line]);
  });

  test("a creature on its way: sectors beside where it stands now", () => {
    const view = viewAsked("choose_step");
    const ways = offersOf(offers(view), "pick_way");
    const lit = placed(view).places;
    expect(ways.length).toBeGreaterThan(0);
    expect(view.map!.walk.length).toBeGreaterThan(0);
    for (const { option } of ways) {
      const [at] = view.choices.of.find((choice) => choice.option === option.id)!.at;
      expect(lit.get(at!)!.map((offer) => offer.option.id)).toContain(option.id);
    }
  });

  test("rooms to swap are pressed on the map", () => {
    const view = viewAsked("choose_swap");
    const { places, plain } = placed(view);
    expect(plain.map((offer) => offer.option.action.act)).toEqual(["leave_rooms"]);
    for (const place of places.keys()) expect(view.plan[place]!.room).toBeGreaterThanOrEqual(0);
  });

  test("the leader's word does not hide what the leader may play", () => {
    const view = viewAsked("leader_says");
    expect(placed(view).ask?.kind).not.toBe("leader_says");
  });
});

describe("the screen", () => {
  const root = document.createElement("div");
  document.body.append(root);
  afterEach(() => render(null, root));

  function show(view: AloneScreen) {
    const table = tableWith(view);
    const answer = vi.fn().mockResolvedValue(null);
    table.sender = { answer, why: () => Promise.resolve(null) };
    act(() =>
      render(
        <TableProvider value={table}>
          <AloneTable table={table} menu={null} />
        </TableProvider>,
        root,
      ),
    );
    return { table, answer };
  }

  test("every question of evil's is shown without a fault", () => {
    const kinds = new Map(evilViews.map((view) => [view.asks.map((ask) => ask.kind).join(), view]));
    for (const view of kinds.values()) {
      show(view);
      expect(root.querySelector(".evil-map")).not.toBeNull();
    }
  });

  test("where nothing is found, evil reads what was looked for, and goes on by one button", () => {
    const asked = viewAsked("choose_creature");
    const ask = {
      ...asked.asks.find((one) => one.kind === "choose_creature")!,
      kind: "find_nothing",
      situation: "find_nothing",
    };
    const kept = { key: "nothing.kept", params: {} };
    const prompt = {
      ...asked.prompt,
      says: { key: "ask.find_nothing", params: {} },
      about: { key: "nothing.stalk", params: { who: "level", kept } },
    };
    const view = {
      ...asked,
      asks: [{ ...ask, options: [{ id: "done", action: { act: "done" } }] }],
      prompt,
    } as unknown as AloneScreen;
    const { answer } = show(view);
    expect(root.querySelector(".prompt-question")!.textContent).toBe("Nothing is found.");
    expect(root.querySelector(".prompt-hint")!.textContent).toBe(
      "No creature on the hero's level can be moved. The hero does not learn it.",
    );
    const buttons = [...root.querySelectorAll<HTMLButtonElement>(".evil-answers button")];
    expect(buttons.map((button) => button.textContent)).toEqual(["Go onD"]);
    act(() => buttons[0]!.click());
    expect(answer).toHaveBeenCalledWith(ask.id, { act: "done" });
  });

  test("what hinders the hero stays in sight as long as it does", () => {
    const view = evilViews.find((one) => one.missions.some((mission) => mission.hinders.length > 0))!;
    const { table } = show(view);
    const wanted = view.missions.flatMap((one) => one.hinders.map((line) => table.texts.value.message(line)));
    expect(wanted.length).toBeGreaterThan(0);
    expect([...root.querySelectorAll(".evil-hindrance")].map((line) => line.textContent)).toEqual(wanted);
    show({ ...view, missions: view.missions.map((mission) => ({ ...mission, hinders: [] })) });
    expect(root.querySelector(".evil-hindrance")).toBeNull();
  });

  test("how cards are drawn: decks by their names, card by card, or by a slider for both at once", () => {
    const asked = viewAsked("choose_deck");
    const splits = Array.from({ length: 11 }, (_, first) => ({ act: "split_draw", first }));
    const actions = [...splits, { act: "draw_one", deck: 0 }, { act: "draw_one", deck: 1 }];
    const options = actions.map((action, i) => ({ id: `o${i}`, action }));
    const ask = { ...asked.asks.find((one) => one.kind === "choose_deck")!, kind: "choose_split", options };
    const labels = options.map(({ id, action }) =>
      "first" in action
        ? { option: id, label: { key: "label.split", params: { first: action.first, one: 2, other: 0 } } }
        : { option: id, label: { key: "label.draw_one", params: { deck: action.deck === 0 ? 2 : 0 } } },
    );
    const choices = { of: labels.map((one) => ({ at: [], reach: [], comes_to: null, ...one })), unused: [] };
    const { answer, table } = show({ ...asked, asks: [ask], choices } as unknown as AloneScreen);
    const [first, second] = [2, 0].map((deck) => table.texts.value.say(`deck.${deck}`));
    const buttons = (): (string | null)[] =>
      [...root.querySelectorAll(".evil-split button")].map((button) => button.textContent);
    expect(buttons()).toEqual([
      `5 from ${first}, the rest from ${second}D`,
      `Draw one card of the ${first} deck`,
      `Draw one card of the ${second} deck`,
    ]);
    const slider = root.querySelector<HTMLInputElement>(".evil-split input")!;
    expect([slider.min, slider.max, slider.value]).toEqual(["0", "10", "5"]);
    slider.value = "4";
    act(() => void slider.dispatchEvent(new Event("input", { bubbles: true })));
    expect(buttons()[0]).toBe(`4 from ${first}, the rest from ${second}D`);
    act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "d" })));
    expect(answer).toHaveBeenCalledWith(ask.id, { act: "split_draw", first: 4 });
  });

  test("a reaction deck speaks, shows three of its cards, and is taken by its number", () => {
    const { answer } = show(viewAsked("choose_deck"));
    for (const deck of root.querySelectorAll(".evil-deck")) {
      expect(deck.querySelector(".evil-voice")?.textContent).not.toBe("");
      expect(deck.querySelectorAll(".evil-samples li").length).toBe(3);
    }
    const keys = [...root.querySelectorAll(".evil-decks kbd")].map((key) => key.textContent);
    expect(keys.slice(0, 2)).toEqual(["1", "2"]);
    act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "2" })));
    expect(answer.mock.calls[0]![1]).toMatchObject({ act: "take_deck" });
  });

  test("every card of the hand lies open with both of its halves, whatever can be played", () => {
    const view = evilViews.reduce((most, one) => (one.hand.length > most.hand.length ? one : most));
    expect(view.hand.length).toBeGreaterThan(5);
    const { table } = show(view);
    for (const { card } of view.hand) {
      const words = root.querySelector(`[data-card="${card}"]`)?.textContent;
      for (const half of ["reaction_first", "reaction_dangerous"])
        expect(words).toContain(table.texts.value.say(`${half}.${card}`));
    }
  });

  test("a press on a lit sector sends its option", () => {
    const { answer } = show(viewAsked("choose_start"));
    const lit = root.querySelector(".evil-sector.lit")!;
    act(() => void lit.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls[0]![1]).toMatchObject({ act: "place_hero" });
  });

  test("two rooms pressed one after the other are swapped", () => {
    const { answer } = show(viewAsked("choose_swap"));
    const rooms = [...root.querySelectorAll(".evil-sector.lit")];
    act(() => void rooms[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(answer).not.toHaveBeenCalled();
    act(() => void rooms[1]!.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(answer.mock.calls[0]![1]).toMatchObject({ act: "swap_rooms" });
  });

  test("a sector that means nothing now is shown to comrades, who see who points", () => {
    const { table } = show(viewAsked("choose_start"));
    const point = vi.fn();
    table.sender = { ...table.sender, point };
    const dark = root.querySelector(".evil-sector:not(.lit)")!;
    act(() => void dark.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(point).toHaveBeenCalledWith(expect.stringMatching(/^place \d+$/));
    act(() => {
      table.pointed.value = { seat: 1, at: "place 7", no: 1 };
    });
    expect(root.querySelector(".evil-pointed")?.textContent).toBe("Eve");
  });

  test("one press gives the leader's word", () => {
    const view = sides.moments.flat().find((one) => one.asks.some((ask) => ask.kind === "leader_says"))!;
    const { answer } = show(view);
    const agreed = [...root.querySelectorAll<HTMLElement>(".evil-approval button")].find((b) =>
      b.textContent!.startsWith("Agreed"),
    )!;
    act(() => agreed.click());
    expect(answer.mock.calls[0]![1]).toEqual({ act: "approve" });
  });

  test("P passes", () => {
    const view = evilViews.find((one) => one.asks[0]?.kind === "react" && actsOf(one).includes("pass"))!;
    const { answer } = show(view);
    act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "p" })));
    expect(answer.mock.calls[0]![1]).toEqual({ act: "pass" });
  });

  test("cards that cannot be played face up say why, as the server does", () => {
    const view = evilViews.find(
      (one) => one.asks[0]?.kind === "react" && one.hand.some((card) => card.why?.key === "refused.only_instants"),
    )!;
    show(view);
    expect(root.querySelector(".evil-why")?.textContent).toContain("Only instant cards");
    const up = new Set(offersOf(offers(view), "play_up").map(({ option }) => option.action.card));
    for (const { card, why } of view.hand) expect(why === null).toBe(up.has(card));
  });
});
