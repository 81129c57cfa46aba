import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { doorOf } from "./doors";
import { browser, server } from "./fixtures";

test("somebody is forgotten after having been asked, and only then", async () => {
  const ann = await person(browser, "Annabella");
  await ann.goto(server.address);
  await doorOf(ann).getByRole("button", { name: "With two bots" }).click();
  await ann.locator(".key-table").waitFor();
  await ann.goto(server.address);
  const tables = ann.getByRole("region", { name: "Your tables" });
  await tables.waitFor();

  await ann.getByRole("link", { name: "You", exact: true }).click();
  await ann.getByRole("button", { name: "Forget me" }).click();
  const dialog = ann.getByRole("dialog", { name: "Forget me" });
  expect(await dialog.textContent()).toContain("the moves and the name you had there stay");
  await dialog.getByRole("button", { name: "Keep me" }).click();
  expect(await ann.evaluate(() => fetch("/api/me").then((answer) => answer.json()))).toMatchObject({
    name: "Annabella",
  });

  await ann.getByRole("button", { name: "Forget me" }).click();
  await dialog.getByRole("button", { name: "Forget me now" }).click();
  await ann.getByText("Nobody knows you here yet.").waitFor();
  expect(await ann.evaluate(() => fetch("/api/me").then((answer) => answer.json()))).toEqual({
    id: "",
    name: "",
    named: false,
  });
  expect(await ann.getByRole("button", { name: "Forget me" }).count()).toBe(0);
  await ann.goto(server.address);
  await ann.getByRole("heading", { name: "Finished games" }).waitFor();
  expect(await tables.count()).toBe(0);
  expect(await ann.getByText("This browser does not know any more").count()).toBe(0);
  expect(faults).toEqual([]);
});
