import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { doorOf } from "./doors";
import { untilMyTurn } from "./play";
import { browser, server } from "./fixtures";
import { openPosted, openTable, sitDown, propose as answer, start, twoAtTable } from "./tables";

test("an answer is voted on: one who is not ready stops it, all who agree decide; then both go on together", async () => {
  const [ann, bob] = await twoAtTable(browser, server.address);
  await answer(ann, "milk the hen");
  await bob.locator(".proposed", { hasText: "MILK THE HEN" }).waitFor();
  await bob.getByRole("button", { name: "Not yet" }).click();
  // Whoever proposed it reads who did not agree, and may insist.
  await ann.getByRole("heading", { name: "Not everybody agrees" }).waitFor();
  await ann.locator("dialog.consent").getByText("Bob does not agree").waitFor();
  await ann.getByRole("button", { name: "Think about it" }).click();
  await ann.locator("dialog.consent").waitFor({ state: "hidden" });
  await answer(ann, "milk the cow");
  await bob.getByRole("button", { name: "Agree" }).click();
  for (const page of [ann, bob]) await page.getByRole("heading", { name: "Mission solved" }).waitFor();

  await ann.getByRole("button", { name: "Next: The Briefcase" }).click();
  await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
  await bob.getByRole("button", { name: "Join the next game" }).click();
  await bob.getByRole("heading", { name: "Your table is set" }).waitFor();
  expect(new URL(bob.url()).pathname).toBe(new URL(ann.url()).pathname);
  await start(ann, bob);
  expect(faults).toEqual([]);
});

test("while an answer is voted on people talk, think about it again, and take it back", async () => {
  const ann = await person(browser, "Ann");
  const { id, key } = await openPosted(ann, server.address, {
    game: "key",
    seats: 3,
    options: { mission: "first-day" },
  });
  const link = `${server.address}/t/${id}#${key}`;
  const bob = await sitDown(browser, link);
  const cem = await sitDown(browser, link, "Cem");
  await cem.setViewportSize({ width: 390, height: 844 });
  await start(ann, bob, cem);
  const first = ann.locator('[data-option="go_first"]');
  await first.waitFor();
  await first.click();
  await ann.locator(".prompt-question", { hasText: "Your turn" }).waitFor();

  await answer(ann, "feed the cat");
  const vote = cem.locator("dialog.consent");
  await vote.locator(".proposed", { hasText: "FEED THE CAT" }).waitFor();
  await vote.getByText("Say something first").click();
  await vote.getByRole("button", { name: "Better not draw now." }).click();
  for (const page of [ann, bob, cem]) {
    await page.locator("dialog.consent .voices-said", { hasText: "Better not draw now." }).waitFor();
  }
  await bob.getByRole("button", { name: "Agree" }).click();
  await bob.getByRole("button", { name: "Think again" }).click();
  await bob.getByRole("button", { name: "Agree" }).waitFor();
  await ann.getByRole("button", { name: "Take the proposal back" }).click();
  for (const page of [ann, bob, cem]) await page.locator("dialog.consent").waitFor({ state: "hidden" });

  await answer(ann, "feed the cat");
  await cem.getByLabel("Not yet, because of").selectOption("5"); // the H of THE lies open
  await bob.locator("dialog.consent").waitFor({ state: "hidden" });
  await expect.poll(() => bob.getByRole("log", { name: "Announcements" }).innerText()).toContain("shows H");
  expect(faults).toEqual([]);
});

test("people talk before the game, and the host may send somebody away", async () => {
  const { ann, link } = await openTable(browser, server.address);
  const bob = await sitDown(browser, link);
  await bob.getByLabel("Say something").fill("Shall we?");
  await bob.getByRole("button", { name: "Say", exact: true }).click();
  await ann.getByText("Shall we?").waitFor();
  await ann.getByRole("button", { name: "Remove Bob" }).click();
  await ann.getByText("Seat 2 is free").waitFor();
  await bob.getByRole("heading", { name: /A seat is waiting|This door stays shut/ }).waitFor();
  expect(faults).toEqual([]);
});

test("one points at a room and the other sees it; an answer is taken back when both agree", async () => {
  const [ann, bob] = await twoAtTable(browser, server.address);
  await bob.locator('[data-room="4"]').click();
  await ann.locator(".pointed").waitFor({ state: "attached" });
  await expect
    .poll(() => ann.getByRole("log", { name: "Announcements" }).innerText())
    .toContain("Bob points at 5 Canteen");

  await ann.keyboard.press("4");
  await ann.keyboard.press("r");
  await ann.locator('.room.lit[data-room="1"]').click();
  await expect.poll(() => ann.locator(".room.own").getAttribute("data-room")).toBe("1");
  const back = ann.getByRole("button", { name: "Take back my last answer" }).first();
  await back.click();
  await bob.getByRole("alertdialog", { name: "Take back" }).getByRole("button", { name: "No" }).click();
  await ann.getByRole("alertdialog", { name: "Take back" }).waitFor({ state: "hidden" });
  expect(await ann.locator(".room.own").getAttribute("data-room")).toBe("1");
  await back.click();
  await bob.getByRole("alertdialog", { name: "Take back" }).getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => ann.locator(".room.own").getAttribute("data-room")).toBe("0");
  expect(faults).toEqual([]);
});

test("a finished game is watched, saved, loaded again and played on", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await doorOf(page).getByRole("button", { name: "Play alone now" }).click();
  await page.locator(".key-table").waitFor();
  await untilMyTurn(page);
  await page.keyboard.press("4");
  await page.keyboard.press("r");
  await page.locator(".room.lit").first().waitFor();
  await page.keyboard.press("e");
  await answer(page, "milk the dog");
  await page.getByRole("link", { name: "Watch it again" }).click();
  const scrubber = page.getByRole("slider", { name: "Step" });
  await scrubber.waitFor();
  await page.getByLabel("Seen by").selectOption({ label: "As Ann saw it" });
  await page.locator(".hand-card").first().waitFor();
  await expect.poll(() => scrubber.inputValue()).not.toBe("0"); // it plays by itself

  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save" }).click()]);
  const file = await saved.path();
  expect(readFileSync(file, "utf8").split("\n")[0]).toContain('"t":"holdfast"');
  await page.goto(server.address);
  await page.getByLabel("Watch a saved game").setInputFiles(file);
  await scrubber.waitFor();
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.getByRole("button", { name: /^Play on/ }).click();
  await page.locator(".key-table .button.solve").waitFor();
  expect(page.url()).toContain("/t/");

  // What is no game is told so, and nothing else happens.
  await page.goto(server.address);
  await page
    .getByLabel("Watch a saved game")
    .setInputFiles({ name: "letter.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from("Dear all,\n") });
  await page.locator(".upload [role=alert]").waitFor();
  expect(faults).toEqual([]);
});
