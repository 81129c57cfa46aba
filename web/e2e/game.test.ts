import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { doorOf } from "./doors";
import { answer, playNow, question, untilMyTurn } from "./play";
import { playToTheEnd } from "./quick";
import { browser, server } from "./fixtures";

async function lastLine(page: Page): Promise<string> {
  return (await page.locator(".log-line").last().textContent()) ?? "";
}

test("two people and a bot play a whole game, from the link to the last word", async () => {
  const ann = await person(browser, "Ann");
  await ann.goto(server.address);
  await doorOf(ann).getByRole("button", { name: "A table for friends" }).click();
  await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
  await ann.getByRole("button", { name: "One more seat" }).click();
  await ann.getByLabel("Put a bot on seat 3").selectOption("greedy");
  const link = await ann.getByLabel("Link to this table").inputValue();
  expect(link).toMatch(/\/t\/[^#]+#.{20,}/);

  const bob = await person(browser, "Bob");
  await bob.goto(link);
  await bob.getByRole("button", { name: "Sit here" }).click();
  await bob.getByLabel("Character of Bob").selectOption("fixer");
  await ann.getByText("Everybody is here.").waitFor();
  await ann.locator(".seat", { hasText: "Bob" }).getByText("Fixer").waitFor();
  await ann.getByRole("button", { name: "Start" }).click();
  await Promise.all([ann, bob].map((page) => page.locator(".key-table").waitFor()));
  await expect.poll(() => bob.locator(".person.own").textContent()).toContain("Fixer");

  // The first answers by the mouse, the rest of the game in a hurry.
  for (let i = 0; i < 8; i += 1) {
    await answer(ann);
    await answer(bob);
  }
  await playToTheEnd([ann, bob]);
  for (const page of [ann, bob]) {
    const ending = page.locator("dialog.ending");
    await ending.waitFor();
    expect(await ending.textContent()).toMatch(/Solved!|Wrong answer|Time is up|Nobody dared/);
    expect(await ending.textContent()).toContain("MILKTHECOW");
  }
  const watch = ann.getByRole("link", { name: "Watch it again" });
  await watch.click();
  await ann.getByRole("slider", { name: "Step" }).waitFor();
  await ann.getByRole("button", { name: "To the end" }).click();
  await ann.getByLabel("Seen by").selectOption({ label: "As Bob saw it" });
  await expect.poll(() => ann.locator(".hand-card").count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test("those who watch see the public side, and a hint reaches everybody", async () => {
  const ann = await person(browser, "Ann");
  await ann.goto(server.address);
  await doorOf(ann).getByRole("button", { name: "With two bots" }).click();
  await ann.locator(".key-table").waitFor();
  const cem = await person(browser, "Cem");
  await cem.goto(ann.url());
  await cem.locator(".all-hands").waitFor();
  expect(await cem.locator(".hand-card").count()).toBe(0);
  expect(await cem.locator(".all-hand .card.back").count()).toBeGreaterThan(0);
  await cem.getByRole("tab", { name: "Log" }).click();
  await ann.getByRole("tab", { name: "Talk" }).click();
  await ann.getByRole("button", { name: "Let us keep the piles low." }).click();
  await expect.poll(() => lastLine(cem)).toContain("Let us keep the piles low.");
  expect(faults).toEqual([]);
});

test("a card just laid alone is taken back, and nobody speaks of dice", async () => {
  const page = await person(browser, "Ann");
  await playNow(page, server.address, "Play alone now");
  await untilMyTurn(page);
  const hand = (): Promise<(string | null)[]> =>
    page.locator(".hand-card").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")).sort());
  const before = await hand();
  const back = page.getByRole("button", { name: "Take back my last answer" }).first();
  await page.locator(".hand-card:not([aria-disabled])", { hasText: "Run" }).first().click();
  await page.locator('.pile.lit[data-pile="0"]').click();
  await expect.poll(async () => (await hand()).length).toBe(before.length - 1);
  await back.click();
  await expect.poll(hand).toEqual(before);
  await expect.poll(() => question(page)).toMatch(/^Your turn/);
  // Back again and again, until there is nothing more: that says why, and not that dice have fallen.
  const refusal = page.locator("#tip.refused");
  await expect.poll(async () => (await back.click(), refusal.isVisible())).toBe(true);
  expect(await refusal.innerText()).not.toMatch(/\bdic?e\b/i);
  expect(faults).toEqual([]);
});

test("what is refused says why beside what was clicked, with its rule", async () => {
  const ann = await person(browser, "Ann");
  await ann.goto(server.address);
  await doorOf(ann).getByRole("button", { name: "Play alone now" }).click();
  await ann.locator(".key-table").waitFor();
  await untilMyTurn(ann);
  await ann.locator(".button.solve").click();
  await ann.getByLabel(/Your answer/).fill("cow");
  await ann.getByLabel(/Your answer/).press("Enter");
  const tip = ann.locator("#tip.refused");
  await tip.waitFor();
  expect(await tip.textContent()).toContain("The answer has 10 letters.");
  expect(await tip.getByRole("link").getAttribute("href")).toBe("/rules/key#R131");
  expect(faults).toEqual([]);
});

test("what is not possible says why to whoever points at it and to whoever tabs to it", async () => {
  const ann = await person(browser, "Ann");
  await ann.goto(server.address);
  await doorOf(ann).getByRole("button", { name: "Play alone now" }).click();
  await untilMyTurn(ann);
  const end = ann.getByRole("button", { name: "End my actions" });
  const why = ann.locator("#tip.shown", { hasText: "Take at least one action first." });
  await end.hover();
  await why.waitFor();
  await ann.mouse.move(5, 5);
  await why.waitFor({ state: "hidden" });
  await ann.getByRole("button", { name: /special/ }).focus();
  await ann.keyboard.press("Tab");
  await why.waitFor();
  expect(await end.getAttribute("aria-describedby")).toBe("tip");
  expect(await why.getByRole("link").getAttribute("href")).toMatch(/^\/rules\/key#R\d+$/);
  expect(faults).toEqual([]);
});
