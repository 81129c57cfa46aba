// @vitest-environment happy-dom
/** Cards of the expansions on both sides' screens: each with its figure, its numbers, its words and its state. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test } from "vitest";
import { BeastCard } from "../src/games/alone/cards/BeastCard";
import { ControllerProvider } from "../src/games/alone/context";
import { Controller } from "../src/games/alone/controller";
import { Powers } from "../src/games/alone/hero/Powers";
import { RoomCard } from "../src/games/alone/hero/RoomCard";
import { BEASTS } from "../src/games/alone/map/beasts";
import { specialOf } from "../src/games/alone/rooms";
import { statsOf, tokensOf } from "../src/games/alone/tokens";
import { UNHURT, type AloneView, type Parts } from "../src/games/alone/types";
import { Texts } from "../src/texts";
import { sides, tableWith } from "./alone-sides";

type Table = Readonly<Record<string, string>>;
const { content, texts: said } = JSON.parse(
  readFileSync(join(import.meta.dirname, "fixtures", "alone-positions.json"), "utf8"),
) as { readonly content: Parts; readonly texts: Table };

/** What the server would say of cards; their real words are tested where they are made. */
const words: Table = {
  ...said,
  ...Object.fromEntries(content.specials.map((one, i) => [`special_text.${i}`, `${one.id} power: it does ${i}.`])),
  ...Object.fromEntries(
    content.avatars.map((one, i) => [
      `avatar_text.${i}`,
      [`${one.id} power: it does ${i}.`, ...one.upgrades.map(({ name }) => `${name}: more.`)].join("\n"),
    ]),
  ),
  ...Object.fromEntries(content.powers.map((one, i) => [`power_text.${i}`, `${one.cost} danger tokens. It helps.`])),
  ...Object.fromEntries(content.rooms.map((one, i) => [`room_text.${i}`, `Do ${one.id}: it helps.`])),
};
const tokens = tokensOf(content);
const special = tokens.findIndex((token) => token.source === "special");
const avatar = tokens.findIndex((token) => token.source === "avatar");
const evils = sides.moments.flat().find((view) => view.evil && view.evil.creatures.length > 0)!;
const heros = sides.moments.flat().find((view) => view.seat === 0 && view.labyrinth)!;
const expanded = (view: AloneView, more: Partial<AloneView> = {}): AloneView => ({
  ...view,
  options: { ...view.options, avatars: true, special_creatures: true, room_actions: true },
  specials: [0, 5, 9],
  avatars: [0, 1],
  upgrades: content.avatars.map(() => 0),
  ...more,
});

afterEach(() => render(null, document.body));

function shown(view: AloneView, what: preact.JSX.Element): HTMLElement {
  const table = tableWith(view);
  table.content.value = content;
  table.texts.value = new Texts({ ...sides.texts, ...words });
  act(() => render(<ControllerProvider value={new Controller(table)}>{what}</ControllerProvider>, document.body));
  return document.body;
}

const card = (view: AloneView, at: number): HTMLElement => shown(view, <BeastCard token={tokens[at]!} at={at} />);
const states = (page: HTMLElement): string => page.querySelector(".beast-states")?.textContent ?? "";

test("every special creature and every avatar has a figure of its own", () => {
  const ids = [...content.specials, ...content.avatars].map((one) => one.id);
  expect(ids.filter((id) => !(id in BEASTS))).toEqual([]);
  expect(new Set(ids.map((id) => BEASTS[id])).size).toBe(ids.length);
});

describe("a special creature", () => {
  const at = (figure: Partial<typeof UNHURT>): AloneView["evil"] => ({
    ...evils.evil!,
    creatures: [{ token: special, place: 5, figure: { ...UNHURT, cell: evils.evil!.sectors[5]!.cell, ...figure } }],
  });

  test("has its name, its icon, its numbers and its power", () => {
    const page = card(expanded(evils), special);
    const { name, icon, regular } = content.specials[0]!;
    expect(page.querySelector("h2")?.textContent).toBe(name);
    expect(page.textContent).toContain(icon);
    expect(page.querySelector(".portrait path")?.getAttribute("d")).toBe(BEASTS[content.specials[0]!.id]);
    expect(page.querySelector(".beast-numbers")?.textContent).toContain(`${regular.first}/${regular.second}`);
    expect(page.querySelector(".beast-power")?.textContent).toContain("it does 0.");
  });

  test("waits, stands, is wounded, and is gone, as evil knows it", () => {
    expect(states(card(expanded(evils), special))).toContain("Waits");
    const there = states(card(expanded(evils, { specials_used: [0], evil: at({ wounds: 1 }) }), special));
    expect(there).toContain(sides.texts["place.5"]);
    expect(there).toContain("wounded");
    const gone = expanded(evils, { specials_used: [0], evil: { ...evils.evil!, creatures: [] } });
    expect(states(card(gone, special))).toContain("come and gone");
    expect(document.querySelector(".beast-card.spent")).not.toBeNull();
  });

  test("is for the hero where the hero sees it, and nowhere else", () => {
    const hidden = card(expanded(heros, { specials_used: [0] }), special);
    expect(states(hidden)).toBe("It has come. Not in sight.");
    const { here } = heros.labyrinth!;
    const creatures = [{ creature: special, figure: { ...UNHURT, cell: here } }];
    const seen = card(expanded(heros, { labyrinth: { ...heros.labyrinth!, creatures } }), special);
    expect(states(seen)).toContain(`In ${sides.texts[`sector.${here}`]!}`);
  });
});

describe("an avatar", () => {
  test("shows which of its four upgrades it has, and what they add", () => {
    const { upgrades, regular } = content.avatars[0]!;
    const bit = upgrades.findIndex((one) => one.stats !== null);
    const page = card(expanded(evils, { upgrades: [1 << bit, 0, 0, 0, 0] }), avatar);
    const spaces = [...page.querySelectorAll(".beast-upgrades li")];
    expect(spaces.map((one) => one.classList.contains("filled"))).toEqual(upgrades.map((_, i) => i === bit));
    const { stats } = upgrades[bit]!;
    expect(statsOf(content, tokens[avatar]!, false, 1 << bit).dark).toBe(regular.dark + stats!.dark);
    expect(statsOf(content, tokens[avatar]!, false).dark).toBe(regular.dark);
  });

  test("says whose it is, that it was activated, and that it lies knocked down", () => {
    const figure = { ...UNHURT, cell: evils.evil!.sectors[5]!.cell, down: true };
    const evil = { ...evils.evil!, creatures: [{ token: avatar, place: 5, figure }] };
    const page = card(expanded(evils, { activated: [0], evil }), avatar);
    expect(page.querySelector(".beast-head .label")?.textContent).toContain("Avatar of");
    expect(states(page)).toContain("knocked down");
    expect(states(page)).toContain("Activated on this turn");
  });
});

test("hero powers are cards with their price; what can be paid is set off", () => {
  const page = shown(expanded(heros, { power_tokens: 2 }), <Powers />);
  const cards = [...page.querySelectorAll(".power-card")];
  expect(cards.length).toBe(content.powers.length);
  expect(cards.map((one) => one.classList.contains("affordable"))).toEqual(content.powers.map(({ cost }) => cost <= 2));
  expect(cards.map((one) => one.querySelectorAll(".danger-pips i").length)).toEqual(content.powers.map((p) => p.cost));
  expect(shown({ ...heros }, <Powers />).textContent).toBe("");
});

test("a special room action is at its room, in rooms without a mission, until it was used", () => {
  const texts = new Texts(words);
  const quested = content.missions[heros.quests[0]!.mission]!.room;
  const free = content.rooms.findIndex(
    (_, i) => !heros.quests.some((quest) => content.missions[quest.mission]!.room === i),
  );
  expect(specialOf(expanded(heros), content, quested, texts)).toBe("");
  expect(specialOf(heros, content, free, texts)).toBe("");
  expect(specialOf(expanded(heros), content, free, texts)).toContain("it helps");
  const labyrinth = heros.labyrinth!;
  const sectors = labyrinth.sectors.map((sector) =>
    sector.cell === labyrinth.here ? { ...sector, tile: { ...sector.tile, room: free } } : sector,
  );
  const inside = expanded(heros, { labyrinth: { ...labyrinth, sectors } });
  expect(shown(inside, <RoomCard />).querySelector(".room-card")?.textContent).toContain("it helps");
  const scavenged = inside.scavenged.map((_, i) => i === free);
  expect(shown({ ...inside, scavenged }, <RoomCard />).querySelector(".room-card.used")).not.toBeNull();
});
