import { expect, test } from "vitest";
import { faults, person, PHONE } from "./chromium";
import { answer, playNow, untilMyTurn } from "./play";
import { browser, server } from "./fixtures";

test("on a phone everything is in reach, nothing hangs over, nothing jumps", async () => {
  const page = await person(browser, "Ann", { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(server.address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await playNow(page, server.address, "With two bots");
  const size = (): Promise<{ board: string; wide: number; high: number }> =>
    page.evaluate(() => {
      const { x, y, width, height } = document.querySelector(".desk-board")!.getBoundingClientRect();
      const root = document.documentElement;
      return { board: [x, y, width, height].map(Math.round).join(), wide: root.scrollWidth, high: root.scrollHeight };
    });
  const before = await size();
  expect(before.wide).toBeLessThanOrEqual(PHONE.width);
  expect(before.high).toBeLessThanOrEqual(PHONE.height);
  for (let i = 0; i < 6; i += 1) {
    await answer(page);
    expect(await size()).toEqual(before);
  }
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".desk button, .top-bar button")]
      .filter((button) => button.offsetParent !== null)
      .map((button) => ({
        name: button.getAttribute("aria-label") ?? button.textContent,
        box: button.getBoundingClientRect(),
        isWindow: button.matches(".window"),
      }))
      // Windows are as wide as the answer allows; from one of them the others are reached by a button.
      .filter(({ box, isWindow }) => box.height < (isWindow ? 24 : 40) || (box.width < 40 && !isWindow))
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
  expect(faults).toEqual([]);
});

test("a finger that stays tells why, and does nothing else", async () => {
  const page = await person(browser, "Ann", { viewport: PHONE, hasTouch: true, isMobile: true });
  await playNow(page, server.address, "Play alone now");
  await untilMyTurn(page);
  const end = page.getByRole("button", { name: "End my actions" });
  await end.waitFor();
  await end.dispatchEvent("pointerdown", { pointerType: "touch" });
  const why = page.getByText("Take at least one action first.");
  await why.waitFor();
  await page.keyboard.press("Escape");
  await why.waitFor({ state: "hidden" });
  await end.tap({ force: true }); // greyed, and still it answers
  await why.waitFor();
  expect(faults).toEqual([]);
});

test("papers lie behind a button", async () => {
  const page = await person(browser, "Ann", { viewport: PHONE, hasTouch: true, isMobile: true });
  await playNow(page, server.address, "Play alone now", "not-the-butler");
  await page.getByRole("button", { name: "Papers" }).tap();
  await page.getByRole("tab", { name: "Dossier" }).tap();
  const name = page.getByRole("button", { name: "JOHN BUTLER" });
  await name.tap();
  await page.getByRole("button", { name: "JOHN BUTLER: struck by you" }).waitFor();
  expect(faults).toEqual([]);
});
