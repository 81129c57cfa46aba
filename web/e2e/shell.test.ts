import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { answer, playNow } from "./play";
import { browser, server } from "./fixtures";

/** What scripts weigh, packed; of those whose name begins so. */
function packed(start = ""): number {
  const folder = fileURLToPath(new URL("../../src/holdfast/server/static/assets/", import.meta.url));
  const sizes = readdirSync(folder)
    .filter((name) => name.startsWith(start) && name.endsWith(".js"))
    .map((name) => gzipSync(readFileSync(folder + name)).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("the shell, with all that it says, is below 60 kB, and so is each game; all script together is below 190 kB", () => {
  for (const part of ["shell", "key", "elite", "alone"]) {
    expect(packed(part), part).toBeGreaterThan(10_000);
    expect(packed(part), part).toBeLessThan(60_000);
  }
  expect(packed()).toBeLessThan(190_000);
});

test("nothing is asked of anybody but our server, and no policy is broken", async () => {
  const page = await person(browser, "Ann");
  const broken: string[] = [];
  await page.exposeFunction("report", (words: string) => broken.push(words));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      (globalThis as unknown as { report(words: string): void }).report(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  await playNow(page, server.address, "With two bots");
  await answer(page);
  await page.goto(`${server.address}/rules/key`);
  await page.locator("#R1").waitFor();
  expect(broken).toEqual([]);
  expect(faults).toEqual([]);
});

test("with reduced motion nothing moves for longer than a fade", async () => {
  const page = await person(browser, "Ann", { reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("holdfast.pace", '"calm"'));
  await playNow(page, server.address, "With two bots");
  let longest = 0;
  for (let i = 0; i < 6; i += 1) {
    await answer(page);
    const lasts = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0)),
    );
    longest = Math.max(longest, ...lasts);
  }
  expect(longest).toBeLessThanOrEqual(250);
  expect(faults).toEqual([]);
});

test("the rules are found by words, and every reason leads to its rule", async () => {
  const page = await person(browser, "Ann");
  await page.goto(`${server.address}/rules/key#R28`);
  await page.locator("#R28:focus").waitFor();
  await page.getByLabel("Search the rules").fill("camera deck card");
  await expect.poll(() => page.locator(".rule").count()).toBeLessThan(10);
  await page.getByText("At the end of a player's turn one deck card is discarded").waitFor();
  expect(faults).toEqual([]);
});

test("a first game comes with lessons that go away when they are learned", async () => {
  const page = await person(browser, "Ann");
  await page.addInitScript(() => localStorage.setItem("holdfast.tutorial", "false"));
  await playNow(page, server.address, "Play alone now");
  const lesson = page.getByRole("complementary", { name: "Lesson" });
  await lesson.getByText("Your order hides behind these windows").waitFor();
  await lesson.getByRole("button", { name: "Understood" }).click();
  const press = page.locator('[data-option="go_first"]');
  await press.or(lesson.getByText("Press one of your cards")).first().waitFor();
  if (await press.isVisible()) await press.click();
  await lesson.getByText("Press one of your cards").waitFor();
  await page.locator(".hand-card").last().click();
  await lesson.getByText("Now put it on Intel").waitFor();
  await page.locator('.pile.lit[data-pile="1"]').click();
  await page.locator(".room.lit").first().click();
  await lesson.getByText("Now put it on Intel").waitFor({ state: "hidden" });
  expect(faults).toEqual([]);
});
