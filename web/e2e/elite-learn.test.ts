import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person, PHONE } from "./chromium";
import { complaints } from "./complaints";
import { doorOf } from "./doors";
import { browser, server } from "./fixtures";

async function learn(page: Page): Promise<void> {
  await page.goto(server.address);
  await doorOf(page, "elite").getByRole("button", { name: "Learn ELITE" }).click();
  await page.getByRole("complementary", { name: "Lesson" }).getByText("Each marked token").waitFor();
}

/** Press what is suggested until something is so: what ends the round first, else what stands there. */
async function pressOn(page: Page, until: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await until())) {
    if (Date.now() > deadline) throw new Error(`Stuck: ${await page.locator(".prompt").textContent()}`);
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>(".prompt [data-option]:not(.pending)")];
      (buttons.find((one) => /Finished|Ready|Go on/.test(one.textContent ?? "")) ?? buttons[0])?.click();
    });
    await page.waitForTimeout(60);
  }
}

/** Answer what the group is asked until something stands there. */
async function decideUntil(page: Page, what: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if ((await what.count()) > 0) return true;
      await page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>(".prompt.must [data-option]:not(.pending)")];
        buttons.find((one) => !/Ready/.test(one.textContent ?? ""))?.click();
      });
      return false;
    })
    .toBe(true);
}

test("the tutorial: every lesson comes when it can be done, hints show what to do, and then sixty seconds run", async () => {
  const page = await person(browser, "Ann");
  await learn(page);
  const lesson = page.getByRole("complementary", { name: "Lesson" });
  expect(await page.locator(".elite-board.coached").count()).toBe(1);
  expect(await complaints(page), "a lesson").toEqual([]);
  await lesson.getByRole("button", { name: "Understood" }).click();
  await lesson.getByText("let us begin with them").waitFor();
  expect(await page.locator(".prompt.must").count(), "nothing is asked before the dice").toBe(0);

  // A page that is loaded again does not begin anew.
  await page.reload();
  await lesson.getByText("let us begin with them").waitFor();
  await page.getByRole("button", { name: /^Ready/ }).click();
  await lesson.getByText("Roll all your dice").waitFor();
  expect(await page.locator(".faces > li").count(), "the six faces").toBe(6);

  // A hint says what a squad member would do, and does it when told to.
  await page.getByRole("button", { name: /^Hint/ }).click();
  await page.locator(".hint-words", { hasText: "A squad member would: Roll" }).waitFor();
  await page.locator('.hinted[data-anchor="roll"]').waitFor();
  expect(await complaints(page), "a hint").toEqual([]);
  await page.getByRole("button", { name: "Do it" }).click();
  await lesson.getByText("Roll all your dice").waitFor({ state: "detached" });
  await lesson.waitFor();

  // On to the second round, and from there to the clock.
  const clock = lesson.getByRole("button", { name: "Sixty seconds" });
  await pressOn(page, async () => (await clock.count()) > 0);
  const first = new URL(page.url()).pathname;
  await clock.click();
  await lesson.getByText("The same place, another day").waitFor();
  expect(new URL(page.url()).pathname).not.toBe(first);
  await page.locator(".pick-card").first().click();
  await decideUntil(page, lesson.getByText("Look first"));
  await page.getByRole("button", { name: /^Ready/ }).click();
  await lesson.getByText("Roll! Space rolls all").waitFor();
  const left = (await page.getByRole("timer").textContent()) ?? "";
  expect(left).toMatch(/^(1:00|0:[1-5]\d)/);
  // The first press may show at once what was still being shown.
  const roll = lesson.getByText("Roll! Space rolls all");
  await expect
    .poll(
      async () => {
        await page.keyboard.press("Space");
        return roll.count();
      },
      { interval: 200 },
    )
    .toBe(0);
  expect(faults).toEqual([]);
});

test("lessons fit a phone, and can be ended", async () => {
  const page = await person(browser, "Ann", { viewport: PHONE, hasTouch: true, isMobile: true });
  await learn(page);
  const lesson = page.getByRole("complementary", { name: "Lesson" });
  await lesson.getByRole("button", { name: "Understood" }).click();
  await page.getByRole("button", { name: /^Ready/ }).click();
  await lesson.getByText("Roll all your dice").waitFor();
  expect(await complaints(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const roll = page.locator('[data-anchor="roll"]');
  const [slip, dice] = await Promise.all([lesson.boundingBox(), roll.boundingBox()]);
  expect(slip!.y + slip!.height, "what is to be pressed is not covered").toBeLessThanOrEqual(dice!.y);
  await roll.click({ trial: true });
  await lesson.getByRole("button", { name: "No more lessons" }).click();
  await lesson.waitFor({ state: "detached" });
  await roll.click();
  expect(await lesson.count()).toBe(0);
  expect(faults).toEqual([]);
});
