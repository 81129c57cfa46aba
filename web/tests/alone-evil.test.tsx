// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AloneTable } from "../src/games/alone/AloneTable";
import { placedOffers, nextCost, walkOf } from "../src/games/alone/evil/placed";
import { layoutOf, placeAt, placeToward, spotOf, walksFrom } from "../src/games/alone/evil/plan";
import { hindrancesNow } from "../src/games/alone/Missions";
import type { AloneView, Parts } from "../src/games/alone/types";
import { giverOf, spoken } from "../src/games/alone/words";
import { TableProvider } from "../src/ui/context";
import { offers, offersOf } from "../src/view";
import { sides, tableWith, viewAsked } from "./alone-sides";

const evilViews = sides.moments.flat().filter((view) => view.evil !== null);
const actsOf = (view: AloneView): string[] => view.asks.flatMap((ask) => ask.options.map((o) => o.action.act));

describe("the plan", () => {
  test("every place has its own space on screen, and back", () => {
    for (const sheets of [[0, 1], [0], [1]]) {
      const layout = layoutOf(sheets);
      const places = evilViews[0]!.evil!.sectors.map((sector) => sector.place);
      const shown = places.filter((place) => spotOf(layout, place));
      expect(shown).toHaveLength(24 * sheets.length);
      for (const place of shown) {
        const [x, y] = spotOf(layout, place)!;
        expect(placeAt(layout, y * layout.columns + x)).toBe(place);
      }
    }
    expect(placeAt(layoutOf([0, 1]), 4)).toBeUndefined();
  });

  test("a step leads to the sector whose way leads back; stairs to their other end", () => {
    const evil = evilViews[0]!.evil!;
    const back = { north: "south", east: "west", south: "north", west: "east", stairs: "stairs" } as const;
    for (const sector of evil.sectors) {
      for (const way of ["north", "east", "south", "west"] as const) {
        const to = placeToward(evil, sector.place, way);
        if (to !== undefined) expect(placeToward(evil, to, back[way])).toBe(sector.place);
      }
      if (sector.tile.stairs < 0) continue;
      const end = placeToward(evil, sector.place, "stairs")!;
      expect(Math.floor(end / 24)).not.toBe(Math.floor(sector.place / 24));
      expect(placeToward(evil, end, "stairs")).toBe(sector.place);
    }
  });

  test("all sectors hang together", () => {
    const evil = evilViews[0]!.evil!;
    expect(walksFrom(evil, 0).size).toBe(48);
  });
});

describe("what is lit", () => {
  test("every option of evil is on the map, on a card, in a line, or a button", () => {
    for (const view of evilViews) {
      const placed = placedOffers(view, null);
      const offered = view.asks.filter((ask) => ask === placed.ask).flatMap((ask) => ask.options);
      const shown = new Set(
        [...placed.places.values(), ...placed.cards.values(), ...placed.lines.values(), placed.plain]
          .flat()
          .map((offer) => offer.option.id),
      );
      expect(offered.filter((option) => !shown.has(option.id))).toEqual([]);
    }
  });

  test("where the hero wakes: the lit sectors are those that the server offers", () => {
    const view = viewAsked("choose_start");
    const places = view.asks.flatMap((ask) => ask.options.map(({ action }) => "place" in action && action.place));
    expect(new Set(placedOffers(view, null).places.keys())).toEqual(new Set(places));
  });

  test("first creatures: nothing is lit before one is chosen, then only its sectors", () => {
    const view = viewAsked("choose_first_creatures");
    expect(placedOffers(view, null).places.size).toBe(0);
    const [line] = placedOffers(view, null).lines.keys();
    const lit = placedOffers(view, line!).places;
    expect(lit.size).toBeGreaterThan(0);
    for (const offers of lit.values())
      expect(offers.map(({ option: { action } }) => "line" in action && action.line)).toEqual([line]);
  });

  test("a creature on its way: sectors beside where it stands now", () => {
    const view = viewAsked("choose_step");
    const at = walkOf(view).at(-1)!;
    const ways = offersOf(offers(view), "pick_way").map(({ option }) => option);
    const lit = placedOffers(view, null).places;
    expect(ways.length).toBeGreaterThan(0);
    for (const { action } of ways) {
      expect(lit.has(placeToward(view.evil!, at, action.way)!)).toBe(true);
    }
  });

  test("rooms to swap are pressed on the map", () => {
    const view = viewAsked("choose_swap");
    const { places, plain } = placedOffers(view, null);
    expect(plain.map((offer) => offer.option.action.act)).toEqual(["leave_rooms"]);
    for (const place of places.keys()) expect(view.evil!.sectors[place]!.tile.room).toBeGreaterThanOrEqual(0);
  });

  test("the leader's word does not hide what the leader may play", () => {
    const view = viewAsked("leader_says");
    expect(placedOffers(view, null).ask?.kind).not.toBe("leader_says");
  });

  test("the second card of a turn costs two", () => {
    const view = viewAsked("react");
    expect(nextCost({ ...view, laid_now: 0 })).toBe(1);
    expect(nextCost({ ...view, laid_now: 1 })).toBe(2);
  });
});

describe("the screen", () => {
  const root = document.createElement("div");
  document.body.append(root);
  afterEach(() => render(null, root));

  function show(view: AloneView) {
    const table = tableWith(view);
    const answer = vi.fn().mockResolvedValue(null);
    const why = vi.fn().mockResolvedValue({ rule: "alone:R147", key: "refused.trigger", params: { trigger: "fight" } });
    table.sender = { answer, why };
    act(() =>
      render(
        <TableProvider value={table}>
          <AloneTable table={table} menu={null} />
        </TableProvider>,
        root,
      ),
    );
    return { table, answer, why };
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
    const frame = { effect: { do: "stalk", creatures: 1, steps: 1, who: "level", silent: false } };
    const ask = { ...asked.asks.find((one) => one.kind === "choose_creature")!, kind: "find_nothing" };
    const view = {
      ...asked,
      asks: [{ ...ask, options: [{ id: "done", action: { act: "done" } }] }],
      evil: { ...asked.evil!, begun: null },
      going_on: { frames: [{ frame, given: null }] },
    } as unknown as AloneView;
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
    const view = evilViews.find((one) => one.quests.some((quest) => !quest.done))!;
    const { table } = show(view);
    const wanted = hindrancesNow(view, table.content.value as Parts, table.texts.value);
    expect(wanted.length).toBeGreaterThan(0);
    expect([...root.querySelectorAll(".evil-hindrance")].map((line) => line.textContent)).toEqual(wanted);
    show({ ...view, quests: view.quests.map((quest) => ({ ...quest, done: true })) });
    expect(root.querySelector(".evil-hindrance")).toBeNull();
  });

  test("how cards are drawn: decks by their names, card by card, or a row of numbers", () => {
    const asked = viewAsked("choose_deck");
    const splits = Array.from({ length: 11 }, (_, first) => ({ act: "split_draw", first }));
    const actions = [...splits, { act: "draw_one", deck: 0 }, { act: "draw_one", deck: 1 }];
    const options = actions.map((action, i) => ({ id: `o${i}`, action }));
    const ask = { ...asked.asks.find((one) => one.kind === "choose_deck")!, kind: "choose_split", options };
    const { answer, table } = show({ ...asked, deck_ids: [2, 0], asks: [ask] } as unknown as AloneView);
    const [first, second] = [2, 0].map((deck) => table.texts.value.say(`deck.${deck}`));
    const buttons = [...root.querySelectorAll<HTMLButtonElement>(".evil-split button")];
    expect(buttons.slice(0, 2).map((button) => button.textContent)).toEqual([
      `Draw one card of the ${first} deck`,
      `Draw one card of the ${second} deck`,
    ]);
    expect(buttons.slice(2).map((button) => button.textContent)).toEqual(splits.map((one) => String(one.first)));
    expect(buttons[6]!.getAttribute("aria-label")).toBe(`4 from ${first}, the rest from ${second}`);
    act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "4" })));
    expect(answer).toHaveBeenCalledWith(ask.id, { act: "split_draw", first: 4 });
  });

  test("a reaction deck is taken by its number", () => {
    const { answer } = show(viewAsked("choose_deck"));
    const keys = [...root.querySelectorAll(".evil-answers kbd")].map((key) => key.textContent);
    expect(keys.slice(0, 2)).toEqual(["1", "2"]);
    act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "2" })));
    expect(answer.mock.calls[0]![1]).toMatchObject({ act: "take_deck" });
  });

  test("of three evil players the leader is said to give the decks", () => {
    const view = viewAsked("choose_deck");
    const words = (seen: AloneView): string => {
      const texts = spoken(tableWith(seen).texts.value, "", [], giverOf(seen));
      const taken = { event: "deck_taken", seat: 2, deck: 0 };
      return texts.event(taken);
    };
    expect(words(view)).toMatch(/takes the deck/);
    const three = { ...view, hands: [view.hands[0]!, ...view.hands], first_leader: 1 };
    expect(words(three)).toMatch(/^\S.* leads and gives /);
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

  test("cards that cannot be played face up say why, as the server does", async () => {
    const view = evilViews.find(
      (one) => one.asks[0]?.kind === "react" && actsOf(one).includes("play_down") && one.evil!.hand.length > 0,
    )!;
    const { why } = show(view);
    await vi.waitFor(() => expect(root.querySelector(".evil-why")?.textContent).toContain("answers something else"));
    const up = new Set(offersOf(offers(view), "play_up").map(({ option }) => option.action.card));
    const asked = why.mock.calls.map((call) => call[1] as { card: number });
    expect(asked.map((action) => action.card)).toEqual(view.evil!.hand.filter((card) => !up.has(card)));
  });
});
