// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { KeyTable } from "../src/games/key/KeyTable";
import { placesOf } from "../src/games/key/offers";
import type { KeyScreen, Parts } from "../src/games/key/types";
import { textView } from "../src/settings";
import { TableProvider } from "../src/ui/context";
import { films, positions, tableWith } from "./fixtures";

afterEach(() => {
  render(null, document.body);
  textView.value = false;
});

function shown(view: KeyScreen, content: Parts, texts: Readonly<Record<string, string>>, asText = false): HTMLElement {
  textView.value = asText;
  const table = tableWith(view, content, texts);
  render(
    <TableProvider value={table}>
      <KeyTable table={table} menu={null} />
    </TableProvider>,
    document.body,
  );
  return document.body;
}

const { content, texts, of } = positions();
const cases = of.map((one, i) => [i, one.view.asks.map((ask) => ask.kind).join(" "), one] as const);

test.each(cases)("position %i (%s): everything that may be done is a button in the text view", (_, __, one) => {
  const page = shown(one.view, content, { ...texts, ...one.texts }, true);
  const offered = one.view.asks.flatMap((ask) => ask.options.map((option) => option.id));
  const buttons = [...page.querySelectorAll<HTMLElement>("[data-option]")].map((button) => button.dataset.option);
  expect(buttons.sort()).toEqual(offered.sort());
});

test.each(cases)("position %i (%s): everything that may be done has its place on the board", (_, __, one) => {
  const page = shown(one.view, content, { ...texts, ...one.texts });
  const places = placesOf(one.view);
  const has = (selector: string): boolean => page.querySelector(selector) !== null;
  for (const offer of places.plain) {
    const inVote = one.view.vote !== null;
    const where = inVote ? `[data-anchor="consent-${offer.option.action.act}"]` : `[data-option="${offer.option.id}"]`;
    expect(has(where)).toBe(true);
  }
  for (const pile of places.piles.keys()) expect(has(`.pile.lit[data-pile="${pile}"]`)).toBe(true);
  for (const card of places.keys.keys()) expect(has(`.hand-card.lit[data-card="${card}"]`)).toBe(true);
  for (const offer of places.putBacks) expect(has(`[data-anchor="option-${offer.option.id}"]`)).toBe(true);
  if (places.specials.length > 0) expect(has('[data-anchor="special"]')).toBe(true);
  for (const offer of places.plays)
    expect(has(`.hand-card[data-card="${offer.option.action.card as number}"]`)).toBe(true);
});

test("every position shows the question, the hand and whose move it is", () => {
  for (const one of of) {
    const page = shown(one.view, content, { ...texts, ...one.texts });
    expect(page.querySelector(".prompt-question")?.textContent).not.toBe("");
    for (const card of one.view.hands[one.view.seat]?.known ?? []) {
      expect(page.querySelector(`[data-card="${card}"]`)?.textContent).toContain(texts[`card.${card}`]);
    }
    render(null, document.body);
  }
});

test("nothing on screen is a bare key or an unfilled field", () => {
  for (const film of films()) {
    for (const { view } of film.updates.filter((_, i) => i % 12 === 0)) {
      const page = shown(view, film.content, film.texts, true);
      expect(page.textContent).not.toMatch(/\b(act|ask|event|refused|outcome)\.[a-z_]+|\{\w+|undefined|NaN|\[object/);
      render(null, document.body);
    }
  }
});

test("a closed window tells its sign and never its content", () => {
  const [film] = films();
  const page = shown(film!.updates[0]!.view, film!.content, film!.texts);
  const labels = [...page.querySelectorAll(".window")].map((window) => window.getAttribute("aria-label"));
  expect(labels).toEqual([
    "closed (lambda)",
    "closed (star)",
    "closed (sun)",
    "closed (pi)",
    "T",
    "H",
    "E",
    "closed (sigma)",
    "closed (delta)",
    "closed (psi)",
  ]);
});
