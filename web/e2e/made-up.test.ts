/** The shell in the made-up language: no page, dialog or menu shows or says anything that is not marked. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, launch, person, PHONE } from "./chromium";
import { inMadeUp, unmarked, type Exception } from "./marked";
import { Server } from "./server";
import { openPosted } from "./tables";

let browser: Browser;
const server = new Server(["tests.toys.tictactoe:GAME"]);
const GAMES = ["key", "elite", "alone", "tictactoe"];

beforeAll(async () => {
  [browser] = await Promise.all([launch(), server.start()]);
});

afterAll(async () => {
  await browser?.close();
  await server.end();
});

/** What is said of a page that is not in marks; Ann and Bob are people. */
const left = (page: Page, ...exceptions: readonly Exception[]): Promise<string[]> =>
  unmarked(page, ["Ann", "Bob"], exceptions);

test("in English nothing is marked: all of it would be found", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await page.getByText("Finished games").waitFor();
  expect((await left(page)).length).toBeGreaterThan(40);
});

test("the first page, with its lists and what it asks", async () => {
  const page = await inMadeUp(browser, "Ann");
  await page.goto(server.address);
  for (const game of GAMES) await page.locator(`.door[data-mood="${game}"] .door-tagline`).waitFor();
  await page.getByText("⟦Finished games⟧").waitFor();
  await expect.poll(() => left(page)).toEqual([]);
  await openPosted(page, server.address, {
    game: "key",
    seats: 2,
    bots: ["random"],
    options: { mission: "first-day" },
  });
  await page.goto(server.address);
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
  expect(await left(page)).toEqual([]);
  await page.goto(`${server.address}/you`);
  await page.getByRole("button", { name: "Make my personal link" }).click();
  await page.getByText("it is shown only now").waitFor();
  expect(await left(page)).toEqual([]);
  await page.getByRole("button", { name: "Forget me" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await left(page)).toEqual([]);
  await page.getByRole("button", { name: "Forget me now" }).click();
  await page.locator(".notice").waitFor();
  expect(await left(page)).toEqual([]);
  expect(faults).toEqual([]);
});

for (const game of GAMES) {
  test(`the lobby of ${game}`, async () => {
    const page = await inMadeUp(browser, "Ann");
    await openPosted(page, server.address, { game, seats: 2, bots: ["random"] });
    await page.getByRole("heading", { name: "Your table is set" }).waitFor();
    expect(await left(page)).toEqual([]);
    await page.getByRole("button", { name: "Hello!" }).click();
    await page.locator(".chat-lines strong").waitFor();
    await page.getByRole("button", { name: "New link" }).click();
    await page.getByText("⟦Earlier links do not work any more.⟧").waitFor();
    expect(await left(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test("a lobby with free seats, and somebody who comes by a link", async () => {
  const ann = await inMadeUp(browser, "Ann");
  const { id, key } = await openPosted(ann, server.address, { game: "key", seats: 3 });
  const bob = await inMadeUp(browser, "Bob");
  await bob.goto(`${server.address}/t/${id}#${key}`);
  await bob.getByRole("heading", { name: "A seat is waiting for you" }).waitFor();
  expect(await left(bob)).toEqual([]);
  await bob.getByRole("button", { name: "Sit here" }).first().click();
  await ann.getByText("⟦Bob⟧").or(ann.getByText("Bob")).first().waitFor();
  expect(await left(ann)).toEqual([]);
  expect(await left(bob)).toEqual([]);
  expect(faults).toEqual([]);
});

test("a table without a drawing: its menu, its dialogs, the end, and its film", async () => {
  const page = await inMadeUp(browser, "Ann");
  await openPosted(page, server.address, { game: "tictactoe", seats: 2, bots: ["random"], start: true });
  await page.locator(".text-options [data-option]").first().waitFor();
  const cells: Exception = { words: /^[XO. ]+$/, why: "the cells of the board, as its notation has them" };
  expect(await left(page, cells)).toEqual([]);
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await left(page, cells)).toEqual([]);
  for (const [item, title] of [
    ["Sound", "Sound"],
    ["Keys and help", "Keys"],
    ["Invite somebody", "Invite"],
    ["Play on another device", "Play on another device"],
  ] as const) {
    if (!(await page.locator(".menu-list").isVisible())) await page.getByRole("button", { name: "Menu" }).click();
    await page.locator(".menu-list button", { hasText: item }).click();
    await page.getByRole("dialog", { name: title }).waitFor();
    expect(await left(page, cells), item).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  }
  const over = page.getByRole("dialog", { name: "The game is over" });
  const answer = page.locator(".text-options [data-option]").first();
  for (;;) {
    await over.or(answer).first().waitFor();
    if (await over.isVisible()) break;
    const option = await answer.getAttribute("data-option");
    await answer.click();
    await page.locator(`[data-option="${option}"]`).waitFor({ state: "detached" });
  }
  expect(await left(page, cells)).toEqual([]);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("navigation", { name: "Replay" }).waitFor();
  await page.locator(".any-seen").waitFor();
  expect(await left(page, cells)).toEqual([]);
  expect(faults).toEqual([]);
});

test("rules", async () => {
  const page = await inMadeUp(browser, "Ann");
  for (const game of ["key", "elite", "alone"]) {
    await page.goto(`${server.address}/rules/${game}`);
    await page.locator(".rule").first().waitFor();
    expect(await left(page), game).toEqual([]);
    await page.getByRole("searchbox").fill("alone");
    expect(await left(page), game).toEqual([]);
  }
});

test("what is not there, and what goes wrong", async () => {
  const page = await inMadeUp(browser, "Ann");
  for (const path of ["/nowhere/at/all", "/t/nowhere", "/replay/nowhere", "/campaign/nowhere", "/rules/tictactoe"]) {
    await page.goto(server.address + path);
    await page.locator("main h1").waitFor();
    await expect.poll(() => left(page), { message: path }).toEqual([]);
  }
});

test("a campaign", async () => {
  const page = await inMadeUp(browser, "Ann");
  await page.goto(server.address);
  await page.locator('.door[data-mood="key"]').getByRole("button", { name: "Begin a campaign" }).click();
  await page.locator(".campaign").waitFor();
  const story: Exception = {
    within: ".read-paper, .campaign-side p, h1, .campaign-next h2, .lobby-title",
    why: "The Key's stories are English puzzles",
  };
  expect(await left(page, story)).toEqual([]);
});

test("the companion, from its setup through a round", async () => {
  const page = await inMadeUp(browser, "Ann", { viewport: PHONE });
  await page.goto(`${server.address}/companion`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  expect(await left(page)).toEqual([]);
  await page.getByRole("button", { name: "Begin" }).click();
  const next = page.locator(".c-next");
  for (let step = 0; step < 8; step += 1) {
    for (const panel of ["Clock", "Events", "Aliens", "Mission"]) {
      await page.locator(".c-tabs button", { hasText: panel }).click();
      for (const more of await page.locator("details:not([open]) > summary").all()) {
        if (await more.isVisible()) await more.click();
      }
      expect(await left(page), panel).toEqual([]);
    }
    await next.click();
  }
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await left(page)).toEqual([]);
});
