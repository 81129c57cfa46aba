import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person, PHONE } from "./chromium";
import { complaints } from "./complaints";
import { enlistUntimed, untilTheRush } from "./elite";
import { tabTo } from "./keys";
import { browser, server } from "./fixtures";

const has = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);

test("keyboard only: from the door through a rush, with one hand", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await tabTo(page, /With three bots/, '.door[data-mood="elite"]');
  await page.keyboard.press("Enter");
  await page.locator(".elite-table").waitFor();
  await page.locator(".pick-card").first().waitFor();
  await page.keyboard.press("1");
  await page.locator(".equipment").first().waitFor();
  // Whatever the board asks before the rush: as planned, and ready.
  await expect
    .poll(
      async () => {
        if (await has(page, ".phase-action")) return true;
        if (await has(page, '.prompt [data-shortcut="enter"]')) await page.keyboard.press("Enter");
        else if (await has(page, '.prompt [data-shortcut="1"]')) await page.keyboard.press("1");
        return false;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const me = page.locator(".squad-line.own .squad-where");
  const home = await me.innerText();
  let walked = false;
  let loaded = false;
  const press = async (): Promise<void> => {
    if (await has(page, ".prompt.shout")) await page.keyboard.press("Space");
    else if (await has(page, ".prompt.must"))
      await page.keyboard.press((await has(page, ".pick-card")) ? "1" : "Enter");
    else if (await has(page, ".space.step")) for (const key of "wqeadxzc") await page.keyboard.press(key);
    else if (await has(page, ".equipment.open")) await page.keyboard.press("f");
    else await page.keyboard.press("Space");
  };
  // As long as a rush lasts: what the dice allow is up to them.
  await expect
    .poll(
      async () => {
        if (!(walked && loaded)) await press();
        walked ||= (await me.innerText()) !== home;
        loaded ||= await has(page, ".equipment .slot.filled, .equipment.ready");
        return { walked, loaded };
      },
      { timeout: 100_000, interval: 100 },
    )
    .toEqual({ walked: true, loaded: true });
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  // Arrow keys go over the board, and every space says what is there.
  await page.keyboard.press("o");
  await page.keyboard.press("ArrowUp");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/^[A-O]\d/);
  expect(await page.getByRole("log", { name: "Announcements" }).innerText()).not.toBe("");
  expect(faults).toEqual([]);
});

test("the text view alone is enough to play", async () => {
  const page = await person(browser, "Ann");
  await enlistUntimed(page, server.address);
  await page.keyboard.press("v");
  await page.getByRole("heading", { name: "Now" }).waitFor();
  await page
    .getByRole("button", { name: /^Voker takes/ })
    .first()
    .press("Enter");
  await expect
    .poll(
      async () => {
        const status = await page.locator(".text-status").innerText();
        if (status.startsWith("Act")) return true;
        const go = page.getByRole("button", { name: /^(Go on as planned|Ready)$/ });
        if ((await go.count()) > 0)
          await go
            .first()
            .press("Enter", { timeout: 2000 })
            .catch(() => undefined);
        else if (/\?$|^Take a basic weapon/.test(status))
          await page
            .locator(".text-options [data-option]")
            .first()
            .press("Enter", { timeout: 2000 })
            .catch(() => undefined);
        return false;
      },
      { timeout: 60_000, message: "no rush came" },
    )
    .toBe(true);
  await page.getByRole("button", { name: /^Roll all 4$/ }).press("Enter");
  await expect
    .poll(() => page.locator(".text-list", { hasText: "Die 1" }).innerText())
    .not.toMatch(/Die 1: not rolled/);
  for (const part of ["Squad", "Your dice", "Events", "Log"]) await page.getByRole("heading", { name: part }).waitFor();
  expect(faults).toEqual([]);
});

test("a die is dragged onto what takes it, and a space is shown to the others", async () => {
  const page = await person(browser, "Ann");
  await enlistUntimed(page, server.address);
  await untilTheRush(page);
  let slot = "";
  const open = page.locator(".dashboard .slot.open").first();
  await expect
    .poll(
      async () => {
        await page.keyboard.press((await has(page, ".prompt.must")) ? "Enter" : "Space");
        slot = (await open.getAttribute("data-slot", { timeout: 2000 }).catch(() => null)) ?? "";
        return slot;
      },
      { timeout: 90_000 },
    )
    .not.toBe("");
  // One die after the other is tried: what takes it says so by its light.
  for (const die of await page.locator(".die-place:not(.blank, .away) .die").all()) {
    await die.click();
    if (await has(page, `[data-slot="${slot}"].open`)) {
      await die.click();
      await die.dragTo(page.locator(`[data-slot="${slot}"]`));
      break;
    }
    await die.click();
  }
  await page.locator(`[data-slot="${slot}"].filled`).waitFor();
  await page.locator('[data-space="70"]').click({ modifiers: ["Shift"], force: true });
  await page.locator(".pointed").waitFor({ state: "attached" });
  // A press in vain says why, and leaves the keys to the table.
  await page.locator(".elite-board .space:not(.open)").first().click({ force: true });
  await expect.poll(() => page.locator("#tip.shown").innerText()).toMatch(/\./);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  // Whoever comes by keyboard is told, too.
  await page.keyboard.press("Escape");
  await page.keyboard.press("o");
  for (const way of ["ArrowUp", "ArrowUp", "ArrowUp"]) await page.keyboard.press(way);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-describedby"))).toBe("tip");
  expect(faults).toEqual([]);
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`axe has nothing against ELITE's table, ${colorScheme}`, async () => {
    const phone = colorScheme === "light" ? { viewport: PHONE, hasTouch: true, isMobile: true } : {};
    const page = await person(browser, "Ann", { colorScheme, reducedMotion: "reduce", ...phone });
    await enlistUntimed(page, server.address);
    await page.locator(".pick-card").first().waitFor();
    expect(await complaints(page), "weapons").toEqual([]);
    await untilTheRush(page);
    await expect.poll(() => has(page, ".telling")).toBe(false);
    expect(await complaints(page), "a rush").toEqual([]);
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator(".dice .die-place:not(.blank)").count()).toBeGreaterThan(0);
    expect(await complaints(page), "dice on the table").toEqual([]);
    // With reduced motion nothing moves: what changes fades, or is there within a millisecond.
    const moving = (): string[] =>
      document
        .getAnimations()
        .map((one) => one.effect as KeyframeEffect)
        .filter((effect) => effect.getKeyframes().some((frame) => (frame.transform ?? "none") !== "none"))
        .filter((effect) => Number(effect.getComputedTiming().activeDuration) > 1)
        .map((effect) => effect.target?.className.toString() ?? "");
    expect(await page.evaluate(moving)).toEqual([]);
    await page.keyboard.press("l");
    await page.getByRole("tab", { name: "Log" }).waitFor();
    expect(await complaints(page), "log").toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => has(page, "dialog[open]")).toBe(false);
    await page.keyboard.press("v");
    await page.getByRole("heading", { name: "Now" }).waitFor();
    expect(await complaints(page), "text view").toEqual([]);
    expect(faults).toEqual([]);
  });
}
