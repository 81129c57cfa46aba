/** A pack that was begun with `holdfast pack new` is chosen in the lobby, and what it adds is what is played with. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, launch, person } from "./chromium";
import { complaints } from "./complaints";
import { PYTHON, Server } from "./server";
import { openPosted } from "./tables";

const folder = mkdtempSync(join(tmpdir(), "holdfast-packs-"));
const hero = join(folder, "my-hero");
const missions = join(folder, "my-missions");
const whole = join(folder, "my-box");
let browser: Browser;
const server = new Server(
  [],
  [hero, missions, whole].flatMap((pack) => ["--pack", pack]),
);

beforeAll(async () => {
  for (const words of [
    ["elite", hero],
    ["key", missions],
    ["elite", whole, "--whole"],
  ])
    execFileSync(PYTHON, ["-m", "holdfast.cli", "pack", "new", ...words]);
  [browser] = await Promise.all([launch(), server.start()]);
});

afterAll(async () => {
  await browser?.close();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

test("a hero of one's own is there once the pack is ticked, and goes into the game", async () => {
  const page = await person(browser, "Ann");
  await openPosted(page, server.address, { game: "elite", seats: 1, options: { tempo: "untimed" } });
  const pack = page.getByRole("checkbox", { name: /My hero/ });
  await pack.waitFor(); // the server opens the boxes of all games first
  const heroes = page.getByRole("group", { name: /hero/i });
  const bolo = heroes.getByRole("button", { name: "Bolo" });
  await heroes.getByRole("button").first().waitFor();
  expect(await bolo.count()).toBe(0);
  await pack.check();
  await bolo.click();
  await heroes.locator('[aria-pressed="true"]', { hasText: "Bolo" }).waitFor();
  expect(await complaints(page), "the lobby").toEqual([]);
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".elite-table, .table").first().waitFor();
  await page.getByText("Bolo").first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText(/With My hero/).waitFor();
  expect(faults).toEqual([]);
});

test("a mission of one's own is listed, and the box that is played with can be another one", async () => {
  const page = await person(browser, "Ben");
  await openPosted(page, server.address, { game: "key", seats: 1 });
  const mission = page.getByRole("combobox", { name: "Mission" });
  await page.getByRole("checkbox", { name: /My missions/ }).check();
  await mission.locator("option", { hasText: "The Teapot" }).waitFor({ state: "attached" });
  await mission.selectOption(await mission.locator("option", { hasText: "The Teapot" }).getAttribute("value"));
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".key-table").waitFor();
  expect(await page.getByText("What did somebody leave in the Chief's teapot?").count()).toBeGreaterThan(0);

  await openPosted(page, server.address, { game: "elite", seats: 1 });
  await page.getByRole("combobox", { name: "Box" }).selectOption({ label: "My box" });
  await page.getByRole("checkbox", { name: /My hero/ }).waitFor({ state: "detached" });
  await page.getByRole("combobox", { name: "Box" }).selectOption({ label: "Project: ELITE: base" });
  await page.getByRole("checkbox", { name: /My hero/ }).waitFor();
  expect(faults).toEqual([]);
});
