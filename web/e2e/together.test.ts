import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, launch, person } from "./chromium";
import { Server } from "./server";

let browser: Browser;
const server = new Server();

beforeAll(async () => {
  [browser] = await Promise.all([launch(), server.start()]);
});

afterAll(async () => {
  await browser?.close();
  await server.end();
});

/** Two people at one table, the game begun, the first to act being Ann. */
async function twoAtTable(): Promise<[Page, Page]> {
  const [ann, bob] = [await person(browser, "Ann"), await person(browser, "Bob")];
  await ann.goto(server.address);
  await ann.getByRole("button", { name: "A table for friends" }).click();
  const link = await ann.getByLabel("Link to this table").inputValue();
  await bob.goto(link);
  await bob.getByRole("button", { name: "Sit here" }).click();
  await ann.getByText("Everybody is here.").waitFor();
  await bob.getByLabel("Say something").fill("Shall we?");
  await bob.getByRole("button", { name: "Say", exact: true }).click();
  await ann.getByText("Shall we?").waitFor();
  await ann.getByRole("button", { name: "Start" }).click();
  await Promise.all([ann, bob].map((page) => page.locator(".key-table").waitFor()));
  const first = ann.locator('[data-option="go_first"]');
  if ((await first.count()) > 0) await first.click();
  return [ann, bob];
}

test("an answer is voted on: one who is not ready stops it, all who agree decide", async () => {
  const [ann, bob] = await twoAtTable();
  const propose = async (guess: string): Promise<void> => {
    await ann.locator(".button.solve").click();
    await ann.getByLabel(/Your answer/).fill(guess);
    await ann.keyboard.press("Enter");
    await ann.getByText("If all agree, a wrong answer loses").waitFor();
    await ann.keyboard.press("Enter");
  };
  await propose("milk the hen");
  await bob.locator(".proposed", { hasText: "MILKTHEHEN" }).waitFor();
  await bob.getByRole("button", { name: "Not yet" }).click();
  await ann.locator("dialog.consent").waitFor({ state: "hidden" });
  await propose("milk the cow");
  await bob.getByRole("button", { name: "Agree" }).click();
  for (const page of [ann, bob]) await page.getByRole("heading", { name: "Mission solved" }).waitFor();
  await ann.getByRole("button", { name: "Another game" }).click();
  await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
  expect(
    await ann
      .locator(".seat")
      .allTextContents()
      .then((seats) => seats.join()),
  ).toContain("Bob");
  expect(faults).toEqual([]);
});

test("one points at a room and the other sees it; an answer is taken back when both agree", async () => {
  const [ann, bob] = await twoAtTable();
  await bob.locator('[data-room="4"]').click();
  await ann.locator(".pointed").waitFor({ state: "attached" });
  await expect
    .poll(() => ann.getByRole("log", { name: "Announcements" }).innerText())
    .toContain("Bob points at 5 Canteen");

  await ann.keyboard.press("4");
  await ann.keyboard.press("r");
  await ann.locator('.room.lit[data-room="1"]').click();
  await expect.poll(() => ann.locator(".room.own").getAttribute("data-room")).toBe("1");
  await ann.getByRole("button", { name: "Take back my last answer" }).first().click();
  await bob.getByRole("alertdialog", { name: "Take back" }).getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => ann.locator(".room.own").getAttribute("data-room")).toBe("0");
  expect(faults).toEqual([]);
});

test("a finished game is watched, saved, loaded again and played on", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play alone now" }).click();
  await page.locator(".key-table").waitFor();
  await page.keyboard.press("4");
  await page.keyboard.press("r");
  await page.locator(".room.lit").first().waitFor();
  await page.keyboard.press("e");
  await page.locator(".button.solve").click();
  await page.getByLabel(/Your answer/).fill("milk the dog");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Watch it again" }).click();
  const scrubber = page.getByRole("slider", { name: "Step" });
  await scrubber.waitFor();
  await page.getByLabel("Seen by").selectOption({ label: "As Ann saw it" });
  await page.locator(".hand-card").first().waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => scrubber.inputValue(), { timeout: 5000 }).not.toBe("0");

  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save" }).click()]);
  const file = await saved.path();
  expect(readFileSync(file, "utf8").split("\n")[0]).toContain('"t":"holdfast"');
  await page.goto(server.address);
  await page.getByLabel("Watch a saved game").setInputFiles(file);
  await scrubber.waitFor();
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.getByRole("button", { name: /^Play on/ }).click();
  await page.locator(".key-table .button.solve").waitFor();
  expect(page.url()).toContain("/t/");
  expect(faults).toEqual([]);
});
