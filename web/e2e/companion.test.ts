import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person, PHONE } from "./chromium";
import { complaints } from "./complaints";
import { doorOf } from "./doors";
import { browser, server } from "./fixtures";

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
const next = (page: Page): Locator => page.locator(".c-next");
const figures = (page: Page): Locator => page.locator(".clock-figures");

/** From the event to the moment before the clock starts. */
async function untilReady(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Event of round/ }).click();
  for (let i = 0; i < 20 && (await page.getByRole("button", { name: "Start the clock" }).count()) === 0; i += 1)
    await next(page).click();
}

test("a round on a phone with one thumb: event, aliens, clock, aliens, end; and nothing is lost on the way", async () => {
  const page = await person(browser, "Ann", ON_A_PHONE);
  await page.clock.install();
  await page.goto(server.address);
  await doorOf(page, "elite").getByRole("link", { name: "Companion" }).click();
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("radio", { name: "Hard" }).check();
  expect(await complaints(page), "beginning").toEqual([]);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("button", { name: "Event of round 1" }).click();
  await page.locator(".c-event .c-card").waitFor();
  expect(await complaints(page), "event").toEqual([]);
  await untilNoCardIsDue(page);
  expect(await page.locator(".c-turned").count()).toBeGreaterThanOrEqual(6);
  expect(await complaints(page), "aliens").toEqual([]);

  // A phone that was closed in the middle is where it was.
  const drawn = await page.locator(".c-turned h3").allTextContents();
  await page.reload();
  await page.getByRole("button", { name: "Aliens" }).click();
  expect(await page.locator(".c-turned h3").allTextContents()).toEqual(drawn);
  const reach = (await next(page).boundingBox())!;
  expect(reach.y + reach.height, "under the thumb").toBeGreaterThan(PHONE.height - 60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await page.getByRole("button", { name: "Start the clock" }).click();
  await page.clock.runFor(3_050);
  const before = seconds(await figures(page).textContent());
  // Asleep in a pocket: nothing runs, and the time is right on waking.
  await page.clock.fastForward(30_000);
  await expect.poll(async () => seconds(await figures(page).textContent())).toBeLessThanOrEqual(before - 30);
  expect(seconds(await figures(page).textContent())).toBeGreaterThanOrEqual(before - 33);
  await page.getByRole("button", { name: "Pause" }).click();
  expect(await complaints(page), "paused").toEqual([]);
  const paused = await figures(page).textContent();
  await page.clock.fastForward(60_000);
  await page.reload();
  await page.getByRole("button", { name: "Clock" }).click();
  expect(await figures(page).textContent()).toBe(paused);
  await page.getByRole("button", { name: "−20 s" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.clock.runFor(3_050);
  expect(seconds(await figures(page).textContent())).toBeLessThanOrEqual(seconds(paused) - 19);
  await page.clock.fastForward(130_000);
  await page.getByText("Time's up").waitFor();
  expect(await complaints(page), "time's up").toEqual([]);
  await page.getByRole("button", { name: "Aliens act" }).click();
  expect(await complaints(page), "aliens act").toEqual([]);
  await page.getByRole("button", { name: "End of round 1" }).click();
  await page.getByRole("button", { name: "Event of round 2" }).waitFor();
  await page.getByRole("button", { name: "Take the last step back" }).click();
  await page.getByRole("button", { name: "End of round 1" }).waitFor();
  await page.getByRole("button", { name: "Mission" }).click();
  expect(await page.locator(".c-places li").allTextContents()).toEqual(["2", "6", "9", "10"]);
  expect(await complaints(page), "mission").toEqual([]);
  expect(faults).toEqual([]);
});

async function untilNoCardIsDue(page: Page): Promise<void> {
  while (/card/.test((await next(page).textContent()) ?? "")) await next(page).click();
}

/** What a clock shows, in seconds. */
function seconds(words: string | null): number {
  const [minutes, rest] = (words ?? "").includes(":") ? words!.split(":") : ["0", words];
  return Number(minutes) * 60 + Number(rest);
}

test("bosses are drawn, hit and die, on a wide screen in the light theme", async () => {
  const page = await person(browser, "Ann", { colorScheme: "light" });
  await page.goto(`${server.address}/companion`);
  await page.getByRole("radio", { name: "Hard" }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await untilReady(page);
  await page.getByText("More cards, alarms, decks").click();
  for (let i = 0; i < 20; i += 1) await page.getByRole("button", { name: "Boss card" }).click();
  await page.getByText("The boss deck is empty").first().waitFor();
  expect(await page.locator(".c-boss").count()).toBe(8);
  const first = page.locator(".c-boss").first();
  const name = await first.locator("h3").textContent();
  const health = Number(await first.locator("output").textContent());
  for (let i = 0; i < health; i += 1) await page.getByRole("button", { name: `Hit ${name}` }).click();
  expect(await page.locator(".c-boss").count()).toBe(7);
  expect(await complaints(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("after the first load it works without a network and without a server, and nothing else is held back", async () => {
  const page = await person(browser, "Ann", ON_A_PHONE);
  await page.goto(`${server.address}/companion`);
  await page.locator('[data-offline="ready"]').waitFor();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("button", { name: "Event of round 1" }).click();

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText("Round 1 of 8").waitFor();
  await page.context().setOffline(false);

  await server.kill();
  await page.goto(`${server.address}/companion`);
  await untilNoCardIsDue(page);
  await page.getByRole("button", { name: "Start the clock" }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const fonts = await page.evaluate(() => document.fonts.check('600 20px "Barlow Condensed"'));
  expect(fonts, "the letters came along").toBe(true);
  const home = await page.evaluate(() =>
    fetch("/").then(
      () => "kept",
      () => "not kept",
    ),
  );
  expect(home, "nor is anything but the companion").toBe("not kept");
  await server.start();

  // What is kept is never preferred to what the server has.
  await page.goto(`${server.address}/companion`);
  await page.evaluate(async () => {
    const cache = await caches.open("holdfast-companion");
    await cache.put("/companion", new Response("<h1>An old client</h1>", { headers: { "content-type": "text/html" } }));
  });
  await page.reload();
  await page
    .getByRole("button", { name: "Go on" })
    .or(page.getByRole("button", { name: "Pause" }))
    .waitFor();
  expect(await page.getByText("An old client").count()).toBe(0);

  // Nobody but the companion is served by its worker.
  await page.goto(server.address);
  await doorOf(page, "elite").waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(faults).toEqual([]);
});
