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

export async function complaints(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Found[] }> } };
    return (await axe.run()).violations;
  });
  return found.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}
