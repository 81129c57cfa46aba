import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { tabTo } from "./keys";
import { question } from "./play";
import { browser, server } from "./fixtures";

const KEYS = ["r", "i", "g", "x"] as const;

/** What the page asks and shows of the own game: when this changes, a key has done something. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ".prompt-question, .prompt-hint, .hand-card, .room.lit, .room.own, .pile.lit, .token",
      ),
    ]
      .map((one) => `${one.className.toString().replace("pending", "")} ${one.textContent}`)
      .join(),
  );

/** Until nothing is on its way: what was asked before that has been answered. */
const settled = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.querySelector(".key-table .pending") === null)).toBe(true);

/** Press a key, once, and wait until the page has answered it. */
async function press(page: Page, key: string): Promise<void> {
  const before = await picture(page);
  await page.keyboard.press(key);
  await expect.poll(() => picture(page), { message: `nothing came of ${key}` }).not.toBe(before);
  await settled(page);
}

/** Take a card up, or put everything down: one press each. */
async function hold(page: Page, card: string, held: boolean): Promise<void> {
  const selector = `.hand-card[aria-keyshortcuts="${card}"]`;
  await page.keyboard.press(held ? card : "Escape");
  await expect
    .poll(() => page.evaluate((one) => document.querySelector(one)?.ariaPressed === "true", selector), {
      message: `card ${card} ${held ? "up" : "down"}`,
    })
    .toBe(held);
}

const has = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);

/** What the table in sentences asks and has told: when this changes, a press has done something. */
const sentences = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".text-status, .text-ask, .log-line")].map((one) => one.textContent).join(),
  );

/** Where an answer would come to nothing, do it anyway. */
const insist = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>("dialog.doubt .button:not(.main):not(.icon)")?.click());

/** Answer what is asked, with keys alone; true if a room was chosen by arrow keys. */
async function answerByKeys(page: Page): Promise<boolean> {
  const asked = await question(page);
  if (asked.startsWith("Your turn")) {
    for (const card of ["4", "3", "2", "1"]) {
      if (!(await has(page, `.hand-card[aria-keyshortcuts="${card}"]:not([aria-disabled])`))) continue;
      await hold(page, card, true);
      const lit = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(".pile.lit")].map((pile) => Number(pile.dataset.pile)),
      );
      if (lit.length > 0) return (await press(page, KEYS[lit.includes(1) ? 1 : lit[0]!]!), false);
      await hold(page, card, false);
    }
    if (await has(page, '[data-option="end_actions"]')) return (await press(page, "e"), false);
    for (const key of ["s", "1", "2", "Enter"]) await press(page, key);
    return false;
  }
  if (await has(page, ".room.lit")) {
    await page.keyboard.press("b");
    for (let i = 0; i < 12 && !(await has(page, ".room.lit:focus")); i += 1)
      await page.keyboard.press(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"][i % 4]!);
    const reached = await has(page, ".room.lit:focus");
    await press(page, reached ? "Enter" : "e");
    return reached;
  }
  if (await has(page, ".pile.lit")) return (await press(page, "i"), false);
  for (const key of ["y", "f", "e", "d"])
    if (await has(page, `[data-shortcut="${key}"]`)) return (await press(page, key), false);
  throw new Error(`No key answers: ${asked}`);
}

test("a whole game alone, by keyboard only: from home to the answer", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await tabTo(page, /Play alone now/);
  await page.keyboard.press("Enter");
  await page.locator(".key-table").waitFor();
  let rooms = 0;
  await page.locator(".prompt.mine").waitFor();
  for (let i = 0; i < 40 && (rooms === 0 || !(await question(page)).startsWith("Your turn")); i += 1)
    rooms += Number(await answerByKeys(page));
  expect(rooms).toBeGreaterThan(0);

  // The sheet of keys opens and closes.
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");

  // One guess.
  await page.keyboard.press("a");
  await page.getByRole("heading", { name: "Propose the answer" }).waitFor();
  await page.keyboard.type("milk the cow");
  await page.keyboard.press("Enter");
  await page.locator("dialog .warning").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Mission solved" }).waitFor();
  expect(faults).toEqual([]);
});

test("the text view alone is enough to play", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await tabTo(page, /Play alone now/);
  await page.keyboard.press("Enter");
  await page.locator(".key-table").waitFor();
  await page.keyboard.press("v");
  await page.getByRole("heading", { name: "Now" }).waitFor();
  for (const part of ["Building", "Cards", "What happened", "Talk", "Notes"])
    await page.getByRole("heading", { name: part }).waitFor();
  const status = (): Promise<string> => page.locator(".text-status").innerText();
  if ((await status()).startsWith("Who goes first"))
    await page.getByRole("button", { name: "I go first" }).press("Enter");
  await expect.poll(status).toContain("Your turn");
  await page
    .getByRole("button", { name: /^Play .* on Intel/ })
    .first()
    .press("Enter");
  await expect.poll(status).toContain("Intel");
  await page.getByRole("button", { name: /^Reveal in 3 Archive/ }).press("Enter");
  await expect
    .poll(() =>
      page
        .locator(".log-line")
        .allInnerTexts()
        .then((lines) => lines.join(" ")),
    )
    .toContain("Archive");
  const said = await page.getByRole("log", { name: "Announcements" }).innerText();
  expect(said).toContain("Archive");
  // Any button of the first question, until it is time to answer.
  for (let step = 0; step < 12; step += 1) {
    const before = await sentences(page);
    await page.locator(".text-ask").first().locator("[data-option]").first().press("Enter");
    await expect
      .poll(
        async () => {
          await insist(page);
          return sentences(page);
        },
        { message: `nothing came of ${before}` },
      )
      .not.toBe(before);
    await expect.poll(() => has(page, ".text-table .pending, dialog.doubt")).toBe(false);
  }
  const guess = page.locator('[data-anchor="form-propose"] input');
  await guess.fill("milk the cow");
  await guess.press("Enter");
  await page.getByRole("heading", { name: "Mission solved" }).waitFor();
  expect(faults).toEqual([]);
});
