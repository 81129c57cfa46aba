/** Evil for everybody: with keys alone, with a finger, and without motion. */

import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { asked, FACE_DOWN, REACTS, join, playUntil, QUICK, roundOf } from "./alone";
import { faults, person, PHONE } from "./chromium";
import { doorOf } from "./doors";
import { browser, server } from "./fixtures";
import { tabOnTo } from "./keys";
import { openPosted } from "./tables";

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(faults).toEqual([]);
});

/** With arrow keys to the nearest sector that can be pressed. */
async function arrowToLit(page: Page): Promise<void> {
  await tabOnTo(page, ".evil-sector");
  const key = (): Promise<string> =>
    page.evaluate(() => {
      const from = document.activeElement!;
      if (from.classList.contains("lit")) return "Enter";
      const middle = (one: Element): readonly [number, number] => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const [x, y] = middle(from);
      const away = (one: Element): number => Math.abs(middle(one)[0] - x) + Math.abs(middle(one)[1] - y);
      const [to] = [...document.querySelectorAll(".evil-sector.lit")].sort((a, b) => away(a) - away(b));
      const [dx, dy] = [middle(to!)[0] - x, middle(to!)[1] - y];
      if (Math.abs(dx) > 5) return dx > 0 ? "ArrowRight" : "ArrowLeft";
      return dy > 0 ? "ArrowDown" : "ArrowUp";
    });
  let pressed = "";
  while (pressed !== "Enter") {
    pressed = await key();
    await page.keyboard.press(pressed);
  }
}

test("with keys alone evil prepares the map and plays through a whole turn", async () => {
  const eve = await person(browser, "Eve");
  await openPosted(eve, server.address, {
    game: "alone",
    seats: 2,
    seat: 1,
    bots: ["survivor"],
    start: true,
    // Missions that ask nothing of evil when they are revealed: then the first question is a window.
    options: { ...QUICK, missions: "last_supper,brownout,the_cure" },
  });
  await asked(eve, "Where does the hero wake?").waitFor();
  await arrowToLit(eve);
  const settled = (): Promise<void> => expect.poll(() => eve.locator(".pending").count()).toBe(0);
  await expect.poll(() => eve.locator('[data-option^="split_draw"]').count()).toBeGreaterThan(0);
  await tabOnTo(eve, '[data-option^="split_draw"]');
  await eve.keyboard.press("Enter");
  for (const creatures of [1, 2]) {
    await asked(eve, "Which creature lurks where?").waitFor();
    await settled();
    await tabOnTo(eve, '.evil-answers [aria-label="Creature"] button');
    await eve.keyboard.press("Enter");
    await arrowToLit(eve);
    await expect.poll(() => eve.locator(".evil-creature").count()).toBe(creatures);
  }
  for (const tokens of [1, 2, 3, 4]) {
    await asked(eve, "Where does danger wait?").waitFor();
    await expect.poll(() => eve.locator(".evil-sector.lit").count()).toBeGreaterThan(0);
    await arrowToLit(eve);
    await expect.poll(() => eve.locator(".evil-tile .danger-token").count()).toBeGreaterThanOrEqual(tokens);
  }
  // A card face down at the end of the turn, a creature, a sector; then P until the next turn.
  const passUnless = (there: string): Promise<boolean> =>
    // Looked at and passed in one go: a window that comes in between is not passed unseen. Nor is one that comes
    // while an answer is on its way, for which a key would wait.
    eve.evaluate(
      ([wanted, pass]) => {
        if (wanted && document.querySelector(wanted)) return true;
        if (document.querySelector(pass!) && !document.querySelector(".pending"))
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", bubbles: true, cancelable: true }));
        return false;
      },
      [there, REACTS],
    );
  await expect.poll(() => passUnless(FACE_DOWN), { interval: 20 }).toBe(true);
  await tabOnTo(eve, FACE_DOWN);
  await eve.keyboard.press("Enter");
  const spawn = eve.getByRole("button", { name: /^Spawn a/ }).first();
  await spawn.waitFor();
  await settled();
  await tabOnTo(eve, `[data-option="${(await spawn.getAttribute("data-option"))!}"]`);
  await eve.keyboard.press("Enter");
  await settled();
  await expect.poll(() => eve.locator(".evil-sector.lit").count()).toBeGreaterThan(0);
  await arrowToLit(eve);
  await expect.poll(() => eve.locator(".evil-space.full").count()).toBe(1);
  const before = await roundOf(eve);
  await expect.poll(async () => (await roundOf(eve)) !== before || (await passUnless("")), { interval: 20 }).toBe(true);
});

/** Evil's cards that do not lie whole within the hand, with all that they say. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hand = document.querySelector(".evil-hand")!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>(".evil-card")]
      .filter(
        (card) => card.getBoundingClientRect().bottom > hand.bottom + 1 || card.scrollHeight > card.clientHeight + 1,
      )
      .map((card) => card.innerText);
  });

test("evil reads all ten cards at once, and a lesson moves neither the board nor the hand", async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    const eve = await person(browser, "Eve", { viewport });
    await eve.goto(server.address);
    await doorOf(eve, "alone").getByRole("button", { name: "Learn evil" }).click();
    const lesson = eve.getByRole("complementary", { name: "Lesson" });
    await lesson.waitFor();
    await playUntil([eve], async () => (await eve.locator(".evil-card").count()) === 10, { stop: ".evil-card" });
    expect(await cutOff(eve)).toEqual([]);
    const places = (): Promise<unknown[]> =>
      Promise.all([".evil-board", ".evil-hand"].map((part) => eve.locator(part).boundingBox()));
    const before = await places();
    await lesson.getByRole("button", { name: "No more lessons" }).click();
    await lesson.waitFor({ state: "detached" });
    expect(await places()).toEqual(before);
    await eve.context().close();
  }
});

test("on a phone evil plays a card with a finger; everything can be hit, and nothing is cut off", async () => {
  const eve = await person(browser, "Eve", { viewport: PHONE, hasTouch: true, isMobile: true });
  await openPosted(eve, server.address, {
    game: "alone",
    seats: 2,
    seat: 1,
    bots: ["survivor"],
    start: true,
    options: QUICK,
  });
  await playUntil([eve], async () => (await eve.locator(FACE_DOWN).count()) > 0, { stop: FACE_DOWN });
  expect(await eve.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const small = await eve
    .locator(".evil-answers .button, .evil-card footer .button, .evil-sheets .button")
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 36).map((one) => one.textContent));
  expect(small).toEqual([]);
  const hand = await eve.locator(".evil-card").count();
  await eve.locator(FACE_DOWN).first().tap();
  await eve
    .getByRole("button", { name: /^Spawn a/ })
    .first()
    .tap();
  await expect.poll(() => eve.locator(".pending").count()).toBe(0);
  // The level on which something can be pressed is shown by itself; the other is one press away.
  await expect.poll(() => eve.locator(".evil-sector.lit").count()).toBeGreaterThan(0);
  await eve.locator(".evil-sector.lit").first().tap();
  await expect.poll(() => eve.locator(".evil-card").count()).toBe(hand - 1);
  const other = eve.locator('.evil-sheets .button[aria-pressed="false"]');
  const name = await other.innerText();
  await other.tap();
  await expect
    .poll(() => eve.locator('.evil-sheets .button[aria-pressed="true"]').innerText())
    .toContain(name.slice(0, 7));
});

test("who wants less motion sees nothing move, on either side", async () => {
  const hanna = await person(browser, "Hanna", { reducedMotion: "reduce" });
  const { id, key } = await openPosted(hanna, server.address, { game: "alone", seats: 2, options: QUICK });
  const eve = await join(browser, `${server.address}/t/${id}#${key}`, "Eve", { reducedMotion: "reduce" });
  await hanna.getByText("Everybody is here.").waitFor();
  await hanna.getByRole("button", { name: "Start" }).click();
  await eve.locator(".evil-desk").waitFor();
  // Whatever is animated while both play: fading is allowed, moving is not.
  for (const page of [eve, hanna])
    await page.evaluate(() => {
      const moved = new Set<string>();
      (globalThis as { moved?: Set<string> }).moved = moved;
      const look = (): void => {
        for (const one of document.getAnimations()) {
          const frames = (one.effect as KeyframeEffect | null)?.getKeyframes() ?? [];
          const name =
            one instanceof CSSAnimation
              ? one.animationName
              : one instanceof CSSTransition
                ? one.transitionProperty
                : "script";
          const lasts = Number(one.effect?.getTiming().duration ?? 0);
          if (lasts > 50 && frames.some((frame) => "transform" in frame)) moved.add(name);
        }
        requestAnimationFrame(look);
      };
      look();
    });
  await playUntil([eve, hanna], async () => /Turn [3-8]/.test(await roundOf(hanna)), {
    wants: ["play_down", "scavenge"],
  });
  for (const page of [eve, hanna])
    expect(await page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved])).toEqual([]);
});
