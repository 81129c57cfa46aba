/** A game for which this client has no drawing: tic-tac-toe, of which nothing stands in web/. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, launch, person } from "./chromium";
import { complaints } from "./complaints";
import { Server } from "./server";

let browser: Browser;
const server = new Server(["tests.toys.tictactoe:GAME"]);

beforeAll(async () => {
  [browser] = await Promise.all([launch(), server.start()]);
});

afterAll(async () => {
  await browser?.close();
  await server.end();
});

/** Press the first answer as often as there is one, until the game is over. */
async function playOn(page: Page): Promise<void> {
  const over = page.getByRole("dialog", { name: "The game is over" });
  const answer = page.locator(".text-options [data-option]").first();
  for (;;) {
    await over.or(answer).first().waitFor();
    if (await over.isVisible()) return;
    const id = await answer.getAttribute("data-option");
    await answer.click();
    await page.locator(`[data-option="${id}"]`).waitFor({ state: "detached" });
  }
}

test("a game that the client does not know is on the first page, and is played to its end as text", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  const door = page.getByRole("region", { name: /tic-?tac-?toe/i });
  await door.waitFor(); // the server opens the boxes of all games before it lists them
  await door
    .getByRole("button", { name: /Play now|bot/ })
    .first()
    .click();
  await page.getByRole("status").getByText("Which cell?").waitFor();
  expect(await page.locator(".text-options [data-option]").count()).toBeGreaterThan(6);
  expect(await complaints(page), "as text").toEqual([]);
  await playOn(page);
  expect(await page.locator(".text-table .log-line").count()).toBeGreaterThan(4);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("navigation", { name: "Replay" }).waitFor();
  await page.locator(".any-seen").waitFor();
  expect(faults).toEqual([]);
});
