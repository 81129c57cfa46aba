/** Takes a picture of every screen, in three sizes and two themes: npm run tour, into /tmp/holdfast-tour or $TOUR. */

import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { launch, person, PHONE } from "../e2e/chromium";
import { playNow, untilMyTurn } from "../e2e/play";
import { quickAnswer } from "../e2e/quick";
import { Server } from "../e2e/server";

const folder = process.env["TOUR"] ?? "/tmp/holdfast-tour";
const sizes = { desk: { width: 1440, height: 900 }, small: { width: 1024, height: 768 }, phone: PHONE };
const themes = (process.env["THEMES"] ?? "dark light").split(" ") as ("dark" | "light")[];

test("a tour of every screen", async () => {
  mkdirSync(folder, { recursive: true });
  const server = await new Server().start();
  const browser = await launch();
  for (const colorScheme of themes) {
    for (const [size, viewport] of Object.entries(sizes)) {
      const touch = size === "phone" ? { hasTouch: true, isMobile: true } : {};
      const page = await person(browser, "Ann", { viewport, colorScheme, ...touch });
      const shoot = async (name: string, wait = 700): Promise<void> => {
        await page.waitForTimeout(wait);
        await page.screenshot({ path: `${folder}/${colorScheme}-${size}-${name}.png` });
      };
      await tour(page, server.address, shoot);
      await page.context().close();
    }
  }
  await browser.close();
  await server.end();
});

async function tour(page: Page, address: string, shoot: (name: string, wait?: number) => Promise<void>): Promise<void> {
  await page.goto(address);
  await shoot("1-home");
  await page.getByRole("button", { name: "A table for friends" }).click();
  await page.getByRole("heading", { name: "Your table is set" }).waitFor();
  await shoot("2-lobby");
  await page.addInitScript(() => localStorage.setItem("holdfast.tutorial", "false"));
  await playNow(page, address, "Play alone now");
  await shoot("3-lesson");
  await page.getByRole("button", { name: "No more lessons" }).click();
  await untilMyTurn(page);
  await page.locator(".hand-card").last().click();
  await shoot("4-card");
  await page.locator(".pile.lit[data-pile='1']").click();
  await shoot("5-intel");
  await page.keyboard.press("v");
  await shoot("6-text");
  await page.keyboard.press("v");
  await page.locator(".button.solve").click();
  await page.getByLabel(/Your answer/).fill("milk the c");
  await shoot("7-solve");
  await page.getByLabel(/Your answer/).fill("milk the dog");
  await page.getByLabel(/Your answer/).press("Enter");
  await page.getByLabel(/Your answer/).press("Enter");
  await shoot("8-lost", 1200);
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("slider", { name: "Step" }).waitFor();
  await page.getByRole("button", { name: "One step on" }).click();
  await page.getByRole("button", { name: "One step on" }).click();
  await page.getByLabel("Seen by").selectOption({ label: "Everything" });
  await shoot("12-replay");
  await playNow(page, address, "With two bots", "not-the-butler");
  for (let i = 0; i < 22; i += 1) {
    if (!(await quickAnswer(page))) await page.waitForTimeout(50);
    await page.waitForTimeout(20);
  }
  await untilMyTurn(page);
  const dossier = page.getByRole("tab", { name: "Dossier" });
  if ((await dossier.count()) > 0) await dossier.click({ timeout: 2000 }).catch(() => undefined);
  await shoot("9-busy");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: "Menu" })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await shoot("10-menu");
  await page.goto(`${address}/rules/key#R28`);
  await shoot("11-rules");
}
