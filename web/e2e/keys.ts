/** Somebody who has no mouse. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

const FAR_ENOUGH = 120;

/** Press Tab until what is called this is in focus, within what the selector finds. */
export async function tabTo(page: Page, name: RegExp, within = "body"): Promise<void> {
  await page.waitForFunction(
    ([source, flags, place]) =>
      [...document.querySelectorAll(`${place} :is(a, button, input, select, [tabindex])`)].some((one) =>
        new RegExp(source!, flags).test(one.getAttribute("aria-label") ?? one.textContent ?? ""),
      ),
    [name.source, name.flags, within],
  );
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

/** Tab on until something that the selector finds has the focus, however the page changes meanwhile. */
export async function tabOnTo(page: Page, selector: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press("Tab");
        return page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);
      },
      { interval: 0 },
    )
    .toBe(true);
}
