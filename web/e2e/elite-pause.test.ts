/** A pause stops the clock with the first press, and the table looks and says so, on a desk and on a phone. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { join } from "./alone";
import { DESK, faults, person, PHONE } from "./chromium";
import { untilTheRush } from "./elite";
import { browser, server } from "./fixtures";
import { openPosted } from "./tables";

const figures = (page: Page): Promise<string> => page.locator(".clock-figures").innerText();

test("two people: one press stops the clock for both, the reason comes after, and both see who, when and why", async () => {
  const ann = await person(browser, "Ann", { viewport: DESK });
  const { id, key } = await openPosted(ann, server.address, { game: "elite", seats: 2 });
  const bob = await join(browser, `${server.address}/t/${id}#${key}`, "Bob", {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await ann.getByRole("button", { name: "Start" }).click();
  await Promise.all([ann, bob].map((page) => page.locator(".elite-table").waitFor()));
  await Promise.all([untilTheRush(ann), untilTheRush(bob)]);

  await ann.getByRole("button", { name: "Pause" }).click();
  const veils = [ann, bob].map((page) => page.locator(".pause-veil"));
  await Promise.all(veils.map((veil) => veil.getByText("by Ann").waitFor()));
  const stood = await figures(ann);
  for (const page of [ann, bob]) {
    expect(await page.locator(".prompt-question").innerText()).toBe("Paused by Ann.");
    const { width, height } = page.viewportSize()!;
    for (const part of [".pause-card", ".pause-actions"]) {
      const box = (await page.locator(`.pause-veil ${part}`).boundingBox())!;
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  }
  // Only who stopped it is asked why.
  expect(await bob.getByLabel("Why", { exact: true }).count()).toBe(0);
  await ann.getByRole("button", { name: "Somebody is at the door." }).click();
  await Promise.all(veils.map((veil) => veil.getByText("“Somebody is at the door.”").waitFor()));
  expect(await ann.getByLabel("Why", { exact: true }).count()).toBe(0);
  // Some seconds have passed, and none of them on the clock.
  await Promise.all(veils.map((veil) => veil.getByText(/\d+ seconds ago/).waitFor()));
  expect([await figures(ann), await figures(bob)]).toEqual([stood, stood]);

  await bob.getByRole("button", { name: "Go on" }).click();
  await ann.getByRole("button", { name: "Stay paused" }).waitFor();
  await Promise.all(veils.map((veil) => veil.waitFor({ state: "detached" })));
  await expect.poll(() => figures(ann)).not.toBe(stood);
  expect(faults).toEqual([]);
});
