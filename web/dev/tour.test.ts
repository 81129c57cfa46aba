/** Takes a picture of every screen, in three sizes and two themes: npm run tour, into /tmp/holdfast-tour or $TOUR. */

import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { launch, person, PHONE } from "../e2e/chromium";
import { doorOf } from "../e2e/doors";
import { answer, playNow, untilMyTurn } from "../e2e/play";
import { Server } from "../e2e/server";

const folder = process.env.TOUR ?? "/tmp/holdfast-tour";
const wanted = process.env.SIZES?.split(" ");
const sizes = { desk: { width: 1440, height: 900 }, small: { width: 1024, height: 768 }, phone: PHONE };
const themes = (process.env.THEMES ?? "dark light").split(" ") as ("dark" | "light")[];

test("a tour of every screen", async () => {
  mkdirSync(folder, { recursive: true });
  const server = await new Server().start();
  const browser = await launch();
  for (const colorScheme of themes) {
    for (const [size, viewport] of Object.entries(sizes).filter(([size]) => wanted?.includes(size) ?? true)) {
      const touch = size === "phone" ? { hasTouch: true, isMobile: true } : {};
      const page = await person(browser, "Ann", { viewport, colorScheme, ...touch });
      const shoot = async (name: string, wait = 700): Promise<void> => {
        await page.waitForTimeout(wait);
        await page.screenshot({ path: `${folder}/${colorScheme}-${size}-${name}.png` });
      };
      await tour(page, server, shoot);
      await page.context().close();
    }
  }
  await browser.close();
  await server.end();
});

type Shoot = (name: string, wait?: number) => Promise<void>;

async function tour(page: Page, server: Server, shoot: Shoot): Promise<void> {
  const { address } = server;
  await page.goto(address);
  await shoot("01-home", 1800);
  await lobby(page, shoot);
  await page.addInitScript(() => localStorage.setItem("holdfast.tutorial", "false"));
  await playNow(page, address, "Play alone now");
  await shoot("04-lesson");
  await page.getByRole("button", { name: "No more lessons" }).click();
  await untilMyTurn(page);
  await page.locator(".hand-card").last().click();
  await shoot("05-card");
  await page.locator(".pile.lit[data-pile='1']").click();
  await shoot("06-intel");
  await page.keyboard.press("v");
  await shoot("07-text");
  await page.keyboard.press("v");
  await page.locator(".button.solve").click();
  const answer = page.getByLabel(/Your answer/);
  await answer.fill("milk the c");
  await answer.press("Enter");
  await shoot("08-refused");
  await answer.fill("milk the dog");
  await answer.press("Enter");
  await shoot("09-sure");
  await answer.press("Enter");
  await page.getByRole("heading", { name: "Mission failed" }).waitFor();
  await shoot("10-lost", 1500);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("slider", { name: "Step" }).waitFor();
  await page.getByRole("button", { name: "One step on" }).click();
  await page.getByLabel("Seen by").selectOption({ label: "Everything" });
  await shoot("11-replay");
  await busy(page, server, shoot);
  await page.goto(`${address}/rules/key`);
  await page.locator(".rule").first().waitFor();
  await shoot("17-rules");
  await page.goto(`${address}/nowhere`);
  await shoot("18-nowhere");
  await page.goto(address);
  await doorOf(page).getByRole("button", { name: "Begin a campaign" }).click();
  await page.locator(".campaign").waitFor();
  await shoot("19-campaign", 1500);
  await page.goto(address);
  await page.locator(".lists").waitFor();
  await page.locator(".lists").scrollIntoViewIfNeeded();
  await shoot("20-lists", 1500);
}

async function lobby(page: Page, shoot: Shoot): Promise<void> {
  await doorOf(page).getByRole("button", { name: "A table for friends" }).click();
  await page.getByRole("heading", { name: "Your table is set" }).waitFor();
  await shoot("02-lobby");
  for (const seat of [3, 4]) {
    await page.getByRole("button", { name: "One more seat" }).click();
    await page.getByLabel(`Put a bot on seat ${seat}`).selectOption(seat === 3 ? "greedy" : "cracker");
  }
  await page.getByLabel("Put a bot on seat 2").selectOption("cracker");
  await page.getByLabel("Character of Ann").selectOption("analyst");
  await page.getByText("Everybody is here.").waitFor();
  await shoot("03-full");
}

/** A game with bots up to the peril, the line cut, the end. */
async function busy(page: Page, server: Server, shoot: Shoot): Promise<void> {
  await playNow(page, server.address, "With two bots", "gone-to-the-dogs");
  for (let i = 0; i < 400; i += 1) {
    if ((await page.locator(".in-peril, dialog.ending").count()) > 0) break;
    if (!(await answer(page))) await page.waitForTimeout(40);
  }
  await shoot("12-peril");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await shoot("13-menu");
  await page.keyboard.press("Escape");
  await server.kill();
  await page.getByText("Connection lost").waitFor();
  await shoot("14-lost-line");
  await server.start();
  await page.getByText("Connection lost").waitFor({ state: "hidden" });
  await playNow(page, server.address, "Play alone now");
  await page.getByRole("button", { name: "No more lessons" }).click();
  await untilMyTurn(page);
  await page.locator(".button.solve").click();
  await page.getByLabel(/Your answer/).fill("milk the cow");
  await page.getByLabel(/Your answer/).press("Enter");
  await page.locator("dialog .warning").waitFor();
  await page.getByLabel(/Your answer/).press("Enter");
  await page.getByRole("heading", { name: "Mission solved" }).waitFor();
  await shoot("15-won", 1500);
  await page.getByRole("button", { name: "Look at the table" }).click();
  await shoot("16-after");
}
