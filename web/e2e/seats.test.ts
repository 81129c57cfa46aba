import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { browser, server } from "./fixtures";
import { openTable, sitDown, start, twoAtTable } from "./tables";

test("an open table is listed, and whoever finds it there may sit down without a link", async () => {
  const { ann } = await openTable(browser, server.address);
  const cem = await person(browser, "Cem");
  await cem.goto(server.address);
  await cem.getByRole("heading", { name: "Finished games" }).waitFor();
  expect(await cem.getByRole("heading", { name: "Open tables" }).count()).toBe(0);

  await ann.getByText("More settings").click();
  await ann.getByLabel(/Open to everybody/).check();
  await expect.poll(() => ann.getByLabel(/Open to everybody/).isChecked()).toBe(true);
  await cem.reload();
  await cem.getByRole("link", { name: /^Sit down: .*Ann/ }).click();
  await cem.getByRole("button", { name: "Sit here" }).click();
  await start(ann, cem);
  expect(faults).toEqual([]);
});

test("notes are one's own: nobody else reads them, and they are there again", async () => {
  const [ann, bob] = await twoAtTable(browser, server.address);
  await ann.getByRole("tab", { name: "Notes" }).click();
  await ann.getByLabel(/notes/i).last().fill("Bob holds the nine.");
  await ann.getByRole("tab", { name: "Mission" }).click(); // leaving the field keeps it
  await ann.reload();
  await ann.getByRole("tab", { name: "Notes" }).click();
  await expect.poll(() => ann.locator("textarea").inputValue()).toBe("Bob holds the nine.");
  await bob.getByRole("tab", { name: "Notes" }).click();
  expect(await bob.locator("textarea").inputValue()).toBe("");
  expect(await bob.content()).not.toContain("Bob holds the nine.");
  expect(faults).toEqual([]);
});

test("a bot plays for somebody who is away, and hands the seat back", async () => {
  const [ann, bob] = await twoAtTable(browser, server.address);
  const address = bob.url();
  const plate = ann.locator('[data-person="1"]');
  await bob.goto(server.address);
  await expect.poll(() => plate.textContent()).toContain("away");
  await ann.getByRole("button", { name: "Menu" }).click();
  await ann.getByRole("button", { name: "Let a bot play for Bob" }).click();
  await plate.locator(".badge").waitFor();
  await bob.goto(address);
  await bob.locator(".hand-card").first().waitFor();
  await plate.locator(".badge").waitFor({ state: "detached" });
  expect(await plate.textContent()).not.toContain("away");
  expect(faults).toEqual([]);
});

test("whoever leaves a game is played for by a bot, and may come back", async () => {
  const [ann, bob] = await twoAtTable(browser, server.address);
  const address = bob.url();
  const plate = ann.locator('[data-person="1"]');
  await bob.getByRole("button", { name: "Menu" }).click();
  await bob.getByRole("button", { name: "Leave the table" }).click();
  await bob.getByRole("heading", { name: "Board games for friends" }).waitFor();
  await plate.locator(".badge").waitFor();
  await bob.goto(address);
  await bob.locator(".hand-card").first().waitFor();
  await plate.locator(".badge").waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});

test("a new link takes the place of the old one, which opens nothing any more", async () => {
  const { ann, link } = await openTable(browser, server.address);
  await ann.getByRole("button", { name: "New link" }).click();
  const box = ann.getByLabel("Link to this table");
  await expect.poll(() => box.inputValue()).not.toBe(link);
  await ann.getByText("Earlier links do not work any more.").waitFor();
  const cem = await person(browser, "Cem");
  await cem.goto(link);
  await cem.getByRole("heading", { name: /This door stays shut/ }).waitFor();
  const dora = await sitDown(browser, await box.inputValue());
  await expect.poll(() => dora.getByRole("button", { name: "Stand up" }).count()).toBe(1);
  const theirs = dora.getByLabel("Link to this table");
  const now = await theirs.inputValue();
  await ann.getByRole("button", { name: "New link" }).click();
  await expect.poll(() => theirs.inputValue()).not.toBe(now); // everybody who sits there is shown one that works
  expect(faults).toEqual([]);
});
