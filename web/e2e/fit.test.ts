import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { doorOf } from "./doors";
import { misfitsOf, SIZES } from "./fit";
import { browser, server } from "./fixtures";

/** What does not fit at each size, from large to small as somebody zooms in. */
async function allMisfits(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await page.mouse.move(0, 0); // no tip hangs over anything
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Layouts that depend on the size are drawn with the next frames.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    const misfits = await misfitsOf(page);
    if (misfits.length > 0) found[`${size.width}x${size.height}`] = misfits;
  }
  return found;
}

async function sitDown(game: string, button: string): Promise<Page> {
  const page = await person(browser, "Ann", { viewport: SIZES[0] });
  await page.goto(server.address);
  await doorOf(page, game).getByRole("button", { name: button }).click();
  await page.locator(`.${game}-table .prompt, .${game}-table .tray`).first().waitFor();
  return page;
}

/** Weapons to take; who plays two heroes takes one for each. */
const PICKS = ".pick-card, .pick-group button";

test.for([
  ["key", "Play alone now"],
  ["key", "With two bots"],
  ["key", "Learn The Key"],
  ["elite", "Alone, with two heroes"],
  ["alone", "Play the hero"],
  ["alone", "Against two bots"],
  ["alone", "Play evil"],
] as const)("%s, %s: nothing is covered, cut off or out of reach at any size or zoom", async ([game, button]) => {
  const page = await sitDown(game, button);
  if (game === "elite") {
    // The choice of weapons lies over the dashboard; each of them can be reached, and then it is gone.
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const picks = page.locator(PICKS);
      for (let i = 0; i < (await picks.count()); i += 1) await picks.nth(i).click({ trial: true });
    }
    while ((await page.locator(PICKS).count()) > 0) {
      const before = await page.locator(PICKS).count();
      await page.locator(PICKS).first().click();
      await expect.poll(() => page.locator(PICKS).count()).toBeLessThan(before);
    }
  }
  expect(await allMisfits(page)).toEqual({});
  expect(faults).toEqual([]);
});

/** Rows of answers and fields that touch the one above them. Runs inside the page. */
function touching(): string[] {
  const rows = [...document.querySelectorAll<HTMLElement>(".text-ask > *")].filter((row) => row.offsetHeight > 0);
  return rows.flatMap((row, i) => {
    const above = rows[i - 1]?.getBoundingClientRect();
    return above && row.getBoundingClientRect().top < above.bottom + 4 ? [row.className || row.textContent || ""] : [];
  });
}

test.for([
  ["key", "Play alone now"],
  ["elite", "Alone, with two heroes"],
  ["alone", "Play evil"],
] as const)("%s: the table in sentences fits at any size or zoom, and its rows stand apart", async ([game, button]) => {
  const page = await sitDown(game, button);
  await page.keyboard.press("v");
  await page.locator(".text-ask").first().waitFor();
  expect(await page.evaluate(touching)).toEqual([]);
  // One page, which is the table from top to bottom.
  const below = (): number => document.body.scrollHeight - document.querySelector(".as-text")!.scrollHeight;
  expect(await page.evaluate(below)).toBe(0);
  const table = page.locator(".as-text");
  expect(await table.evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThan(900);
  expect(await allMisfits(page)).toEqual({});
  expect(faults).toEqual([]);
});

test("what can be said stands in rows on a phone, and five numbers in one", async () => {
  const page = await person(browser, "Ann", { viewport: SIZES[4] });
  await page.goto(server.address);
  await doorOf(page).getByRole("button", { name: "With two bots" }).click();
  await page.getByRole("button", { name: "Papers" }).click();
  await page.getByRole("dialog").getByRole("tab", { name: "Talk" }).click();
  const numbers = page.getByRole("dialog").locator(".talk-band").first().getByRole("button");
  await expect.poll(() => numbers.count()).toBe(5);
  const tops = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await allMisfits(page)).toEqual({});
  expect(faults).toEqual([]);
});

test.for(["/", "/you", "/records", "/companion", "/rules/key", "/rules/alone", "/rules/elite"])(
  "%s fits at any size or zoom",
  async (address) => {
    const page = await person(browser, "Ann", { viewport: SIZES[0] });
    await page.goto(`${server.address}${address}`);
    await page.locator("h1").first().waitFor();
    expect(await allMisfits(page)).toEqual({});
    expect(faults).toEqual([]);
  },
);

test("the lobby fits at any size or zoom", async () => {
  const page = await person(browser, "Ann", { viewport: SIZES[0] });
  await page.goto(server.address);
  await doorOf(page).getByRole("button", { name: "A table for friends" }).click();
  await page.locator(".lobby-start").waitFor();
  expect(await allMisfits(page)).toEqual({});
  expect(faults).toEqual([]);
});
