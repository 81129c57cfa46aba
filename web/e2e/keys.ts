/** Somebody who has no mouse. */

import type { Page } from "playwright-core";

const FAR_ENOUGH = 120;

/** Press Tab until what is called this is in focus, within what the selector finds. */
export async function tabTo(page: Page, name: RegExp, within = "body"): Promise<void> {
  for (let i = 0; i < FAR_ENOUGH; i += 1) {
    const label = await page.evaluate((place) => {
      const focused = document.activeElement as HTMLElement | null;
      if (focused === document.body || !focused?.closest(place)) return "";
      return focused.getAttribute("aria-label") ?? focused.textContent ?? "";
    }, within);
    if (name.test(label)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${String(name)}`);
}
