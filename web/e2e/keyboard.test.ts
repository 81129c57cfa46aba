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

/** Press Tab until this is in focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    const label = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null;
      if (focused === document.body) return "";
      return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    });
    if (name.test(label)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${String(name)}`);
}

const KEYS = ["r", "i", "g", "x"] as const;

/** Answer what is asked, with keys alone; true if a room was chosen by arrow keys. */
async function answerByKeys(page: Page): Promise<boolean> {
  const asked = await question(page);
  const has = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;
  if (asked.startsWith("Your turn")) {
    for (const card of ["4", "3", "2", "1"]) {
      await page.keyboard.press(card);
      const lit = await page
        .locator(".pile.lit")
        .evaluateAll((piles) => piles.map((pile) => Number((pile as HTMLElement).dataset["pile"])));
      if (lit.length === 0) continue;
      await page.keyboard.press(KEYS[lit.includes(1) ? 1 : lit[0]!]!);
      await expect
        .poll(() => question(page))
        .not.toBe(asked)
        .catch(() => undefined);
      return false;
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press((await has('[data-option="end_actions"]')) ? "e" : "s");
    if (await has('[data-anchor="special"].main'))
      for (const key of ["1", "2", "Enter"]) await page.keyboard.press(key);
    return false;
  }
  if (await has(".room.lit")) {
    await page.keyboard.press("b");
    for (let i = 0; i < 12 && !(await has(".room.lit:focus")); i += 1)
      await page.keyboard.press(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"][i % 4]!);
    const reached = await has(".room.lit:focus");
    await page.keyboard.press(reached ? "Enter" : "e");
    await page.waitForTimeout(80);
    return reached;
  }
  if (await has(".pile.lit")) await page.keyboard.press("i");
  else
    for (const key of ["y", "f", "e", "d"])
      if (await has(`[data-shortcut="${key}"]`))
        return (await page.keyboard.press(key), await page.waitForTimeout(80), false);
  return false;
}

/** Go on until an action can be chosen. */
async function untilMyTurn(page: Page): Promise<void> {
  for (let i = 0; i < 20 && !(await question(page)).startsWith("Your turn"); i += 1) await answerByKeys(page);
}

const question = (page: Page): Promise<string> => page.locator(".prompt-question").innerText();

test("a whole game alone, by keyboard only: from home to the answer", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await tabTo(page, /Play alone now/);
  await page.keyboard.press("Enter");
  await page.locator(".key-table").waitFor();
  let rooms = 0;
  for (let i = 0; i < 14; i += 1) rooms += Number(await answerByKeys(page));
  expect(rooms).toBeGreaterThan(0);
  await untilMyTurn(page);

  // The sheet of keys opens and closes.
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");

  // One guess.
  await page.keyboard.press("a");
  await page.getByRole("heading", { name: "Propose the answer" }).waitFor();
  await page.keyboard.type("milk the cow");
  await page.keyboard.press("Enter");
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
  for (const part of ["Building", "Cards", "Log", "Talk", "Notes"])
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
  expect(faults).toEqual([]);
});
