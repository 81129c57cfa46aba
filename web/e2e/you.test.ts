/** Keeping who you are: the personal link, on another device and after the cookie is lost. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaints } from "./complaints";
import { faults, person, PHONE } from "./chromium";
import { doorOf } from "./doors";
import { browser, server } from "./fixtures";
import { openPosted } from "./tables";

const me = (page: Page): Promise<{ id: string; name: string }> =>
  page.evaluate(() => fetch("/api/me").then((answer) => answer.json()));

/** Ann plays with bots, and makes her personal link. */
async function annWithLink(): Promise<{ ann: Page; table: string; link: string }> {
  const ann = await person(browser, "Ann");
  const { id } = await openPosted(ann, server.address, { game: "key", seats: 2, bots: ["greedy"], start: true });
  await ann.goto(server.address);
  await ann.getByRole("link", { name: "You", exact: true }).click();
  await ann.getByRole("button", { name: "Make my personal link" }).click();
  const field = ann.getByRole("textbox", { name: "Personal link", exact: true });
  await field.waitFor();
  return { ann, table: id, link: await field.inputValue() };
}

const tableLink = (page: Page, id: string) =>
  page.getByRole("region", { name: "Your tables" }).locator(`a[href="/t/${id}"]`);

test("the personal link makes another device hers, by a press and not by opening it", async () => {
  const { ann, table, link } = await annWithLink();
  expect(link).toContain("/you#link.");
  expect(await complaints(ann), "you, with a link").toEqual([]);

  const phone = await person(browser, "", { viewport: PHONE });
  await phone.goto(link);
  await phone.getByRole("heading", { name: "The personal link of Ann" }).waitFor();
  expect((await me(phone)).id).toBe("");
  expect(await complaints(phone), "this is me").toEqual([]);
  await phone.getByRole("button", { name: "This is me" }).press("Enter");
  await tableLink(phone, table).waitFor();
  expect(new URL(phone.url()).hash).toBe("");
  expect(await me(phone)).toEqual(await me(ann));

  // A new link makes the old one worthless.
  await ann.getByRole("button", { name: "A new link; the old one stops working" }).click();
  await expect.poll(() => ann.getByRole("textbox", { name: "Personal link", exact: true }).inputValue()).not.toBe(link);
  const late = await person(browser, "");
  await late.goto(link);
  await late.getByText("This personal link does not work any more").waitFor();
  expect(await late.getByRole("button", { name: "This is me" }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test("who has lost the cookie is told so, and comes back by pasting the link", async () => {
  const { ann, table, link } = await annWithLink();
  const before = await me(ann);
  await ann.context().clearCookies();
  await ann.goto(`${server.address}/t/${table}`);
  await ann.getByText("This browser does not know any more that you are Ann.").waitFor();
  await ann.goto(server.address);
  await ann.getByRole("link", { name: "Come back as yourself" }).click();
  expect(await complaints(ann), "lost").toEqual([]);
  await ann.getByLabel("Your personal link").fill("I forgot it");
  await ann.getByLabel("Your personal link").press("Enter");
  await ann.getByText("That is no personal link.").waitFor();
  await ann.getByLabel("Your personal link").fill(link);
  await ann.getByLabel("Your personal link").press("Enter");
  await ann.getByRole("button", { name: "This is me" }).click();
  await tableLink(ann, table).waitFor();
  expect(await me(ann)).toEqual(before);
  expect(await ann.getByText("This browser does not know any more").count()).toBe(0);
  expect(faults).toEqual([]);
});

test("a guest's game on the new device comes along, and other tabs notice", async () => {
  const { link } = await annWithLink();
  const guest = await person(browser, "");
  await guest.goto(server.address);
  await doorOf(guest).getByRole("button", { name: "With two bots" }).click();
  await guest.locator(".key-table").waitFor();
  const table = new URL(guest.url()).pathname.split("/").at(-1)!;
  const tab = await guest.context().newPage();
  await tab.goto(link);
  await tab.getByLabel(/Take along what I played here as Guest \d+/).waitFor();
  expect(await complaints(tab), "with a guest").toEqual([]);
  await tab.getByRole("button", { name: "This is me" }).click();
  await tab.getByText("You are Ann here now. A table came along.").first().waitFor();
  await tableLink(tab, table).waitFor();
  await guest.locator(".person-name", { hasText: "Ann" }).waitFor();
  expect(faults).toEqual([]);
});

test("who will not take a guest's games along gets a link back to them", async () => {
  const { link } = await annWithLink();
  const guest = await person(browser, "Sister");
  await openPosted(guest, server.address, { game: "key", seats: 2 });
  const before = await me(guest);
  await guest.goto(link);
  await guest.getByLabel("Take along what I played here as Sister").uncheck();
  await guest.getByRole("button", { name: "This is me" }).click();
  const back = guest.getByRole("textbox", { name: "The personal link of Sister" });
  await back.waitFor();
  const address = await back.inputValue();
  expect(await complaints(guest), "left behind").toEqual([]);
  await guest.getByRole("button", { name: "I have kept the link" }).click();
  await guest.goto(address);
  await guest.getByRole("button", { name: "This is me" }).click();
  await expect.poll(() => me(guest)).toEqual(before);
  expect(faults).toEqual([]);
});
