import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person, PHONE } from "./chromium";
import { doorOf } from "./doors";
import { enlist, enlistUntimed, playToTheEnd, untilTheRush } from "./elite";
import { browser, server } from "./fixtures";
import { sitDown } from "./tables";

const NAMES = ["Ann", "Bob", "Cem", "Dora", "Emil", "Fay"] as const;

test("six browsers at one table play a whole game", async () => {
  const ann = await person(browser, "Ann");
  await ann.goto(server.address);
  await doorOf(ann, "elite").getByRole("button", { name: "A table for friends" }).click();
  await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
  await ann.getByLabel("Tempo").selectOption("untimed");
  for (let seats = await ann.locator(".seat").count(); seats < NAMES.length; seats += 1) {
    await ann.getByRole("button", { name: "One more seat" }).click();
    await expect.poll(() => ann.locator(".seat").count()).toBe(seats + 1);
  }
  const link = await ann.getByLabel("Link to this table").inputValue();
  const others: Page[] = [];
  for (const name of NAMES.slice(1)) others.push(await sitDown(browser, link, name));
  await ann.getByText("Everybody is here.").waitFor();
  await ann.getByRole("button", { name: "Start" }).click();
  const pages = [ann, ...others];
  await Promise.all(pages.map((page) => page.locator(".elite-table").waitFor()));
  await playToTheEnd(pages);
  const endings = await Promise.all(
    pages.map(async (page) => {
      await page.locator("dialog.ending").waitFor();
      return page.locator("dialog.ending h2").innerText();
    }),
  );
  expect(new Set(endings).size).toBe(1);
  expect(endings[0]).toMatch(/Mission (accomplished|failed)/);
  // What was rolled and seen is the same for all of them.
  const squads = await Promise.all(pages.map((page) => page.locator(".squad-damage").allInnerTexts()));
  for (const squad of squads) expect(squad).toEqual(squads[0]);
  expect(faults).toEqual([]);
});

const figures = async (page: Page): Promise<number> => {
  const [minutes, seconds] = (await page.locator(".clock-figures").innerText()).split(":");
  return Number(minutes) * 60 + Number(seconds);
};

test("one person and three bots, live: the clock runs for all, dice fall by the server, a pause says who", async () => {
  const page = await person(browser, "Ann");
  await enlist(page, server.address);
  expect(await page.locator(".squad-line").count()).toBe(4);
  await untilTheRush(page);
  const began = await figures(page);
  expect(began).toBeGreaterThan(100);
  await expect.poll(() => figures(page)).toBeLessThan(began);
  await page.keyboard.press("Space");
  // They tumble until the server says how they fell.
  await page.locator(".dice .die-place:not(.blank)").first().waitFor();
  await expect.poll(() => page.locator(".die.rolling").count()).toBe(0);
  await expect.poll(() => page.locator(".dice .die-place:not(.blank)").count()).toBeGreaterThan(0);
  // The others act as well.
  await page.locator('.squad-line:not(.own) [role="img"]').first().waitFor();

  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator(".pause-veil", { hasText: "by Ann" }).waitFor();
  expect(await page.getByLabel("Why", { exact: true }).count()).toBe(0); // no bot wants to know why
  const stood = await figures(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.locator(".clock-count").waitFor();
  await expect.poll(() => figures(page)).toBeLessThan(stood);
  expect(faults).toEqual([]);
});

test("on a phone board and dice are in reach in a rush, nothing hangs over, nothing jumps", async () => {
  const page = await person(browser, "Ann", {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await enlistUntimed(page, server.address);
  await untilTheRush(page);
  const size = (): Promise<{ board: string; wide: number; high: number }> =>
    page.evaluate(() => {
      const { x, y, width, height } = document.querySelector(".field-board")!.getBoundingClientRect();
      const root = document.documentElement;
      return { board: [x, y, width, height].map(Math.round).join(), wide: root.scrollWidth, high: root.scrollHeight };
    });
  const before = await size();
  expect(before.wide).toBeLessThanOrEqual(PHONE.width);
  expect(before.high).toBeLessThanOrEqual(PHONE.height);
  await page.locator(".roll-all").tap();
  await expect.poll(() => page.locator(".dice .die-place:not(.blank)").count()).toBeGreaterThan(0);
  expect(await size()).toEqual(before);
  // The way closer and back lies on no space.
  const [zoom, board] = await Promise.all([
    page.locator(".grid-zoom .button:visible").boundingBox(),
    page.locator(".field-board").boundingBox(),
  ]);
  expect(zoom!.y + zoom!.height).toBeLessThanOrEqual(board!.y);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".dashboard button:not(.slot), .side-actions button, .the-clock button")]
      .filter((button) => button.offsetParent !== null)
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 40 || box.height < 36)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
  // Nothing glides where people asked for calm.
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector(".figure")!).transitionProperty),
  ).not.toContain("transform");
  await page.getByRole("button", { name: "Papers" }).tap();
  await page.getByRole("tab", { name: "Log" }).tap();
  await page.locator(".log-line").first().waitFor();
  expect(faults).toEqual([]);
});
