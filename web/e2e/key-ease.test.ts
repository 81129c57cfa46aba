import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { doorOf } from "./doors";
import { browser, server } from "./fixtures";
import { playNow, untilMyTurn } from "./play";

async function learn(): Promise<Page> {
  const page = await person(browser, "Ann");
  await page.goto(server.address);
  await doorOf(page).getByRole("button", { name: "Learn The Key" }).click();
  await page.locator(".key-table").waitFor();
  await untilMyTurn(page);
  return page;
}

const lesson = (page: Page, words: string) => page.locator(".coach", { hasText: words });

async function lay(page: Page, card: number, pile: string): Promise<void> {
  await page.keyboard.press(String(card));
  await page.keyboard.press(pile);
}

test("the lesson begins with the first flip, a dud, and a sign that is needed stays", async () => {
  const page = await learn();
  await page.getByRole("button", { name: "Understood" }).click();
  await lay(page, 1, "i");
  await lesson(page, "the Vault").waitFor();
  await page.locator('[data-room="9"]').click();
  await page.locator(".verdict", { hasText: "Not on your console" }).waitFor();
  await lesson(page, "none of your windows").waitFor();
  await page.getByRole("button", { name: "Understood" }).click();
  await page.locator('[data-room="9"]').click();
  await lesson(page, "brass edge").waitFor();
  const sign = page.getByRole("img", { name: "sun: You need this" });
  await sign.waitFor();
  expect(faults).toEqual([]);
});

test("what would come to nothing is asked once more, and done if its person insists", async () => {
  const page = await learn();
  await lay(page, 4, "x");
  const doubt = page.getByRole("dialog", { name: "That would come to nothing" });
  await doubt.getByText("there is nothing to clear").waitFor();
  await doubt.getByRole("button", { name: "Something else" }).click();
  await doubt.waitFor({ state: "hidden" });
  await page.keyboard.press("x");
  await doubt.getByRole("button", { name: "Do it anyway" }).click();
  await page.getByText("Regroup: clear which pile?").waitFor();
  expect(faults).toEqual([]);
});

test("a token is collected with the first button, by its key", async () => {
  const page = await learn();
  await lay(page, 1, "g");
  await page.getByText("Gather: which token?").waitFor();
  await page.getByRole("button", { name: "Flip the top token" }).first().waitFor();
  await page.keyboard.press("f");
  const [slip, figure] = [page.locator(".verdict rect"), page.locator(".figure.mine")];
  await slip.waitFor();
  const [at, standing] = [(await slip.boundingBox())!, (await figure.boundingBox())!];
  expect(at.x, "the slip lies beside the figure").toBeGreaterThanOrEqual(standing.x + standing.width);
  await page.locator(".prompt.mine").waitFor();
  const collect = page.locator(".prompt .button", { hasText: /^Collect/ });
  await expect
    .poll(async () => (await collect.count()) + (await page.getByText("Your turn: take an action.").count()))
    .toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test("a hint is opened for the table, a pencilled sign is there after a reload", async () => {
  const page = await person(browser, "Ann");
  await playNow(page, server.address, "Play alone now", "the-briefcase");
  await untilMyTurn(page);
  await page.getByRole("button", { name: "A hint, please" }).click();
  await page.locator(".written-hints li").first().waitFor();
  await page.keyboard.press("m");
  await page.keyboard.press("Enter");
  await page.getByLabel("What might be behind it?").fill("S");
  await page.getByRole("button", { name: "Write" }).click();
  await page.locator(".pencilled", { hasText: "S" }).first().waitFor();
  await page.reload();
  await page.locator(".pencilled", { hasText: "S" }).first().waitFor();
  expect(await page.locator(".written-hints li").count()).toBe(1);
  expect(faults).toEqual([]);
});
