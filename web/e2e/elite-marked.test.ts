/** ELITE in the made-up language: whatever is shown or said in a rush and around it was made ready for other languages. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults } from "./chromium";
import { enlistUntimed, quickAnswer, untilTheRush } from "./elite";
import { browser, server } from "./fixtures";
import { inMadeUp, unmarked, type Exception } from "./marked";

const EXCEPTIONS: readonly Exception[] = [
  { words: /^[A-Z]$|^[A-Z]\d{1,2}$|^R\d+$|^\d+\/\d+$/, why: "letters of heroes, of columns and rules, and numbers" },
  { words: /^(Esc|Space|Enter)$/, why: "keys of the keyboard" },
  { within: ".figure-letter", why: "what is printed on a figure" },
];

test("a table in a rush, its papers and the table in sentences", async () => {
  const page: Page = await inMadeUp(browser, "Hanna");
  await enlistUntimed(page, server.address);
  const found = new Set<string>();
  const look = async (): Promise<void> => {
    for (const one of await unmarked(page, ["Hanna"], EXCEPTIONS)) found.add(one);
  };
  await look();
  await untilTheRush(page);
  for (let step = 0; step < 12; step += 1) {
    await look();
    await quickAnswer(page);
  }
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await look();
  }
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await look();
  await page.keyboard.press("Escape");
  await page.keyboard.press("v");
  await page.locator(".text-table").waitFor();
  await look();
  expect([...found]).toEqual([]);
  expect(faults).toEqual([]);
});
