import { expect, test } from "vitest";
import { playUntil } from "./alone";
import { faults, person } from "./chromium";
import { doorOf } from "./doors";
import { browser, server } from "./fixtures";

const PASS = '[data-option="pass"]';

test("evil is taught from the door in one press: lessons come when they can be done, and go when they were", async () => {
  const eve = await person(browser, "Eve");
  await eve.goto(server.address);
  await doorOf(eve, "alone").getByRole("button", { name: "Learn evil" }).click();
  const lesson = eve.getByRole("complementary", { name: "Lesson" });
  await lesson.getByText("You are the dark").waitFor();
  await lesson.getByText("1 of ").waitFor();
  await lesson.getByRole("button", { name: "Understood" }).click();
  await lesson.getByText("Where does the hero wake?").waitFor();
  expect(await eve.locator(".evil-map.coached").count()).toBe(1);
  await eve.locator(".evil-sector.lit").first().click();
  await lesson.getByText("How many of each you begin with").waitFor();
  await eve.getByRole("button", { name: "5 from Fury" }).click();
  const window = lesson.getByText("After each deed of the hero you may answer");
  await playUntil([eve], async () => (await window.count()) > 0, { stop: PASS });
  // It is the same table after loading the page again.
  await eve.reload();
  await window.waitFor();
  expect(await eve.locator(PASS).count()).toBe(1);
  // Nobody has to be taught; and against a bot, windows in which nothing fits close by themselves.
  await lesson.getByRole("button", { name: "No more lessons" }).click();
  await lesson.waitFor({ state: "detached" });
  await eve.getByRole("checkbox", { name: "Pass by itself then" }).click();
  await eve.locator('[data-option^="play_down"]').first().waitFor();
  expect(faults).toEqual([]);
});

test("the hero is taught, always at the same table, and each lesson can be followed as it is written", async () => {
  const seen: string[] = [];
  for (const name of ["Hanna", "Hugo"]) {
    const page = await person(browser, name);
    await page.goto(server.address);
    await doorOf(page, "alone").getByRole("button", { name: "Learn the hero" }).click();
    const lesson = page.getByRole("complementary", { name: "Lesson" });
    const understood = lesson.getByRole("button", { name: "Understood" });
    await lesson.getByText("You woke up in the dark").waitFor();
    await understood.click();
    await lesson.getByText("Life and self control").waitFor();
    await understood.click();
    await lesson.getByText("press Explore above the arrows").waitFor();
    await page.getByRole("button", { name: "Explore", exact: true }).click();
    await page.getByRole("button", { name: "Explore west" }).click();
    await lesson.getByText("A red triangle is danger").waitFor();
    await understood.click();
    await page.getByRole("button", { name: "Lift the one at W1" }).click();
    // On the next turn arrows walk again, as the lesson has it.
    const walk = lesson.getByText("Now walk");
    while (!(await walk.isVisible())) {
      await understood.or(walk).first().waitFor();
      if (await understood.isVisible()) await understood.click();
    }
    expect(await page.locator('.pad-move[aria-pressed="true"]').count()).toBe(1);
    await page.getByRole("button", { name: "Move west" }).click();
    await walk.waitFor({ state: "detached" });
    seen.push(await page.locator(".items").innerText());
  }
  expect(seen[0]).toBe(seen[1]);
  expect(faults).toEqual([]);
});
