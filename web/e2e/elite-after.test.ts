import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person, PHONE } from "./chromium";
import { complaints } from "./complaints";
import { browser, server } from "./fixtures";
import { NEVER_MS } from "./patience";

/** Open a table without a clock, for one who plays two heroes. */
async function sitDown(page: Page): Promise<string> {
  await page.goto(server.address);
  const id = await page.evaluate(async () => {
    const post = (path: string, body: object): Promise<Response> =>
      fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await post("/api/me", { name: "Ann" });
    const options = { mission: "extermination", map: "crash_site", difficulty: "hard", tempo: "untimed" };
    const opened = await post("/api/tables", { game: "elite", seats: 1, options, start: true });
    return ((await opened.json()) as { id: string }).id;
  });
  await page.goto(`${server.address}/t/${id}`);
  return id;
}

/** Do a little, then nothing, until the aliens have won. */
async function lose(page: Page): Promise<void> {
  const deadline = Date.now() + NEVER_MS;
  const report = page.getByRole("region", { name: "Report" });
  while ((await report.count()) === 0) {
    if (Date.now() > deadline) throw new Error(`It never ended: ${await page.locator(".prompt").textContent()}`);
    await page.evaluate(async () => {
      for (let i = 0; i < 20; i += 1) {
        const roll = document.querySelector<HTMLElement>(".roll-all.main:not(.pending)");
        const rolled = document.body.dataset.rolled;
        const round = document.querySelector(".round-plate strong")?.textContent ?? "";
        const buttons = [...document.querySelectorAll<HTMLElement>(".prompt [data-option]:not(.pending)")];
        const ends = buttons.find((one) => /Finished|Ready|Go on|Done/.test(one.textContent ?? ""));
        if (roll && rolled !== round) {
          document.body.dataset.rolled = round;
          roll.click();
        } else (ends ?? buttons[0])?.click();
        await new Promise((go) => setTimeout(go, 40));
      }
    });
  }
}

test("after the game: a report by rounds and heroes, its film from any moment, a link for friends, and a rematch", async () => {
  const page = await person(browser, "Ann");
  await sitDown(page);
  await lose(page);
  const report = page.locator(".report");
  await report.waitFor();
  expect(await complaints(page), "report").toEqual([]);
  const rounds = await report.locator(".report-rounds > li").count();
  expect(rounds).toBeGreaterThanOrEqual(1);
  expect(await report.locator(".report-table tbody tr").count()).toBe(2);
  const dice = report.locator(".report-table tbody tr").first().locator("td").nth(8);
  expect(Number(await dice.textContent())).toBeGreaterThanOrEqual(5);

  // The same after loading the page again: it is counted from what is kept, not from what was seen.
  const words = await report.textContent();
  await page.reload();
  await report.waitFor();
  expect(await report.textContent()).toBe(words);

  await page.getByRole("button", { name: "Share the film" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the film" }).inputValue();
  await page.getByRole("link", { name: `Round ${rounds}`, exact: true }).click();
  const slider = page.getByRole("slider", { name: "Step" });
  await slider.waitFor();
  await page.locator(".round-plate", { hasText: `Round ${rounds}` }).waitFor();
  expect(Number(await slider.inputValue())).toBeGreaterThan(0);
  expect(await complaints(page), "film").toEqual([]);

  const friend = await person(browser, "Bob", { viewport: PHONE });
  await friend.goto(link);
  await friend.getByRole("slider", { name: "Step" }).waitFor();

  await page.goBack();
  await report.waitFor();
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole("button", { name: "Another game" }).click();
  await report.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});
