/** ALONE by its table in sentences alone, as those play who listen to it. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { QUICK } from "./alone";
import { faults, person } from "./chromium";
import { browser, server } from "./fixtures";
import { openPosted } from "./tables";

const TURN = /Turn (\d)/i;

/** Press a button of the first question, with the keyboard: one that begins with these words, else any. */
async function answer(page: Page, wanted: RegExp): Promise<void> {
  const options = page.locator(".text-ask").first().locator("[data-option]");
  const first = options.filter({ hasText: wanted }).first();
  const button = (await first.count()) > 0 ? first : options.first();
  await button.press("Enter", { timeout: 2000 }).catch(() => undefined);
}

test.each([
  ["the hero", 0, "lurker", /^(Move|Go|Walk|Explore|Look)/],
  ["evil", 1, "survivor", /^(Pass|Leave)/],
] as const)("%s plays on in sentences", async (_, seat, bot, wanted) => {
  const page = await person(browser, "Hanna");
  await openPosted(page, server.address, { game: "alone", seats: 2, seat, bots: [bot], start: true, options: QUICK });
  await page.locator(".alone-table").waitFor();
  await page.keyboard.press("v");
  await page.getByRole("heading", { name: "Now" }).waitFor();
  const turn = async (): Promise<number> => Number(TURN.exec(await page.locator(".text-table").innerText())?.[1] ?? 0);
  await expect
    .poll(
      async () => {
        if ((await turn()) < 3 && (await page.locator("dialog.ending").count()) === 0) await answer(page, wanted);
        return (await turn()) >= 3 || (await page.locator("dialog.ending").count()) > 0;
      },
      { interval: 100 },
    )
    .toBe(true);
  const sections = seat === 0 ? ["Missions", "The labyrinth", "Evil"] : ["Missions", "Your hand", "The map"];
  for (const name of [...sections, "What happened"]) await page.getByRole("heading", { name }).first().waitFor();
  expect(await page.locator(".log-line").count()).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
