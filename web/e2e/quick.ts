/** The same person in a hurry: presses inside the page, so that a whole game takes seconds. */

import type { Page } from "playwright-core";
import { NEVER_MS } from "./patience";
import { decide, isOver } from "./play";

const AT_ONCE = 12;
const A_MOMENT_MS = 25;

async function hurry(what: () => string[], most: number, pause: number): Promise<boolean> {
  for (let i = 0; i < most; i += 1) {
    const presses = what();
    if (presses.length === 0) return i > 0;
    for (const selector of presses) {
      document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      // What was pressed may light up what is pressed next.
      await new Promise((next) => setTimeout(next, 0));
    }
    await new Promise((next) => setTimeout(next, pause));
  }
  return true;
}

/** Answer what is asked of this page, question after question; false if nothing was. */
export function quickAnswer(page: Page): Promise<boolean> {
  return page.evaluate(`(${hurry.toString()})(${decide.toString()}, ${AT_ONCE}, ${A_MOMENT_MS})`);
}

/** Play until the game is over, whoever is asked. */
export async function playToTheEnd(pages: readonly Page[]): Promise<void> {
  const deadline = Date.now() + NEVER_MS;
  while (!(await isOver(pages[0]!))) {
    if (Date.now() > deadline) throw new Error("The game never ended.");
    let asked = false;
    for (const page of pages) asked = (await quickAnswer(page)) || asked;
    if (!asked) await pages[0]!.waitForTimeout(A_MOMENT_MS);
  }
}
