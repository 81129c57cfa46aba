import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person, PHONE } from "./chromium";
import { complaints } from "./complaints";
import { enlistUntimed, untilTheRush } from "./elite";
import { tabTo } from "./keys";
import { browser, server } from "./fixtures";
import { openPosted } from "./tables";

const has = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);

test("keyboard only: from the door through a rush, with one hand", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await tabTo(page, /With three bots/, '.door[data-mood="elite"]');
  await page.keyboard.press("Enter");
  await page.locator(".elite-table").waitFor();
  // Somebody else may take the very weapon in that moment: then one presses again.
  await expect
    .poll(async () => {
      if (await has(page, ".equipment")) return true;
      if (await has(page, ".pick-card:not(.pending)")) await page.keyboard.press("1");
      return false;
    })
    .toBe(true);
  // Whatever the board asks before the rush: as planned, and ready.
  await expect
    .poll(async () => {
      if (await has(page, ".phase-action")) return true;
      if (await has(page, '.prompt [data-shortcut="enter"]')) await page.keyboard.press("Enter");
      else if (await has(page, '.prompt [data-shortcut="1"]')) await page.keyboard.press("1");
      return false;
    })
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
      { interval: 100 },
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

/** Press a button among the answers with Enter, the first whose option begins with one of these, in this order; what it
 * was the answer of, or nothing. */
async function pressFirst(page: Page, wanted: readonly string[]): Promise<string> {
  const found = await page.evaluate((kinds) => {
    const all = [...document.querySelectorAll<HTMLElement>(".text-ask [data-option]:not(.pending)")];
    const one = kinds.flatMap((kind) => all.filter((button) => button.dataset.option!.startsWith(kind)))[0];
    one?.focus();
    return one?.dataset.option?.split(":")[0] ?? "";
  }, wanted);
  if (found) await page.keyboard.press("Enter");
  return found;
}

test("the text view alone is enough to play: from the weapons through a rush into the next round", async () => {
  const page = await person(browser, "Ann");
  await openPosted(page, server.address, { game: "elite", seats: 1, options: { tempo: "untimed" }, start: true });
  await page.locator(".elite-table").waitFor();
  await page.keyboard.press("v");
  await page.getByRole("heading", { name: "Now" }).waitFor();
  const first = page.locator(".text-ask").first().locator("[data-option]").first();
  await expect.poll(() => first.getAttribute("data-option")).toMatch(/^take_weapon/);
  for (const part of ["Squad", "Your dice", "Events", "What happened"])
    await page.getByRole("heading", { name: part }).waitFor();
  const roll = page.getByRole("button", { name: /^Roll all/ });
  const pressed = new Set<string>();
  let isRolled = false;
  await expect
    .poll(
      async () => {
        isRolled ||= !/Die 1: not rolled/.test(await page.locator(".text-table").innerText());
        if (!isRolled && (await roll.count()) > 0) await roll.press("Enter", { timeout: 2000 }).catch(() => undefined);
        const steps = pressed.has("step") ? [] : ["step"];
        if (isRolled || (await roll.count()) === 0)
          pressed.add(await pressFirst(page, ["take_weapon", "go_on", "ready_up", "drive", ...steps, "finish", ""]));
        return isRolled && /Round 2/.test(await page.locator(".top-bar").innerText());
      },
      { interval: 100 },
    )
    .toBe(true);
  for (const kind of ["take_weapon", "ready_up", "finish"]) expect(pressed).toContain(kind);
  expect(faults).toEqual([]);
});

test("a die is dragged onto what takes it, and a space is shown to the others", async () => {
  const page = await person(browser, "Ann");
  await enlistUntimed(page, server.address);
  await untilTheRush(page);
  let slot = "";
  const open = page.locator(".dashboard .slot.open").first();
  await expect
    .poll(async () => {
      await page.keyboard.press((await has(page, ".prompt.must")) ? "Enter" : "Space");
      slot = (await open.getAttribute("data-slot", { timeout: 2000 }).catch(() => null)) ?? "";
      return slot;
    })
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
