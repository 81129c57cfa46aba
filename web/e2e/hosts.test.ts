/** Whoever runs a server: the page that newcomers meet, and the page behind the key. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, person, PHONE } from "./chromium";
import { complaints } from "./complaints";
import { doorOf } from "./doors";
import { browser } from "./fixtures";
import { inMadeUp, unmarked, type Exception } from "./marked";
import { Server } from "./server";

const folder = mkdtempSync(join(tmpdir(), "holdfast-password-"));
const file = join(folder, "password");
writeFileSync(file, "open sesame\n");
const server = new Server([], ["--password-file", file, "--links-admit"]);

beforeAll(() => server.start());
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});

const NAMES: Exception = { words: /^(Ann|Bob|Cleo|Dora)[ ,]*$/, why: "names of people" };

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function host(options = {}): Promise<Page> {
  const page = await person(browser, "Host", options);
  await page.goto(`${server.address}/admin#${server.adminKey}`);
  await page.getByRole("heading", { name: "Now" }).waitFor();
  return page;
}

test("who is known already comes in on a new device by the personal link, without the password", async () => {
  const ann = await person(browser, "Ann");
  await ann.goto(server.address);
  await ann.getByLabel("Password of this server").fill("open sesame");
  await ann.getByRole("button", { name: "Come in" }).click();
  await ann.getByRole("heading", { name: "Board games for friends" }).waitFor();
  await ann.goto(`${server.address}/you`);
  await ann.getByRole("button", { name: "Make my personal link" }).click();
  const link = await ann
    .getByRole("textbox", { name: /personal link/i })
    .first()
    .inputValue();

  const phone = await person(browser, "", { viewport: PHONE });
  await phone.goto(server.address);
  await phone.getByRole("link", { name: "I am known here already" }).click();
  await phone.getByLabel("Your personal link").fill(link);
  await phone.getByLabel("Your personal link").press("Enter");
  await phone.getByRole("button", { name: "This is me" }).click();
  await phone.getByRole("heading", { name: "Board games for friends" }).waitFor();
  expect(faults).toEqual([]);
});

test("newcomers are asked for the password once, and for nothing else", async () => {
  const ann = await person(browser, "Ann", { viewport: PHONE });
  await ann.goto(server.address);
  await ann.getByRole("heading", { name: "Who is there?" }).waitFor();
  expect(await complaints(ann), "the entrance").toEqual([]);
  expect(await overflow(ann)).toBe(0);
  await ann.getByLabel("Password of this server").fill("open door");
  await ann.keyboard.press("Enter");
  await ann.getByRole("alert").getByText("That is not the password of this server.").waitFor();
  await ann.getByLabel("Password of this server").fill("open sesame");
  await ann.getByRole("button", { name: "Come in" }).click();
  await ann.getByRole("heading", { name: "Board games for friends" }).waitFor();
  await ann.reload();
  await ann.getByRole("heading", { name: "Board games for friends" }).waitFor();
  await doorOf(ann).getByRole("button", { name: "A table for friends" }).click();
  await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
  const link = await ann.getByRole("textbox", { name: /link/i }).first().inputValue();

  const bob = await person(browser, "Bob");
  await bob.goto(link);
  await bob.getByText("You have been invited.").waitFor();
  expect(await bob.getByLabel("Password of this server").count()).toBe(0);
  await bob.getByRole("button", { name: "Come in" }).click();
  await bob.getByRole("button", { name: /^Sit/ }).first().waitFor();
  expect(faults).toEqual([]);
});

test("an invitation of the host leads in, and the host bars and removes who came by it", async () => {
  const desk = await host();
  expect(new URL(desk.url()).hash).toBe("");
  expect(await complaints(desk), "the admin page").toEqual([]);
  await desk.getByLabel("For", { exact: true }).fill("Cleo");
  await desk.getByRole("button", { name: "Make an invitation" }).click();
  const link = await desk.getByLabel("The link of the new invitation").inputValue();

  const cleo = await person(browser, "Cleo");
  await cleo.goto(link);
  await cleo.getByRole("button", { name: "Come in" }).click();
  await cleo.getByRole("heading", { name: "Board games for friends" }).waitFor();
  await cleo.goto(link); // is known here: needs no more
  await cleo.getByRole("heading", { name: "Board games for friends" }).waitFor();

  const people = desk.getByRole("region", { name: "People" });
  await people.getByRole("searchbox").fill("Cleo");
  await people.getByText("1 of 1").waitFor();
  await people.getByRole("button", { name: "Bar Cleo" }).click();
  await desk.getByRole("dialog", { name: "Bar Cleo" }).getByRole("button", { name: "Bar", exact: true }).click();
  await people.getByText("barred", { exact: true }).waitFor();
  await cleo.reload();
  await cleo.getByText("The host of this server has barred you.").waitFor();
  await people.getByRole("button", { name: "Let Cleo in again" }).click();
  await people.getByRole("button", { name: "Bar Cleo" }).waitFor();
  await cleo.reload();
  await cleo.getByRole("heading", { name: "Board games for friends" }).waitFor();

  await people.getByRole("button", { name: "Remove Cleo" }).click();
  await desk.getByRole("button", { name: "Leave it as it is" }).click();
  await people.getByText("1 of 1").waitFor();
  await people.getByRole("button", { name: "Remove Cleo" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await people.getByText("There are none.").waitFor();
  await cleo.reload();
  await cleo.getByRole("heading", { name: "Who is there?" }).waitFor();
  expect(faults).toEqual([]);
});

test("the host sets limits and removes a table, on a phone, too", async () => {
  const desk = await host({ viewport: PHONE, colorScheme: "light" });
  expect(await overflow(desk)).toBe(0);
  expect(await complaints(desk), "the admin page on a phone").toEqual([]);
  await desk.getByLabel("People on this server (0: no bound)").fill("50");
  await desk.getByRole("button", { name: "Set", exact: true }).click();
  await desk.reload();
  await expect.poll(() => desk.getByLabel("People on this server (0: no bound)").inputValue()).toBe("50");
  const tables = desk.getByRole("region", { name: "Tables" });
  await tables.getByRole("button", { name: /^Remove the table of/ }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await tables.getByText("There are none.").waitFor();
  expect(faults).toEqual([]);
});

test("both pages are ready for any language", async () => {
  const newcomer = await inMadeUp(browser, "Dora");
  await newcomer.goto(server.address);
  await newcomer.locator(".entrance").waitFor();
  expect(await unmarked(newcomer, ["Dora"])).toEqual([]);
  await newcomer.locator(".entrance input[type=password]").fill("open sesame");
  await newcomer.keyboard.press("Enter");
  await newcomer.locator(".doors").waitFor();

  const desk = await inMadeUp(browser, "Host");
  await desk.goto(`${server.address}/admin`);
  await desk.locator(".admin-key").waitFor();
  expect(await unmarked(desk)).toEqual([]);
  await desk.locator(".admin-key input").fill(server.adminKey);
  await desk.keyboard.press("Enter");
  await desk.locator(".admin-facts").waitFor();
  await desk.locator(".admin-form .button").click();
  await desk.locator(".link-box").waitFor();
  const given = [{ within: ".link-box input", why: "an address" }, NAMES];
  expect(await unmarked(desk, [], given)).toEqual([]);
  await desk.locator(".admin-rows .button.danger").first().click();
  await desk.locator("dialog").waitFor();
  expect(await unmarked(desk, [], given)).toEqual([]);
  expect(faults).toEqual([]);
});

test("nothing is shown without the key", async () => {
  const page = await person(browser, "Eve");
  await page.goto(`${server.address}/admin`);
  await page.getByLabel("Admin key").fill("a guess");
  await page.keyboard.press("Enter");
  await page.getByText("That is not the key of this server.").waitFor();
  expect(await complaints(page), "the key").toEqual([]);
  await page.getByLabel("Admin key").fill(server.adminKey);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Now" }).waitFor();
  await page.getByRole("button", { name: "Forget the key" }).click();
  await page.getByLabel("Admin key").waitFor();
  await page.reload();
  await page.getByLabel("Admin key").waitFor();
  expect(faults).toEqual([]);
});
