/** A person who plays by what is lit: reads the page as anybody would, and clicks. */

import type { Page } from "playwright-core";

/** Sit down at a new table from the home page. */
export async function playNow(
  page: Page,
  address: string,
  button: RegExp | string,
  mission = "first-day",
): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Mission").selectOption(mission);
  await page.getByRole("button", { name: button }).click();
  await page.locator(".key-table").waitFor();
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator("dialog.ending").count()) > 0;
}

async function clickFirst(page: Page, selector: string): Promise<boolean> {
  const found = page.locator(selector).first();
  if ((await found.count()) === 0) return false;
  await found.click({ timeout: 3000 }).catch(() => undefined);
  return true;
}

/** Which pile somebody would choose who wants signs: gather what lies here, else walk there, else look. */
async function bestPiles(page: Page): Promise<number[]> {
  const here = await page.locator(".room.own .token.wanted").count();
  const there = await page.locator(".token.wanted").count();
  const stackHere = await page.locator(".room.own .stack").count();
  if (here > 0) return [2, 1, 0, 3];
  if (there > 0) return [0, 2, 1, 3];
  return stackHere > 0 ? [1, 2, 0, 3] : [1, 0, 2, 3];
}

/** Answer whatever is asked of this page; false if nothing is. */
export async function answer(page: Page): Promise<boolean> {
  if (await clickFirst(page, '[data-anchor="consent-agree"]')) return true;
  if ((await page.locator(".prompt.mine").count()) === 0) return false;
  const kind = (await page.locator(".prompt-question").textContent()) ?? "";
  if (kind.startsWith("Who goes first")) return clickFirst(page, '[data-option="go_first"]');
  if (kind.startsWith("Your turn")) return takeAction(page);
  if (kind.startsWith("Run")) {
    const aim = page.locator(".room.lit:has(.token.wanted)").first();
    if ((await aim.count()) > 0) return (await aim.click({ timeout: 3000 }).catch(() => undefined), true);
    if ((await page.locator(".room.own .token.wanted").count()) > 0) return clickFirst(page, '[data-option="stop"]');
    return (await clickFirst(page, ".room.lit:has(.stack)")) || clickFirst(page, ".room.lit");
  }
  if (kind.startsWith("Intel"))
    return (await clickFirst(page, ".room.lit:has(.stack)")) || clickFirst(page, '[data-option="stop"]');
  if (kind.startsWith("Gather"))
    return (
      (await clickFirst(page, ".token.lit.wanted")) ||
      (await clickFirst(page, '[data-option="flip"]')) ||
      clickFirst(page, '[data-option="stop"]')
    );
  if (kind.startsWith("A glyph"))
    return (
      (await clickFirst(page, '.prompt [data-option^="collect"]')) ||
      (await clickFirst(page, ".token.lit")) ||
      clickFirst(page, '[data-option="leave"]')
    );
  if (kind.startsWith("Regroup"))
    return (await clickFirst(page, ".pile.lit:has(.card)")) || clickFirst(page, ".pile.lit");
  if (kind.startsWith("In peril")) return clickFirst(page, '[data-option="draw"]');
  return (
    (await clickFirst(page, ".prompt-options .button:not([aria-disabled])")) ||
    (await clickFirst(page, ".room.lit, .pile.lit, .hand-card.lit"))
  );
}

/** Go on until an action can be chosen. */
export async function untilMyTurn(page: Page): Promise<void> {
  const words = page.locator(".prompt-question");
  for (let i = 0; i < 20 && !(await words.textContent())?.startsWith("Your turn"); i += 1) {
    if (!(await answer(page))) await page.waitForTimeout(50);
  }
}

async function takeAction(page: Page): Promise<boolean> {
  const cards = page.locator(".hand-card:not([aria-disabled])");
  const count = await cards.count();
  for (const pile of await bestPiles(page)) {
    for (let i = 0; i < count; i += 1) {
      const label = (await cards.nth(i).textContent()) ?? "";
      if (!label.includes(["Run", "Intel", "Gather", "Regroup"][pile]!)) continue;
      // Somebody may propose an answer in between: then there is something else to say first.
      await cards
        .nth(i)
        .click({ timeout: 2000 })
        .then(() => page.locator(`.pile.lit[data-pile="${pile}"]`).click({ timeout: 2000 }))
        .catch(() => undefined);
      return true;
    }
  }
  return (await clickFirst(page, '[data-option="end_actions"], [data-option="pass"]')) || special(page);
}

async function special(page: Page): Promise<boolean> {
  await clickFirst(page, '[data-anchor="special"]');
  await clickFirst(page, ".hand-card:not(.held)");
  await clickFirst(page, ".hand-card:not(.held)");
  return clickFirst(page, '[data-anchor="special"]');
}
