/** The same person in a hurry: decides inside the page, so that a whole game takes seconds. Still only what is lit is pressed. */

import type { Page } from "playwright-core";

/** Answer what is asked of this page, question after question; false if nothing was. */
export function quickAnswer(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const press = (selector: string): boolean => {
      const found = document.querySelector<HTMLElement | SVGElement>(selector);
      found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return found !== null;
    };
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    const first = (...selectors: string[]): boolean => selectors.some(press);

    const takeAction = (): boolean => {
      const order = has(".room.own .token.wanted")
        ? [2, 1, 0, 3]
        : has(".token.wanted")
          ? [0, 2, 1, 3]
          : has(".room.own .stack")
            ? [1, 2, 0, 3]
            : [1, 0, 2, 3];
      const names = ["Run", "Intel", "Gather", "Regroup"];
      for (const pile of order) {
        for (const card of document.querySelectorAll<HTMLElement>(".hand-card:not([aria-disabled])")) {
          if (!card.textContent?.includes(names[pile]!)) continue;
          if (card.getAttribute("aria-pressed") !== "true") card.click();
          return press(`[data-pile="${pile}"]`);
        }
      }
      if (first('[data-option="end_actions"]', '[data-option="pass"]')) return true;
      if (document.querySelectorAll(".hand-card.held").length === 2) return press('[data-anchor="special"]');
      if (!document.querySelector('[data-anchor="special"].main')) press('[data-anchor="special"]');
      for (const card of [...document.querySelectorAll<HTMLElement>(".hand-card:not(.held)")].slice(0, 1)) card.click();
      return true;
    };

    const answer = (): boolean => {
      if (press('[data-anchor="consent-agree"]')) return true;
      if (!has(".prompt.mine")) return false;
      const asked = document.querySelector(".prompt-question")?.textContent ?? "";
      if (asked.startsWith("Your turn")) return takeAction();
      if (asked.startsWith("Run") && has(".room.own .token.wanted")) return press('[data-option="stop"]');
      return first(
        '[data-option="go_first"]',
        ".token.lit.wanted",
        '.prompt [data-option="flip"]',
        ".room.lit:has(.token.wanted)",
        ".room.lit:has(.stack)",
        '[data-option="stop"]',
        ".pile.lit:has(.card)",
        ".pile.lit",
        '[data-option="draw"]',
        '[data-option^="draw_to"]',
        ".prompt-options .button:not([aria-disabled])",
        ".room.lit",
        ".hand-card.lit",
      );
    };

    let done = false;
    for (let i = 0; i < 12 && answer(); i += 1) {
      done = true;
      await new Promise((next) => setTimeout(next, 25));
    }
    return done;
  });
}
