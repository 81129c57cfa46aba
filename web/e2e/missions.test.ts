import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { doorOf } from "./doors";
import { untilMyTurn } from "./play";
import { browser, server } from "./fixtures";
import { answerLength, propose } from "./tables";

test("a new mission of the grade one likes is made, and its answer explained afterwards", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  expect(await doorOf(page).getByLabel("How hard").count()).toBe(0);
  await doorOf(page).getByLabel("Mission").selectOption("fresh");
  await doorOf(page).getByLabel("How hard").selectOption("2");
  await doorOf(page).getByRole("button", { name: "Play alone now" }).click();
  await page.locator(".key-table").waitFor();
  await page.getByLabel("Grade 2 of 5").waitFor();
  await untilMyTurn(page);
  await propose(page, "z".repeat(await answerLength(page)));
  await page.getByRole("heading", { name: "Mission failed" }).waitFor();
  expect(await page.locator("dialog .passage.proof li").count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test("the mission of the day is the same for everybody, wherever their calendars are", async () => {
  const questions: string[] = [];
  for (const timezoneId of ["Pacific/Pago_Pago", "Pacific/Kiritimati"]) {
    // A day apart at any moment.
    const page = await person(browser, `Ann of ${timezoneId.slice(8)}`, { timezoneId });
    await page.goto(server.address);
    await doorOf(page).getByLabel("Mission").selectOption("daily");
    await doorOf(page).getByLabel("How hard").selectOption("1");
    await doorOf(page).getByRole("button", { name: "Play alone now" }).click();
    await page.locator(".key-table").waitFor();
    questions.push(await page.locator(".paper").innerText());
    await untilMyTurn(page);
    await propose(page, "z".repeat(await answerLength(page)));
    const line = await page.locator(".share-day output").innerText();
    expect(line).toMatch(/^The Key, \d{4}-\d\d-\d\d: ★ not this time, with \d+ of \d+ windows open\.$/);
  }
  expect(questions[0]).toBe(questions[1]);
  expect(faults).toEqual([]);
});

test("a campaign is read, played, lost, and goes on", async () => {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await doorOf(page).getByRole("button", { name: "Begin a campaign" }).click();
  await page.getByText("Chapter 1 of").waitFor();
  const heading = await page.locator("h1").innerText();
  await page.getByRole("button", { name: "Play alone now" }).click();
  await page.locator(".key-table").waitFor();
  await untilMyTurn(page);
  await propose(page, "z".repeat(await answerLength(page)));
  await page.getByRole("heading", { name: "Mission failed" }).waitFor();
  await page.locator("dialog .passage.story").waitFor();
  await page.getByRole("link", { name: "Read on" }).click();
  await page.getByText("Chapter 2 of").waitFor();
  expect(await page.locator("h1").innerText()).not.toBe(heading);
  await page.locator(".campaign-log .lost").waitFor();
  await page.goto(server.address);
  await page.getByRole("link", { name: /^Go on with/ }).click();
  await page.getByText("Chapter 2 of").waitFor();
  await page.getByRole("button", { name: "With friends" }).click();
  await page.getByRole("heading", { name: "Your table is set" }).waitFor();
  expect(await page.getByLabel("Mission").count()).toBe(0);
  expect(faults).toEqual([]);
});
