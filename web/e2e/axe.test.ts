import { expect, test } from "vitest";
import { complaints } from "./complaints";
import { faults, person, PHONE } from "./chromium";
import { doorOf } from "./doors";
import { playNow, untilMyTurn } from "./play";
import { browser, server } from "./fixtures";

for (const colorScheme of ["dark", "light"] as const) {
  test(`axe has nothing against any page, ${colorScheme}`, async () => {
    const page = await person(browser, "Ann", { colorScheme });
    await page.goto(server.address);
    expect(await complaints(page), "home").toEqual([]);

    await doorOf(page).getByRole("button", { name: "A table for friends" }).click();
    await page.getByRole("heading", { name: "Your table is set" }).waitFor();
    expect(await complaints(page), "lobby").toEqual([]);

    await playNow(page, server.address, "Play alone now", "not-the-butler");
    await untilMyTurn(page);
    expect(await complaints(page), "table").toEqual([]);
    for (const tab of ["Dossier", "Log", "Talk", "Notes"]) {
      await page.getByRole("tab", { name: tab }).click();
      expect(await complaints(page), tab).toEqual([]);
    }
    await page.locator(".hand-card", { hasText: "fits" }).first().click();
    expect(await complaints(page), "a card in hand").toEqual([]);
    await page.locator(".pile.lit").first().click();
    await page.locator(".hand-card.held").waitFor({ state: "hidden" });
    expect(await complaints(page), "in the middle of an action").toEqual([]);
    await page.getByRole("button", { name: "Keys and help" }).first().click();
    await page.getByRole("heading", { name: "Keys" }).waitFor();
    expect(await complaints(page), "keys").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await complaints(page), "menu").toEqual([]);
    await page.getByRole("button", { name: /^Sound/ }).click();
    await page.getByRole("heading", { name: "Sound" }).waitFor();
    expect(await complaints(page), "sound").toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("p");
    await page.getByRole("button", { name: "Papers", exact: true }).waitFor();
    expect(await complaints(page), "papers put away").toEqual([]);
    await page.keyboard.press("p");
    await page.keyboard.press("v");
    expect(await complaints(page), "text view").toEqual([]);
    await page.keyboard.press("v");

    await page.locator(".button.solve").click();
    expect(await complaints(page), "solving").toEqual([]);
    await page.getByLabel(/Your answer/).fill("john butler");
    await page.keyboard.press("Enter");
    await page.locator("dialog .warning").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Mission failed" }).waitFor();
    expect(await complaints(page), "lost").toEqual([]);

    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByRole("slider", { name: "Step" }).waitFor();
    expect(await complaints(page), "replay").toEqual([]);
    await page.goto(`${server.address}/records`);
    await page.getByRole("region", { name: "The Key", exact: true }).waitFor();
    expect(await complaints(page), "records").toEqual([]);
    await page.goto(`${server.address}/rules/key#R28`);
    await page.locator("#R28").waitFor();
    expect(await complaints(page), "rules").toEqual([]);
    await page.goto(`${server.address}/t/nowhere`);
    await page.getByRole("heading", { name: "This door stays shut" }).waitFor();
    expect(await complaints(page), "no such table").toEqual([]);
    await page.goto(server.address);
    await doorOf(page).getByRole("button", { name: "Begin a campaign" }).click();
    await page.locator(".campaign").waitFor();
    expect(await complaints(page), "campaign").toEqual([]);
    expect(faults).toEqual([]);
  });
}

test("axe has nothing against a phone's table", async () => {
  const page = await person(browser, "Ann", { viewport: PHONE, hasTouch: true, isMobile: true });
  await playNow(page, server.address, "With two bots");
  expect(await complaints(page)).toEqual([]);
});
