/** Records: a line after the game, a page of one's own, one of what was played with friends, and what to try next. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaints } from "./complaints";
import { faults, person, PHONE } from "./chromium";
import { misfitsOf, SIZES } from "./fit";
import { browser, server } from "./fixtures";
import { inMadeUp, unmarked } from "./marked";
import { openPosted, propose, sitDown, start } from "./tables";

const FIRST_DAY = { game: "key", seats: 1, options: { mission: "first-day" } };

async function solve(page: Page, guess: string): Promise<void> {
  await openPosted(page, server.address, { ...FIRST_DAY, start: true });
  await propose(page, guess);
}

const game = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("after a game one is told what it was, and finds it among one's records", async () => {
  const ann = await person(browser, "Ann");
  await solve(ann, "kilm the woc");
  await ann.getByText("You have solved 0 of 1 mission.").waitFor();
  await solve(ann, "milk the cow");
  const line = ann.getByText("You have solved 1 of 2 missions. Your first win.");
  await line.waitFor();
  expect(await complaints(ann), "after the game").toEqual([]);
  await ann.getByRole("link", { name: "Your records" }).click();

  await ann.getByRole("heading", { name: "Records", exact: true }).waitFor();
  const key = game(ann, "The Key");
  await key.getByText("2 games, 1 won").waitFor();
  await key.getByRole("listitem").filter({ hasText: "First Day" }).filter({ hasText: "1 of 2 won" }).waitFor();
  expect(await complaints(ann), "records").toEqual([]);
  for (const size of SIZES) {
    await ann.setViewportSize(size);
    expect(await misfitsOf(ann), `${size.width}x${size.height}`).toEqual([]);
  }

  // It takes a moment to look back at a game.
  const moment = key.getByRole("link", { name: /^Watch: First Day: solved with \d+ of \d+ windows open/ });
  await expect.poll(async () => (await ann.reload(), await key.waitFor(), await moment.count())).toBe(1);
  await moment.press("Enter");
  await ann.waitForURL(/\/replay\/\w+#line=\d+/);
  await ann.goBack();

  await key.getByRole("button", { name: "Open a table: Mission: The Briefcase" }).press("Enter");
  await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
  expect(await ann.getByLabel("Mission", { exact: true }).inputValue()).toBe("the-briefcase");
  expect(faults).toEqual([]);
});

test("what was finished with friends has a page of its own, on a phone too", async () => {
  const ann = await person(browser, "Ann", { viewport: PHONE, colorScheme: "light" });
  const { id, key } = await openPosted(ann, server.address, { ...FIRST_DAY, seats: 2 });
  const bob = await sitDown(browser, `${server.address}/t/${id}#${key}`);
  await start(ann, bob);
  await propose(ann, "milk the cow");
  await bob.getByRole("button", { name: "Agree" }).click();
  await ann.getByRole("link", { name: "Your record together" }).click();
  await ann.getByRole("heading", { name: "Records with Bob" }).waitFor();
  await ann.getByText("One game, 1 won together").waitFor();
  expect(await complaints(ann), "together").toEqual([]);
  await ann.getByRole("link", { name: "All my games" }).click();
  await ann.getByRole("link", { name: "Together: Bob" }).waitFor();
  expect(await complaints(ann), "on a phone").toEqual([]);
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await ann.goBack();
  await ann.waitForURL(/\/records\/\w+$/);
  const eve = await person(browser, "Eve");
  await eve.goto(ann.url());
  await eve.getByText("Nobody knows you here yet.").waitFor();
  await openPosted(eve, server.address, { ...FIRST_DAY, start: true });
  await eve.goto(ann.url());
  await eve.getByText("No finished game yet.").waitFor();
  expect(await eve.getByText("First Day").count()).toBe(0);
  expect(faults).toEqual([]);
});

test("a new person finds the way there from the page about them, and nothing is without marks", async () => {
  const ann = await inMadeUp(browser, "Ann");
  await ann.goto(`${server.address}/records`);
  await ann.locator("main.records p").first().waitFor();
  expect(await unmarked(ann)).toEqual([]);
  await openPosted(ann, server.address, { ...FIRST_DAY, start: true });
  await propose(ann, "milk the cow");
  await ann.locator(".after-record").waitFor();
  await ann.goto(`${server.address}/you`);
  await ann.locator('main a[href="/records"]').click();
  await ann.locator(".record-game").waitFor();
  await expect.poll(async () => (await ann.reload(), await ann.locator(".record-moments").count())).toBe(1);
  expect(await unmarked(ann, ["Ann"])).toEqual([]);
  expect(faults).toEqual([]);
});
