/** The Key in the made-up language: all that is shown and said is marked, but for what the authors of missions wrote. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults } from "./chromium";
import { browser, server } from "./fixtures";
import { inMadeUp, unmarked } from "./marked";
import { answer } from "./play";
import { openPosted } from "./tables";

const EXCEPTIONS = [
  { within: ".top-mission, .window, .slot", why: "the title of a mission, and the letters of its answer" },
  { within: ".passage.story, .passage.proof", why: "how the story goes on, and the proof of the puzzle" },
  { words: /^(Esc|Space)$/, why: "keys of the keyboard" },
];
const left = (page: Page): Promise<string[]> => unmarked(page, ["Ann"], EXCEPTIONS);

/** Sits down at a table with a bot; lessons are shown. */
async function sit(mission: string): Promise<Page> {
  const page = await inMadeUp(browser, "Ann");
  await page.goto(server.address);
  await openPosted(page, server.address, { game: "key", seats: 2, bots: ["greedy"], options: { mission } });
  await page.getByRole("button", { name: "⟦Start⟧" }).click();
  await page.locator(".key-table").waitFor();
  return page;
}

for (const mission of ["first-day", "overdue"]) {
  test(`${mission}: a game on the board, with every paper`, async () => {
    const page = await sit(mission);
    for (const tab of ["log", "talk", "notes", "mission"]) {
      await page.locator(`#tab-${tab}`).click();
      expect(await left(page), tab).toEqual([]);
    }
    for (let step = 0; step < 60 && (await page.locator("dialog.ending").count()) === 0; step += 1) {
      if (!(await answer(page))) await page.waitForTimeout(100);
      expect(await left(page), `step ${step}`).toEqual([]);
    }
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    expect(await left(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test("the answer, from the question to the last word", async () => {
  const page = await sit("first-day");
  await page.locator(".button.solve").click();
  await page.locator("#guess").fill("milk the dog");
  await page.locator("#guess").press("Enter");
  await page.locator("dialog .warning").waitFor();
  expect(await left(page)).toEqual([]);
  await page.locator("#guess").press("Enter");
  await page.locator("dialog.consent, dialog.ending").waitFor();
  expect(await left(page)).toEqual([]);
});

test("the table in sentences", async () => {
  const page = await sit("overdue");
  await page.keyboard.press("v");
  await page.locator(".text-list li").first().waitFor();
  expect(await left(page)).toEqual([]);
});
