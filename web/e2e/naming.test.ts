/** Nobody is a guest with a number among friends: who sits down with others is asked for a name, once. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaints } from "./complaints";
import { faults, person } from "./chromium";
import { doorOf } from "./doors";
import { browser, server } from "./fixtures";
import { openTable } from "./tables";

const asked = (page: Page) => page.getByRole("dialog", { name: "What are you called?" });

test("a guest who sits down with friends is asked for a name, and Enter sits them down", async () => {
  const { ann, link } = await openTable(browser, server.address);
  const bob = await person(browser, "");
  await bob.goto(link);
  await bob.getByRole("button", { name: "Sit here" }).click();
  await asked(bob).waitFor();
  expect(await bob.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  expect(await complaints(bob), "asked").toEqual([]);
  await bob.keyboard.press("Escape"); // nobody has to
  await asked(bob).waitFor({ state: "detached" });
  await bob.getByRole("button", { name: "Sit here" }).click();
  await bob.keyboard.type("\u3164"); // nobody could see that
  await bob.keyboard.press("Enter");
  await asked(bob).getByText("A name has 1 to 40 signs that can be shown.").waitFor();
  await asked(bob).getByLabel("Your name").fill("Bob");
  await bob.keyboard.press("Enter");
  await bob.getByRole("heading", { name: "Your table is set" }).waitFor();
  await ann.locator(".seat-who", { hasText: "Bob" }).waitFor();

  // Once is enough: the name is remembered.
  await bob.getByRole("button", { name: "Stand up" }).click();
  await bob.getByRole("button", { name: "Sit here" }).first().click();
  await bob.getByRole("heading", { name: "Your table is set" }).waitFor();
  expect(faults).toEqual([]);
});

test("alone with bots nobody is asked; whoever opens a table for friends is", async () => {
  const cem = await person(browser, "");
  await cem.goto(server.address);
  await doorOf(cem).getByRole("button", { name: "With two bots" }).click();
  await cem.locator(".key-table").waitFor();
  await cem.locator(".person-name", { hasText: /^Guest \d+/ }).waitFor();

  // Inviting somebody to it: the box says what they would see, and a name given there is seen at once.
  await cem.getByRole("button", { name: "Menu" }).click();
  await cem.getByRole("button", { name: "Invite somebody" }).click();
  const box = cem.getByRole("dialog", { name: "Invite" });
  await box.getByText(/^Your friends see you as Guest \d+/).waitFor();
  expect(await complaints(cem), "inviting").toEqual([]);
  await box.getByLabel("Your name").fill("Cem");
  await cem.keyboard.press("Enter");
  await box.getByText(/^Your friends see you as/).waitFor({ state: "detached" });
  await cem.keyboard.press("Escape");
  await cem.locator(".person-name", { hasText: "Cem" }).waitFor();

  const dora = await person(browser, "");
  await dora.goto(server.address);
  await doorOf(dora).getByRole("button", { name: "A table for friends" }).click();
  await asked(dora).getByLabel("Your name").fill("Dora");
  await asked(dora).getByRole("button", { name: "Open the table" }).click();
  await dora.locator(".seat-who", { hasText: "Dora" }).waitFor();
  expect(faults).toEqual([]);
});
