/** Takes the pictures of README.md and docs/browser.md anew: npm run pictures, into docs/pictures or $PICTURES. */

import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, launch, person } from "../e2e/chromium";
import { doorOf } from "../e2e/doors";
import { enlist, untilTheRush } from "../e2e/elite";
import { enterTheDark, isOver, playUntil } from "../e2e/hero";
import { answer, playNow, untilMyTurn } from "../e2e/play";
import { Server } from "../e2e/server";

const FOLDER = process.env.PICTURES ?? fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const WHOLE = { width: 1280, height: 1000 }; // doors down to their last button
const A_MOMENT_MS = 1500; // until pictures and fonts are there, and nothing moves
const A_WHILE_MS = 6000; // in a rush: until the bots have done something

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([launch(), server.start()]);
});

afterAll(async () => {
  await browser?.close();
  await server.end();
});

async function take(page: Page, name: string, wait = A_MOMENT_MS): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(wait);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: "jpeg", quality: 82 });
  await page.context().close();
  expect(faults).toEqual([]);
}

test("the first page, with all its doors open", async () => {
  const page = await person(browser, "Ann", { viewport: WHOLE });
  await page.goto(server.address);
  for (const game of ["key", "elite", "alone"]) {
    const choices = doorOf(page, game).locator(".door-choices").getByRole("combobox");
    await choices.first().waitFor({ timeout: 120_000 }); // the server opens the box of each game
  }
  expect(await page.locator(".door.open").count()).toBe(3);
  await take(page, "home");
});

test("The Key in the middle of a game", async () => {
  const page = await person(browser, "Ann");
  await playNow(page, server.address, "With two bots", "gone-to-the-dogs");
  for (let i = 0; i < 400 && (await page.locator(".window.open").count()) < 3; i += 1) {
    if (!(await answer(page))) await page.waitForTimeout(40);
  }
  await untilMyTurn(page);
  await take(page, "table");
});

test("ELITE in a rush", async () => {
  const page = await person(browser, "Ann");
  await enlist(page, server.address);
  await untilTheRush(page);
  await page.keyboard.press("Space");
  await take(page, "elite", A_WHILE_MS);
});

test("ALONE, when something has found the hero", async () => {
  const page = await person(browser, "Hanna");
  await enterTheDark(page, server.address);
  const isFound = (): Promise<boolean> =>
    page.evaluate(
      () =>
        document.querySelector(".tray.mine") !== null &&
        document.querySelector(".foreboding") !== null &&
        document.querySelectorAll('[data-cell]:not([aria-label*="unknown"])').length > 4,
    );
  await playUntil(page, async () => (await isFound()) || (await isOver(page)));
  await take(page, "alone");
});
