// @vitest-environment happy-dom
/** Cards of the expansions on both sides' screens: each with its figure, its numbers, its words and its state. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { drawnIn } from "../src/games/alone/art/Symbols";
import { BeastCard } from "../src/games/alone/cards/BeastCard";
import { ControllerProvider } from "../src/games/alone/context";
import { Controller } from "../src/games/alone/controller";
import { Powers } from "../src/games/alone/hero/Powers";
import { CreatureIcon } from "../src/games/alone/map/FigureArt";
import { RoomCard } from "../src/games/alone/hero/RoomCard";
import type { AloneBox, AloneScreen } from "../src/games/alone/types";
import { lettered } from "../src/settings";
import { Texts } from "../src/texts";
import type { alone } from "../src/wire.gen";
import { sides, tableWith } from "./alone-sides";

type Table = Readonly<Record<string, string>>;
interface Position {
  readonly texts: Table;
  readonly view: AloneScreen;
}
const positions = JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", "alone-positions.json"), "utf8")) as {
  readonly content: AloneBox;
  readonly texts: Table;
  readonly of: readonly Position[];
};
const { content } = positions;
const heros = sides.moments.flat().find((view) => view.seat === 0 && view.labyrinth)!;

/** A card that some hero is shown. */
function cardOf(source: string): { card: alone.CreatureCard; at: Position } {
  for (const at of positions.of) {
    const card = at.view.creatures.find((one) => one.source === source);
    if (card) return { card, at };
  }
  throw new Error(`no hero is shown a card of ${source}`);
}

afterEach(() => render(null, document.body));

function shown({ view, texts }: Position, what: preact.JSX.Element): HTMLElement {
  const table = tableWith(view);
  table.content.value = content;
  table.texts.value = new Texts({ ...sides.texts, ...positions.texts, ...texts });
  act(() => render(<ControllerProvider value={new Controller(table)}>{what}</ControllerProvider>, document.body));
  return document.body;
}

const ART = join(import.meta.dirname, "..", "src", "games", "alone", "art");
const art = ["creatures", "beasts", "heroes", "tokens"]
  .map((name) => readFileSync(join(ART, `${name}.svg`), "utf8"))
  .join("");

test("every creature, avatar, hero and deck of the box has a drawing of its own", () => {
  const drawn = drawnIn(art);
  const ids = [
    ...content.tokens.map(({ id }) => id),
    ...content.characters.flatMap((id) => [id, `bust-${id}`]),
    ...content.decks.map(({ id }) => `deck-${id}`),
  ];
  expect(content.tokens.filter((token) => token.source !== "creature").length).toBeGreaterThan(10);
  expect(ids.filter((id) => !drawn.has(id))).toEqual([]);
  const bodies = art
    .split("<symbol ")
    .slice(1)
    .map((one) => one.slice(one.indexOf(">")));
  expect(new Set(bodies).size).toBe(bodies.length);
});

test("a drawing is filled by classes that have a rule, and by nothing that a page could have otherwise", () => {
  const rules = readFileSync(join(ART, "..", "symbols.css"), "utf8");
  const used = new Set([...art.matchAll(/class="([\w-]+)"/g)].map(([, name]) => name!));
  expect([...used].filter((name) => !new RegExp(`\\.${name}[\\s,)]`).test(rules))).toEqual([]);
  expect(art).not.toMatch(/ (id="(?!alone-)|fill=|stroke=|style=)/);
});

test("what is drawn is a body, what nobody drew or whoever likes letters has a letter", () => {
  const { card, at } = cardOf("special");
  const table = tableWith(at.view);
  table.content.value = content;
  const controller = new Controller(table);
  const { id, letter } = content.tokens[card.creature]!;
  const show = (drawn: ReadonlySet<string> | null): HTMLElement => {
    controller.drawn.value = drawn;
    act(() =>
      render(
        <ControllerProvider value={controller}>
          <CreatureIcon token={content.tokens[card.creature]} />
        </ControllerProvider>,
        document.body,
      ),
    );
    return document.body;
  };
  expect(show(null).querySelector("use, text")).toBeNull(); // they are on their way
  expect(
    show(new Set([id]))
      .querySelector("use")
      ?.getAttribute("href"),
  ).toBe(`#alone-${id}`);
  expect(show(new Set()).querySelector(".creature-letter")?.textContent).toBe(letter);
  lettered.value = true;
  expect(show(new Set([id])).querySelector(".creature-letter")?.textContent).toBe(letter);
  lettered.value = false;
});

test("a special creature has its name, its family, its numbers, its power and how it stands with it", () => {
  const { card, at } = cardOf("special");
  const page = shown(at, <BeastCard card={{ ...card, is_spent: true }} />);
  const said = new Texts({ ...positions.texts, ...at.texts });
  expect(page.querySelector("h2")?.textContent).toBe(said.say(`special.${card.index}`));
  expect(page.querySelector(".beast-head .label")?.textContent).toContain("Special creature");
  expect(page.querySelector(".portrait .creature-special")).not.toBeNull();
  expect(page.querySelector(".beast-numbers")?.textContent).toContain(`${card.stats.first}/${card.stats.second}`);
  expect(page.querySelector(".beast-power")?.textContent).not.toBe("");
  expect(page.querySelectorAll(".beast-states li").length).toBe(card.states.length);
  expect(page.querySelector(".beast-card.spent")).not.toBeNull();
});

test("an avatar shows which of its upgrades it has", () => {
  const { card, at } = cardOf("avatar");
  const filled = card.filled.map((_, i) => i === 1);
  const page = shown(at, <BeastCard card={{ ...card, filled }} />);
  const spaces = [...page.querySelectorAll(".beast-upgrades li")];
  expect(spaces.map((one) => one.classList.contains("filled"))).toEqual(filled);
});

test("hero powers are cards with their price; what can be paid is set off", () => {
  const at = positions.of.find((one) => one.view.hero.powers.length > 0)!;
  const { powers } = at.view.hero;
  const page = shown(at, <Powers />);
  const cards = [...page.querySelectorAll(".power-card")];
  expect(cards.map((one) => one.classList.contains("affordable"))).toEqual(powers.map((one) => one.is_affordable));
  expect(cards.map((one) => one.querySelectorAll(".danger-pips i").length)).toEqual(powers.map((one) => one.cost));
  expect(shown({ view: heros, texts: {} }, <Powers />).textContent).toBe("");
});

test("a special room action is at its room, until it was used", () => {
  const names = { name: "the Hangar", does: "Open a crate" };
  const inside = (key: string, isUsed: boolean): Position => {
    const labyrinth = { ...heros.labyrinth!, special: { key, params: names }, is_special_used: isUsed };
    return { view: { ...heros, labyrinth }, texts: {} };
  };
  expect(shown(inside("room.special", false), <RoomCard />).querySelector(".room-card")?.textContent).toContain(
    "crate",
  );
  expect(shown(inside("room.special_done", true), <RoomCard />).querySelector(".room-card.used")).not.toBeNull();
});
