import type { Page, WebSocket } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { asked, FACE_DOWN, REACTS, join, playUntil, QUICK, roundOf } from "./alone";
import { faults, person, PHONE } from "./chromium";
import { complaints } from "./complaints";
import { browser, server } from "./fixtures";
import { openPosted } from "./tables";

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(faults).toEqual([]);
});

/** Everything that a page is sent over its socket. */
function heard(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket: WebSocket) => {
    socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
  });
  return frames;
}

const reacts = (page: Page) => page.locator(REACTS);

test("evil against a bot: prepares the map by pressing it, plays a card face down, moves on by keyboard", async () => {
  const eve = await person(browser, "Eve");
  const { decks: _, swap: __, ...rest } = QUICK;
  await openPosted(eve, server.address, {
    game: "alone",
    seats: 2,
    seat: 1,
    bots: ["survivor"],
    start: true,
    options: rest,
  });
  // Two decks, two rooms that are pressed, a corridor, creatures, danger.
  for (const deck of ["Take Fury", "Take Traps"]) await eve.getByRole("button", { name: deck }).click();
  await asked(eve, "Swap two rooms?").waitFor();
  await eve.locator(".evil-sector.lit").nth(0).click();
  await eve.locator(".evil-sector.lit").nth(3).click();
  await asked(eve, "Where does the hero wake?").waitFor();
  await playUntil([eve], async () => (await reacts(eve).count()) > 0, { stop: REACTS });
  expect(await eve.locator(".evil-creature").count()).toBe(2);

  // What does not fit says why, with its rule.
  await eve.locator(".evil-why").first().waitFor();
  await eve.locator(".evil-why").first().hover();
  await eve
    .getByRole("tooltip")
    .getByRole("link", { name: /^Rule R14/ })
    .waitFor();

  await playUntil([eve], async () => (await eve.locator(FACE_DOWN).count()) > 0, { stop: FACE_DOWN });
  const hand = await eve.locator(".evil-card").count();
  await eve
    .getByRole("button", { name: /^Face down/ })
    .first()
    .click();
  await eve
    .getByRole("button", { name: /^Spawn a/ })
    .first()
    .click();
  await expect.poll(() => eve.locator(".pending").count()).toBe(0); // what is lit now is for the spawning
  await eve.locator(".evil-sector.lit").first().click();
  await expect.poll(() => eve.locator(".evil-creature").count()).toBe(3);
  expect(await eve.locator(".evil-card").count()).toBe(hand - 1);
  await expect.poll(() => eve.locator(".evil-space.full").count()).toBe(1);

  // The pass key; then the map by arrow keys.
  await reacts(eve).waitFor();
  const before = await eve.locator(".log-line").count();
  await eve.keyboard.press("p");
  await expect.poll(() => eve.locator(".log-line").count()).toBeGreaterThan(before);
  await eve.locator(".evil-sector[tabindex='0']").focus();
  const at = await eve.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await eve.keyboard.press("ArrowLeft");
  await eve.keyboard.press("ArrowUp");
  expect(await eve.evaluate(() => document.activeElement?.getAttribute("aria-label"))).not.toBe(at);
});

test("hero and one evil, both expansions chosen in the lobby: a whole turn; evil's map never reaches the hero", async () => {
  const hanna = await person(browser, "Hanna");
  const frames = heard(hanna);
  const { key, id } = await openPosted(hanna, server.address, { game: "alone", seats: 2, options: QUICK });
  await hanna.getByRole("checkbox", { name: /Deep/ }).check();
  await hanna.getByRole("checkbox", { name: /Avatar/ }).check();
  await hanna.getByLabel("Avatars").waitFor();
  await expect.poll(() => hanna.getByLabel("Special creatures").inputValue()).toBe("yes");
  const eve = await join(browser, `${server.address}/t/${id}#${key}`, "Eve");
  await hanna.getByText("Everybody is here.").waitFor();
  await hanna.getByRole("button", { name: "Start" }).click();
  await eve.locator(".evil-desk").waitFor();
  await playUntil([eve, hanna], async () => /Turn 3/.test(await roundOf(hanna)));
  await expect.poll(() => roundOf(eve)).toBe(await roundOf(hanna));
  const truth = await eve.evaluate(() => document.querySelectorAll(".evil-sector").length);
  expect(truth).toBe(48);
  expect(frames.filter((frame) => frame.includes('"labyrinth')).length).toBeGreaterThan(1);
  expect(frames.filter((frame) => /"map(\.[^"]*)?":[^n]|"(plan|hand)(\.[^"]*)?":\[[^\]]/.test(frame))).toEqual([]);
  expect(await hanna.content()).not.toMatch(/evil-map|evil-hand/);

  // Each special creature and the avatar has its card on both sides; only evil reads where they are.
  await eve.getByRole("tab", { name: "Creatures" }).click();
  await hanna.getByRole("tab", { name: "Evil" }).click();
  for (const page of [eve, hanna]) {
    await expect.poll(() => page.locator(".beast-card.special .portrait").count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator(".beast-card.avatar .beast-upgrades li").count()).toBe(4);
    expect(await page.locator(".beast-upgrades .filled").count()).toBe(1);
  }
  const ids = (page: Page) => page.locator("[data-beast]").evaluateAll((all) => all.map((one) => one.dataset.beast));
  expect(await ids(hanna)).toEqual(await ids(eve));
  const seen = await hanna.locator(".labyrinth-map .creature-special, .labyrinth-map .creature-avatar").count();
  const told = await hanna.locator(".beast-states").allInnerTexts();
  if (seen === 0) expect(told.filter((words) => /^In /.test(words))).toEqual([]);
  await hanna.getByRole("tab", { name: "Self" }).click();
  expect(await hanna.locator(".power-card").count()).toBe(5);
  expect(await complaints(hanna)).toEqual([]);
  await hanna.getByRole("tab", { name: "Evil" }).click();
  expect(await complaints(hanna)).toEqual([]);
  expect(await complaints(eve)).toEqual([]);
});

test("hero and three evil: they talk among themselves, the leader agrees with one press, the hero hears nothing", async () => {
  const hanna = await person(browser, "Hanna");
  const frames = heard(hanna);
  const { key, id } = await openPosted(hanna, server.address, { game: "alone", seats: 4, options: QUICK });
  const link = `${server.address}/t/${id}#${key}`;
  const evil = [await join(browser, link, "Eve"), await join(browser, link, "Evan"), await join(browser, link, "Edda")];
  await hanna.getByRole("button", { name: "Start" }).click();
  for (const page of evil) await page.locator(".evil-desk").waitFor();

  const secret = "take the stairs to the cellar";
  const [eve, evan, edda] = evil as [Page, Page, Page];
  await eve.getByRole("tab", { name: "Talk" }).click();
  await eve.getByLabel("Say something").fill(secret);
  await eve.getByRole("button", { name: "Say", exact: true }).click();
  for (const page of [evan, edda]) {
    await page.getByRole("tab", { name: "Talk" }).click();
    await page.getByText(secret).waitFor();
  }
  await eve.getByRole("radio", { name: "Everybody" }).check();
  await eve.getByLabel("Say something").fill("are you afraid");
  await eve.getByRole("button", { name: "Say", exact: true }).click();
  await expect.poll(() => frames.some((frame) => frame.includes("are you afraid"))).toBe(true);
  expect(frames.filter((frame) => frame.includes(secret))).toEqual([]);

  // Somebody who does not lead plays a card; the leader agrees; its creature comes.
  await playUntil([hanna, ...evil], async () => (await eve.locator(FACE_DOWN).count()) > 0, { stop: FACE_DOWN });
  const counts = await Promise.all(evil.map((page) => page.locator(".person.own", { hasText: "leads" }).count()));
  const leader = evil[counts.indexOf(1)]!;
  const comrade = evil.find((page) => page !== leader)!;
  await comrade
    .getByRole("button", { name: /^Face down/ })
    .first()
    .click();
  await comrade.getByText("has to agree").waitFor();
  await leader.getByRole("button", { name: /^Agreed/ }).click();
  await comrade
    .getByRole("button", { name: /^Spawn a/ })
    .first()
    .click();
  await asked(comrade, "Which sector?").waitFor(); // until then the creatures that might move are lit
  const before = await leader.locator(".evil-creature").count();
  await comrade.locator(".evil-sector.lit").first().click();
  await expect.poll(() => leader.locator(".evil-creature").count()).toBe(before + 1);
  expect(await hanna.content()).not.toContain(secret);
});

test("evil's screen: axe finds nothing, dark and light, on a desk and on a phone; a reaction timer is shown", async () => {
  for (const [colorScheme, viewport] of [
    ["dark", { width: 1280, height: 800 }],
    ["light", PHONE],
  ] as const) {
    const eve = await person(browser, "Eve", { colorScheme, viewport, reducedMotion: "reduce" });
    await openPosted(eve, server.address, {
      game: "alone",
      seats: 2,
      seat: 1,
      bots: ["survivor"],
      start: true,
      options: { ...QUICK, window_ms: "60000" },
    });
    await asked(eve, "Where does the hero wake?").waitFor();
    expect(await complaints(eve), "set-up").toEqual([]);
    await playUntil([eve], async () => (await reacts(eve).count()) > 0, { stop: REACTS });
    await eve.getByRole("timer", { name: "Time left" }).waitFor();
    await eve.locator(".evil-why").first().waitFor();
    expect(await complaints(eve), "a window").toEqual([]);
    const wide = await eve.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, "nothing is wider than the screen").toBe(false);
    await playUntil([eve], async () => (await reacts(eve).count()) === 0);
  }
});
