import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playUntil } from "./alone";
import { faults, launch, person } from "./chromium";
import { doorOf } from "./doors";
import { Server } from "./server";

const REACTS = '[data-option="pass"]';

let browser: Browser;
const server = new Server();

beforeAll(async () => {
  [browser] = await Promise.all([launch(), server.start()]);
});

afterAll(async () => {
  await browser?.close();
  await server.end();
});

test("evil is taught from the door in one press: lessons come when they can be done, and go when they were", async () => {
  const eve = await person(browser, "Eve");
  await eve.goto(server.address);
  await doorOf(eve, "alone").getByRole("button", { name: "Learn evil" }).click();
  const lesson = eve.getByRole("complementary", { name: "Lesson" });
  await lesson.getByText("You are the dark").waitFor();
  await lesson.getByRole("button", { name: "Understood" }).click();
  await lesson.getByText("You may swap two rooms").waitFor();
  await eve.getByRole("button", { name: "Leave the rooms" }).click();
  await lesson.getByText("Where does the hero wake?").waitFor();
  expect(await eve.locator(".evil-map.coached").count()).toBe(1);
  await eve.locator(".evil-sector.lit").first().click();
  await lesson.getByText("How many of each you begin with").waitFor();
  await playUntil([eve], async () => (await lesson.getByText("You may answer what the hero does").count()) > 0, {
    stop: REACTS,
  });

  // It is the same table after loading the page again; and nobody has to be taught.
  await eve.reload();
  await lesson.waitFor();
  await lesson.getByRole("button", { name: "No more lessons" }).click();
  await lesson.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});

test("the hero is taught, too", async () => {
  const hanna = await person(browser, "Hanna");
  await hanna.goto(server.address);
  await doorOf(hanna, "alone").getByRole("button", { name: "Learn the hero" }).click();
  const lesson = hanna.getByRole("complementary", { name: "Lesson" });
  await lesson.getByText("You woke up in the dark").waitFor();
  await lesson.getByRole("button", { name: "Understood" }).click();
  await lesson.getByText("Life and self control").waitFor();
  await lesson.getByRole("button", { name: "Understood" }).click();
  await lesson.getByText("Look before you walk").waitFor();
  await playUntil([hanna], async () => (await lesson.getByText("Look before you walk").count()) === 0, {
    wants: ["explore"],
  });
  expect(faults).toEqual([]);
});
