/** People at a table of ALONE, and how both sides play on: inside the page, in one go, always the same way. */

import type { Browser, Locator, Page } from "playwright-core";
import { person } from "./chromium";
import { NEVER_MS } from "./patience";

/** Chosen beforehand, so that evil begins with its map. */
export const QUICK = { difficulty: "normal", character: "medic", decks: "fury,traps", swap: "no" };

export const asked = (page: Page, words: string): Locator => page.locator(".prompt-question", { hasText: words });

/** What evil answers a window with: nothing, or a card face down. */
export const REACTS = '[data-option="pass"]';
export const FACE_DOWN = '[data-option^="play_down"]';

/** Somebody opens the link and takes the first free seat. */
export async function join(browser: Browser, link: string, name: string, options = {}): Promise<Page> {
  const page = await person(browser, name, options);
  await page.goto(link);
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await page.getByRole("heading", { name: "Your table is set" }).waitFor();
  return page;
}

interface How {
  /** Options to take before all others, by how they begin. */
  readonly wants?: readonly string[];
  /** What nobody answers any more once it is there, as a selector: looked for in the same go, so it cannot be missed. */
  readonly stop?: string;
}

/** One answer of whoever is asked on this page; what was done, or "" if nothing could be. */
export function playOn(page: Page, { wants = [], stop = "" }: How = {}): Promise<string> {
  return page.evaluate(
    ([first, there]) => {
      const seen = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const press = (thing: Element | undefined): string => {
        thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        return thing ? (thing.getAttribute("data-option") ?? thing.getAttribute("aria-label") ?? "pressed") : "";
      };
      if (document.querySelector("dialog.ending") || (there && document.querySelector(there))) return "there";
      const options = seen("[data-option]").filter((one) => one.getAttribute("aria-disabled") !== "true");
      const named = (start: string): HTMLElement | undefined =>
        options.find((one) => one.dataset.option!.startsWith(start));
      const usual = [...first, "approve", "pass", "leave_rooms"].find((start) => named(start));
      if (usual) return press(named(usual));
      const lit = seen(".evil-sector.lit");
      const lines = seen(".evil-answers [data-line]");
      if (lit.length > 0) return press(lit[0]);
      if (lines.length > 0) return press(lines[0]);
      const move = named("move") ?? named("explore");
      return press(move ?? options.find((one) => !one.dataset.option!.startsWith("cancel")));
    },
    [wants, stop] as const,
  );
}

/** Play on all pages until something is so. What never comes so is a fault; how long it takes is the machine's affair. */
export async function playUntil(pages: readonly Page[], done: () => Promise<boolean>, how: How = {}): Promise<void> {
  const deadline = Date.now() + NEVER_MS;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error(`after ${NEVER_MS} ms of playing it is still not so`);
    const did = await Promise.all(pages.map((page) => playOn(page, how)));
    if (did.every((what) => what === "" || what === "there")) await pages[0]!.waitForTimeout(30);
  }
}

export const roundOf = async (page: Page): Promise<string> => page.locator(".top-mission").innerText();
