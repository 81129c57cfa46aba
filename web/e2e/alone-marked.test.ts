/** ALONE in the made-up language: whatever is shown or said on either side was made ready for other languages. */

import { expect, test } from "vitest";
import { playUntil, QUICK, roundOf } from "./alone";
import { faults } from "./chromium";
import { browser, server } from "./fixtures";
import { inMadeUp, unmarked, type Exception } from "./marked";
import { openPosted } from "./tables";

const EXCEPTIONS: readonly Exception[] = [
  { words: /^\d+\/\d+$|^≤ \d+$|^[A-Z]{1,2}\d?$/, why: "numbers, and letters that are printed on the map" },
];

test.each([
  ["hero", 0, "lurker"],
  ["evil", 1, "survivor"],
] as const)("%s reads nothing that is not marked", async (_, seat, bot) => {
  const page = await inMadeUp(browser, "Hanna");
  await openPosted(page, server.address, { game: "alone", seats: 2, seat, bots: [bot], start: true, options: QUICK });
  await page.locator(".alone-table").waitFor();
  const names = ["Hanna"];
  const found = new Set<string>();
  const look = async (): Promise<void> => {
    for (const one of await unmarked(page, names, EXCEPTIONS)) found.add(one);
  };
  await look();
  await playUntil([page], async () => {
    await look();
    return /Turn [3-8]/.test(await roundOf(page)) || (await page.locator("dialog.ending").count()) > 0;
  });
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await look();
  }
  await page.keyboard.press("v");
  await page.locator(".text-table").waitFor();
  await look();
  expect([...found]).toEqual([]);
  expect(faults).toEqual([]);
});
