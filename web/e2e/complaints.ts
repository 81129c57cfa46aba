/** What axe has against a page as it stands. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Wait until nothing moves any more: what is half faded in has half its contrast. */
async function settled(page: Page): Promise<void> {
  const moving = (): Promise<number> =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === "running" || one.playState === "paused").length,
    );
  await expect.poll(moving).toBe(0);
}

/** What axe has against it, and how many changes of looks began while it read: what fades in then has half its contrast. */
const read = (page: Page): Promise<{ violations: Found[]; begun: number }> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Found[] }> } };
    let begun = 0;
    const count = (): void => void begun++;
    const starts = ["animationstart", "transitionrun"] as const;
    for (const start of starts) document.addEventListener(start, count, true);
    const { violations } = await axe.run();
    for (const start of starts) document.removeEventListener(start, count, true);
    return { violations, begun };
  });

export async function complaints(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  let found: { violations: Found[]; begun: number };
  do {
    await settled(page);
    found = await read(page);
  } while (found.violations.length > 0 && found.begun > 0);
  return found.violations.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}
