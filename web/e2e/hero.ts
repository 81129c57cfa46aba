/** A hero's page: how it is played, and everything that came to it. */

import type { Page } from "playwright-core";
import { doorOf } from "./doors";
import { NEVER_MS } from "./patience";

/** Sit down as the hero against a bot, and be somebody. */
export async function enterTheDark(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await doorOf(page, "alone").getByRole("button", { name: "Play the hero" }).click();
  await page.locator(".alone-table").waitFor();
}

/** Decides inside the page, in one go: a hero who never stays, never turns back if there is another way, and leaves doors
 * as they are. False if nothing is asked. */
function press(step: number, wanted: string): boolean {
  const memory = globalThis as unknown as { cameFrom?: string };
  const back: Readonly<Record<string, string>> = { north: "south", east: "west", south: "north", west: "east" };
  const wayOf = (button: HTMLElement): string => button.dataset.option?.split(":")[1] ?? "";
  const buttons = [...document.querySelectorAll<HTMLElement>(":is(.tray, .items, .characters) [data-option]")].filter(
    (button) => button.getAttribute("aria-disabled") !== "true",
  );
  const liked = buttons.filter((button) => new RegExp(wanted).test(button.dataset.option ?? ""));
  const onward = liked.filter((button) => wayOf(button) !== memory.cameFrom);
  const from = onward.length > 0 ? onward : liked.length > 0 ? liked : buttons;
  const button = from[(step * 7 + 3) % from.length];
  if (button?.dataset.option?.startsWith("move:")) memory.cameFrom = back[wayOf(button)] ?? "";
  button?.click();
  return button !== undefined;
}

const A_MOMENT_MS = 20;

/** Play on until something is true of the page. */
export async function playUntil(
  page: Page,
  isThere: () => Promise<boolean>,
  wanted = "^(move|done|decline|bear)",
): Promise<void> {
  const deadline = Date.now() + NEVER_MS;
  for (let step = 0; ;) {
    if (await isThere()) return;
    if (Date.now() > deadline) throw new Error(`after ${NEVER_MS} ms of playing it is still not so`);
    const pressed = await page.evaluate(`(${press.toString()})(${step}, ${JSON.stringify(wanted)})`);
    if (pressed) step += 1;
    await page.waitForTimeout(A_MOMENT_MS);
  }
}

/** What the top of the table says: "Round 2 · Turn 3". */
export const when = (page: Page): Promise<string> =>
  page.locator(".top-mission").evaluate((line) => (line as HTMLElement).textContent ?? "");

export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector("dialog.ending") !== null);

/** Messages that came to this page, as text. */
export function overheard(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });
  return heard;
}

/** Every string in the page's memory, after what nobody needs was swept up. */
export async function memoryOf(page: Page): Promise<string> {
  const line = await page.context().newCDPSession(page);
  await line.send("HeapProfiler.enable");
  await line.send("HeapProfiler.collectGarbage");
  const pieces: string[] = [];
  line.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => pieces.push(chunk));
  await line.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await line.detach();
  return pieces.join("");
}
