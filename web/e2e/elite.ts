/** Soldiers at ELITE's table: they read the page as anybody would, and press what it suggests. */

import { expect } from "vitest";
import type { Page } from "playwright-core";
import { doorOf } from "./doors";
import { NEVER_MS } from "./patience";
import { openPosted } from "./tables";

const AT_ONCE = 15;
const A_MOMENT_MS = 20;

/** From the home page through ELITE's door, with three bots. */
export async function enlist(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await doorOf(page, "elite").getByRole("button", { name: "With three bots" }).click();
  await page.locator(".elite-table").waitFor();
}

/** The same without a clock, and with squads who do not wait for anybody: by what the lobby would send. */
export async function enlistUntimed(page: Page, address: string): Promise<void> {
  const options = { tempo: "untimed" };
  await openPosted(page, address, { game: "elite", seats: 4, options, bots: Array(3).fill("squad"), start: true });
  await page.locator(".elite-table").waitFor();
}

/**
 * What to press now, as a selector; nothing if nothing is asked. In a rush: roll once, shoot, work, and be done.
 * Runs inside the page.
 */
export function decide(): string {
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  if (has("dialog[open]") || !has(".prompt.mine")) return "";
  const must = has(".prompt.must") || !has(".phase-action");
  const order = must
    ? ['.prompt [data-shortcut="enter"]', ".prompt .pick-card", ".prompt-options button", ".elite-board .space.open"]
    : [
        ".equipment .button.main:not(.pending)",
        '.here [data-shortcut="s"]',
        ".slot.open:not(.pending)",
        ...(has(".die-place:not(.blank, .away)") ? ['.prompt [data-shortcut="0"]'] : [".roll-all.main:not(.pending)"]),
      ];
  return order.find(has) ?? '.prompt [data-shortcut="0"]';
}

async function hurry(what: () => string, most: number, pause: number): Promise<boolean> {
  let pressed = false;
  for (let i = 0; i < most; i += 1) {
    const selector = what();
    const found = selector ? document.querySelector(selector) : null;
    if (!found) return pressed;
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    pressed = true;
    await new Promise((next) => setTimeout(next, pause));
  }
  return pressed;
}

/** Answer what is asked of this page, question after question; false if nothing was. */
export function quickAnswer(page: Page): Promise<boolean> {
  return page.evaluate(`(${hurry.toString()})(${decide.toString()}, ${AT_ONCE}, ${A_MOMENT_MS})`);
}

/** The same, but whoever comes to the rush stops there. */
function answerBefore(page: Page): Promise<boolean> {
  const what = `() => document.querySelector(".phase-action, .roll-all") ? "" : (${decide.toString()})()`;
  return page.evaluate(`(${hurry.toString()})(${what}, ${AT_ONCE}, ${A_MOMENT_MS})`);
}

export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector("dialog.ending") !== null);

/** Play until the game is over, whoever is asked. */
export async function playToTheEnd(pages: readonly Page[]): Promise<void> {
  const deadline = Date.now() + NEVER_MS;
  while (!(await isOver(pages[0]!))) {
    if (Date.now() > deadline) throw new Error("The game never ended.");
    const asked = await Promise.all(pages.map(quickAnswer));
    if (!asked.includes(true)) await pages[0]!.waitForTimeout(A_MOMENT_MS);
  }
}

/** Answer until the clock of the rush runs. */
export async function untilTheRush(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      if (await page.evaluate(() => document.querySelector(".roll-all") !== null)) return true;
      await answerBefore(page);
      return false;
    })
    .toBe(true);
}
