/**
 * A person who plays by what is lit: reads the page as anybody would, and presses it.
 *
 * What to press is decided inside the page in one go, so that nothing can change between looking and deciding. It may
 * change before the press: then the press finds nothing, and the person looks again.
 */

import type { Page } from "playwright-core";
import { doorOf } from "./doors";
import { NEVER_MS } from "./patience";

/** How long a press waits for its target before the person looks again. */
const PATIENCE_MS = 4000;
const A_MOMENT_MS = 40;
const MY_TURN = "Your turn";

/** Sit down at a new table from the home page. */
export async function playNow(
  page: Page,
  address: string,
  button: RegExp | string,
  mission = "first-day",
): Promise<void> {
  await page.goto(address);
  const door = doorOf(page);
  await door.getByLabel("Mission").selectOption(mission);
  await door.getByRole("button", { name: button }).click();
  await page.locator(".key-table").waitFor();
}

/**
 * What to press now, one after the other, as selectors; nothing if nothing is asked, or the question begins with `leave`.
 * Runs inside the page.
 */
export function decide(leave = ""): string[] {
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  const first = (...selectors: string[]): string[] => selectors.filter(has).slice(0, 1);
  /** Whether something lies in a room. */
  const holds = (room: Element | null, what: string): boolean =>
    room !== null && has(`[data-tokens="${(room as HTMLElement).dataset.room}"] ${what}`);
  const here = (what: string): boolean => holds(document.querySelector(".room.own"), what);
  const litWith = (what: string): string[] =>
    [...document.querySelectorAll(".room.lit")]
      .filter((room) => holds(room, what))
      .slice(0, 1)
      .map((room) => `.room.lit[data-room="${(room as HTMLElement).dataset.room}"]`);
  const usable = ":not([aria-disabled]):not(.pending)";

  const card = (which: Element): string => `.hand-card[data-card="${(which as HTMLElement).dataset.card}"]`;

  /** Two cards for the special action, one press at a time. */
  const special = (): string[] => {
    if (!has('[data-anchor="special"].main')) return first(`[data-anchor="special"]${usable}`);
    if (has(`[data-anchor="special"].main${usable}`)) return ['[data-anchor="special"].main'];
    return [...document.querySelectorAll(".hand-card:not(.held)")].slice(0, 1).map(card);
  };

  /** Gather what lies here, else walk to what is wanted, else look for it. */
  const takeAction = (): string[] => {
    const order = here(".token.wanted")
      ? [2, 1, 0, 3]
      : has(".token.wanted")
        ? [0, 2, 1, 3]
        : here(".stack")
          ? [1, 2, 0, 3]
          : [1, 0, 2, 3];
    const names = ["Run", "Intel", "Gather", "Regroup"];
    for (const pile of order) {
      for (const found of document.querySelectorAll(".hand-card:not([aria-disabled])")) {
        if (!found.textContent?.includes(names[pile]!)) continue;
        const put = `.pile.lit[data-pile="${pile}"]`;
        return found.getAttribute("aria-pressed") === "true" ? [put] : [card(found), put];
      }
    }
    const end = first('[data-option="end_actions"]', '[data-option="pass"]');
    return end.length > 0 ? end : special();
  };

  if (has("dialog.doubt")) return ["dialog.doubt .button:not(.main):not(.icon)"];
  if (has('[data-anchor="consent-agree"]')) return ['[data-anchor="consent-agree"]'];
  if (has("dialog[open]") || !has(".prompt.mine")) return [];
  const asked = (document.querySelector(".prompt-question")?.textContent ?? "").replace(/^⟦+/, "");
  if (leave && asked.startsWith(leave)) return [];
  if (asked.startsWith("Your turn")) return takeAction();
  if (asked.startsWith("Run") && here(".token.wanted")) return first('[data-option="stop"]');
  return first(
    '[data-option="go_first"]',
    ".token.lit.wanted",
    '.prompt [data-option^="collect"]',
    '.prompt [data-option="flip"]',
    ...litWith(".token.wanted"),
    ...litWith(".stack"),
    '[data-option="stop"]',
    ".pile.lit:has(.card)",
    ".pile.lit",
    '[data-option="draw"]',
    '[data-option^="draw_to"]',
    `.prompt-options .button${usable}`,
    ".room.lit",
    ".hand-card.lit",
    ".token.lit",
  );
}

/** Answer what is asked of this page, with the mouse; false if nothing is asked but what is to be left alone. */
export async function answer(page: Page, leave = ""): Promise<boolean> {
  const presses = await page.evaluate(decide, leave);
  for (const selector of presses) {
    const pressed = await page
      .locator(selector)
      .first()
      .click({ timeout: PATIENCE_MS })
      .then(
        () => true,
        () => false,
      );
    if (!pressed) break;
  }
  return presses.length > 0;
}

export const question = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector(".prompt-question, .text-status")?.textContent ?? "").replace(/^⟦+/, ""));

/** Go on until an action can be chosen, and choose none; what never comes fails here, with what the page asks. */
export async function untilMyTurn(page: Page): Promise<void> {
  const deadline = Date.now() + NEVER_MS;
  while (!(await question(page)).startsWith(MY_TURN)) {
    if (Date.now() > deadline) throw new Error(`An own turn never came; the page asks: ${await question(page)}`);
    if (!(await answer(page, MY_TURN))) await page.waitForTimeout(A_MOMENT_MS);
  }
}

export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector("dialog.ending") !== null);
