import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { playNow, untilMyTurn } from "./play";
import { browser, server } from "./fixtures";

test("a server that falls and comes back loses nothing and doubles nothing", async () => {
  const page = await person(browser, "Ann");
  await playNow(page, server.address, "Play alone now");
  await page.getByRole("tab", { name: "Log" }).click();
  await untilMyTurn(page);
  await page.keyboard.press("4");
  await page.keyboard.press("r");
  await page.locator(".room.lit").first().waitFor();

  await server.kill();
  await page.getByText("Connection lost").waitFor();
  await page.locator('.room.lit[data-room="1"]').click(); // nobody hears it yet
  await server.start();
  await page.getByText("Connection lost").waitFor({ state: "hidden" });
  await expect.poll(() => page.locator(".room.own").getAttribute("data-room")).toBe("1");
  const moves = (await page.locator(".log-line").allInnerTexts()).filter((line) => /\bgo(es)? to\b/.test(line));
  expect(moves).toHaveLength(1);

  // A page that is loaded anew is where it was.
  await page.reload();
  await expect.poll(() => page.locator(".room.own").getAttribute("data-room")).toBe("1");
  await page.getByText("2 moves left").first().waitFor();
  expect(faults).toEqual([]);
});

test("a line that was cut is taken up again where it was", async () => {
  const page = await person(browser, "Ann");
  await playNow(page, server.address, "With two bots");
  await untilMyTurn(page); // nobody else acts now: the log stands still
  await page.getByRole("tab", { name: "Log" }).click();
  const before = await page.locator(".log-line").count();
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await page.context().setOffline(false);
  await page.getByRole("tab", { name: "Talk" }).click();
  await page.getByRole("button", { name: "Well done!" }).click();
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator(".log-line", { hasText: "Well done!" }).waitFor();
  expect(await page.locator(".log-line").count()).toBe(before + 1);
});

test("another device takes the seat over by a link", async () => {
  const page = await person(browser, "Ann");
  await playNow(page, server.address, "Play alone now");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Play on another device" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  const other = await person(browser, "Ann on the sofa");
  await other.goto(link);
  await other.locator(".hand-card").first().waitFor();
  expect(other.url()).not.toContain("#");
  // The first device only watches now.
  await page.locator(".hand-card").first().waitFor({ state: "detached" });
  await untilMyTurn(other);
  expect(faults).toEqual([]);
});
