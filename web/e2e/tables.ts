/** People at one table. */

import type { Browser, Page } from "playwright-core";
import { person } from "./chromium";
import { doorOf } from "./doors";

interface Opened {
  readonly id: string;
  readonly key: string;
}

/** Open a table as this person by what is posted, and go there: for what no door offers in one press. */
export async function openPosted(page: Page, address: string, wanted: object): Promise<Opened> {
  await page.goto(address);
  const opened = await page.evaluate(async (body) => {
    const post = async (path: string, what: object): Promise<unknown> => {
      const answer = await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(what),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    await post("/api/me", { name: JSON.parse(localStorage.getItem("holdfast.name")!) as string });
    return (await post("/api/tables", body)) as Opened;
  }, wanted);
  await page.goto(`${address}/t/${opened.id}#${opened.key}`);
  return opened;
}

/** Ann opens a table for friends; gives her page and the link. */
export async function openTable(browser: Browser, address: string): Promise<{ ann: Page; link: string }> {
  const ann = await person(browser, "Ann");
  await ann.goto(address);
  await doorOf(ann).getByRole("button", { name: "A table for friends" }).click();
  await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
  const link = await ann.getByLabel("Link to this table").inputValue();
  return { ann, link };
}

/** Bob opens the link and sits down. */
export async function sitDown(browser: Browser, link: string, name = "Bob"): Promise<Page> {
  const page = await person(browser, name);
  await page.goto(link);
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await page.getByRole("heading", { name: "Your table is set" }).waitFor();
  return page;
}

export async function start(host: Page, ...all: readonly Page[]): Promise<void> {
  await host.getByText("Everybody is here.").waitFor();
  await host.getByRole("button", { name: "Start" }).click();
  await Promise.all([host, ...all].map((page) => page.locator(".key-table").waitFor()));
}

/** Two people at one table, the game begun, the first to act being Ann. */
export async function twoAtTable(browser: Browser, address: string): Promise<[Page, Page]> {
  const { ann, link } = await openTable(browser, address);
  const bob = await sitDown(browser, link);
  await start(ann, bob);
  const turn = ann.locator(".prompt-question", { hasText: "Your turn" });
  const first = ann.locator('[data-option="go_first"]');
  await turn.or(first).first().waitFor();
  if (await first.isVisible()) await first.click();
  await turn.waitFor();
  return [ann, bob];
}

/** Give the one answer there is, alone at a table; the second press confirms it. */
export async function propose(page: Page, guess: string): Promise<void> {
  await page.locator(".button.solve").click();
  const field = page.getByLabel(/Your answer/);
  await field.fill(guess);
  await field.press("Enter");
  await page.locator("dialog .warning").waitFor();
  await field.press("Enter");
}

/** How many signs the answer has, as the solve dialog says. */
export async function answerLength(page: Page): Promise<number> {
  await page.locator(".button.solve").click();
  const words = await page.locator('label[for="guess"]').innerText();
  await page.getByRole("button", { name: "Not yet" }).click();
  return Number(/(\d+) (letters|digits)/.exec(words)![1]);
}
