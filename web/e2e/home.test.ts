/** The home page looks the same after a visit anywhere as before: what is loaded for a game stays in the game. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPosted as posted, answerLength, propose } from "./tables";
import { DESK, faults, person, PHONE } from "./chromium";
import { browser, server } from "./fixtures";

/** What a game's styles would change about icons, pictures, words and buttons. */
const DRAWN = [
  ...["color", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity"],
  ...["background-color", "background-image", "border-top-color", "border-top-width", "border-radius", "box-shadow"],
  ...["display", "position", "visibility", "overflow", "padding-top", "padding-left", "margin-top", "gap", "flex-grow"],
  ...["font-family", "font-size", "font-weight", "line-height", "letter-spacing", "text-transform", "text-align"],
  ...["transform", "filter", "mix-blend-mode", "clip-path", "cursor", "pointer-events", "z-index", "animation-name"],
];

/** How everything is drawn that is always on the home page: by element, what its style says. */
async function looks(page: Page): Promise<Record<string, Record<string, string>>> {
  // Each door asks the server for its game's choices, and they come one after another; a place is kept until then.
  await page.locator(".door.open:has(.choice)").nth(2).waitFor();
  await page.getByRole("button", { name: "Play the hero" }).waitFor();
  await expect.poll(() => page.locator(".kept").count()).toBe(0);
  return page.evaluate((drawn) => {
    for (const one of document.getAnimations()) one.cancel();
    const found: Record<string, Record<string, string>> = {};
    const add = (element: Element, name: string): void => {
      const style = getComputedStyle(element);
      found[name] = Object.fromEntries(drawn.map((property) => [property, style.getPropertyValue(property)]));
      for (const [i, child] of [...element.children].entries()) add(child, `${name} > ${child.localName}:${i}`);
    };
    for (const door of document.querySelectorAll(".door")) add(door, `door ${door.getAttribute("data-mood")}`);
    add(document.querySelector("header")!, "header");
    found.page = { ...found.header, background: getComputedStyle(document.body).background };
    return found;
  }, DRAWN);
}

/** Only what differs is told. */
function differences(before: Awaited<ReturnType<typeof looks>>, after: typeof before): string[] {
  const told = Object.keys(before).flatMap((name) =>
    Object.entries(before[name]!).flatMap(([property, was]) => {
      const is = after[name]?.[property];
      return is === was ? [] : [`${name} ${property}: ${was} became ${is}`];
    }),
  );
  return [...told, ...Object.keys(after).filter((name) => !(name in before))].slice(0, 10);
}

/** Somewhere else in the same page, as a link leads there: nothing is loaded anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** A person at home, who opens a table without leaving the page. */
async function atHome(): Promise<{ page: Page; before: Awaited<ReturnType<typeof looks>> }> {
  const page = await person(browser, "Ann", { reducedMotion: "reduce" });
  await page.goto(server.address);
  return { page, before: await marked(page) };
}

/** The page as it looks when nothing is pointed at and nothing changes any more; a mark on it goes when anything loads it
 * anew, and its styles with it. */
async function marked(page: Page): Promise<Awaited<ReturnType<typeof looks>>> {
  await page.evaluate(() => void Object.assign(window, { isStillTheSame: true }));
  await page.mouse.move(0, 0);
  let seen = await looks(page);
  await expect
    .poll(async () => {
      const before = seen;
      seen = await looks(page);
      return differences(before, seen);
    })
    .toEqual([]);
  return seen;
}

async function isTheSame(page: Page, before: Awaited<ReturnType<typeof looks>>): Promise<void> {
  await goTo(page, "/");
  await page.mouse.move(0, 0);
  // Colours that follow the mood of a page do so within a moment.
  await expect.poll(async () => differences(before, await looks(page))).toEqual([]);
  expect(await page.evaluate(() => "isStillTheSame" in window)).toBe(true);
  expect(faults).toEqual([]);
}

const NOW: Readonly<Record<string, string>> = {
  key: "Play alone now",
  elite: "Alone, with two heroes",
  alone: "Play the hero",
};

test("to whoever has never played a game, its lesson is the loud button; afterwards it is to play", async () => {
  const page = await person(browser, "Ann");
  await page.addInitScript(() => localStorage.setItem("holdfast.begun", '["key","alone"]'));
  await page.goto(server.address);
  const loud = page.locator('.door[data-mood="elite"] .button.main');
  await expect.poll(() => loud.allInnerTexts()).toEqual(["Learn ELITE"]);
  await expect
    .poll(() => page.locator('.door[data-mood="alone"] .button.main').allInnerTexts())
    .toEqual(["Play the hero"]);
  expect(faults).toEqual([]);
});

for (const game of ["key", "elite", "alone"]) {
  test(`after a visit to ${game}`, async () => {
    const { page, before } = await atHome();
    await page.locator(`.door[data-mood="${game}"]`).getByRole("button", { name: NOW[game]! }).click();
    await page.locator(`.${game}-table`).waitFor();
    await isTheSame(page, before);
  });
}

test("after a visit to the other side of ALONE", async () => {
  const { page, before } = await atHome();
  await page.locator('.door[data-mood="alone"]').getByRole("button", { name: "Play evil" }).click();
  await page.locator(".alone-table.evil-side").waitFor();
  await isTheSame(page, before);
});

test("after a visit to the companion", async () => {
  const { page, before } = await atHome();
  await page.getByRole("link", { name: "Companion" }).click();
  await page.locator(".companion").waitFor();
  await isTheSame(page, before);
});

test("after a film", async () => {
  const page = await person(browser, "Ann", { reducedMotion: "reduce" });
  const options = { mission: "first-day" };
  const { id } = await posted(page, server.address, { game: "key", seats: 1, options, start: true });
  await page.locator(".key-table").waitFor();
  await propose(page, "Q".repeat(await answerLength(page)));
  await page.locator("dialog.ending").waitFor();
  await page.goto(server.address);
  const before = await marked(page);
  await goTo(page, `/replay/${id}`);
  await page.locator(".key-table").waitFor();
  await isTheSame(page, before);
});

test.each([DESK, PHONE])(
  "what can be pressed at once keeps its place when the server has answered: %o",
  async (viewport) => {
    const page = await person(browser, "Ann", { viewport });
    let answer = (): void => undefined;
    const held = new Promise<void>((go) => (answer = go));
    await page.route(/\/api\/(games|tables)/, async (route) => (await held, route.continue()));
    await page.goto(server.address);
    const places = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll(".door-buttons")].map((one) => {
          const all = [...one.querySelectorAll("button")];
          const pressed = [all[0]!, all[1]!, all.at(-1)!].map((button) => button.getBoundingClientRect());
          return pressed.map(({ left, top, width }) => [left, top, width].map(Math.round).join()).join(" ");
        }),
      );
    await page.getByRole("button", { name: "A table for friends" }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    answer();
    await page.getByRole("button", { name: "Play the hero" }).waitFor();
    await page.locator(".kept").first().waitFor({ state: "detached" });
    expect(await places()).toEqual(before);
  },
);
