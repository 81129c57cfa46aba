import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { untilTheRush } from "./elite";
import { FarLine } from "./farline";
import { browser, server } from "./fixtures";
import { openPosted } from "./tables";

const DEEDS = 24;
const FRAMES = 30; // that are drawn after a press, however long that takes: what shows at once has shown by then
const LINE = { latencyMs: 150, loss: 0.02, cuts: { 9: "unheard", 17: "unanswered" } } as const;

/** Every roll of a seat that this page was told of. */
function rollsOf(page: Page, seat: number): string[] {
  const rolls: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const said = JSON.parse(String(payload)) as { events?: { event: string; seat: number; dice: number[] }[] };
      for (const event of said.events ?? [])
        if (event.event === "rolled" && event.seat === seat) rolls.push(event.dice.join());
    }),
  );
  return rolls;
}

/** Press what lies at hand; gives whether what was pressed showed at once that it is on its way. */
const pressSomething = (page: Page): Promise<boolean | null> =>
  page.evaluate(async (frames) => {
    const must = '.prompt.must [data-shortcut="enter"], .prompt.must .prompt-options button';
    const wanted = [
      must,
      ".equipment .button.main:not(.pending)",
      ".slot.open:not(.pending)",
      ".roll-all:not(.pending)",
    ];
    const found = wanted.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
    if (!found || found.matches(":disabled, [aria-disabled=true]")) return null;
    const pends = new Promise<boolean>((tell) => {
      const look = new MutationObserver(() => document.querySelector(".pending") && tell(true));
      look.observe(document.body, { subtree: true, childList: true, attributes: true });
      const draw = (left: number): void => {
        if (left === 0) tell(false);
        else requestAnimationFrame(() => draw(left - 1));
      };
      draw(frames);
    });
    found.click();
    return pends;
  }, FRAMES);

test("far away, on a line that loses packets and is cut twice, a rush is played: nothing is lost, nothing doubled", async () => {
  const ann = await person(browser, "Ann");
  const line = await new FarLine(LINE).lay(ann);
  const wanted = { game: "elite", seats: 4, bots: Array(3).fill("squad"), start: true };
  const { id, key } = await openPosted(ann, server.address, wanted);
  const bob = await person(browser, "Bob"); // watches from nearby
  const rolls = rollsOf(bob, 0);
  await bob.goto(`${server.address}/t/${id}#${key}`);
  await Promise.all([ann, bob].map((page) => page.locator(".elite-table").waitFor()));
  await untilTheRush(ann);
  const shown: boolean[] = [];
  await expect
    .poll(
      async () => {
        const before = line.sent.size;
        const pends = await pressSomething(ann);
        if (pends !== null && line.sent.size > before) shown.push(pends);
        return line.sent.size;
      },
      { interval: 100 },
    )
    .toBeGreaterThanOrEqual(DEEDS);
  await expect.poll(() => new Set([...line.done, ...line.refused]).size).toBe(line.sent.size);
  expect(line.cut).toBe(2);
  expect(line.lost).toBeGreaterThan(0);
  // Whoever presses sees at once that it is on its way.
  expect(shown.filter((pends) => !pends)).toEqual([]);
  // What was answered with yes happened once, and nothing else did.
  const done = new Set(line.done);
  const rolled = [...line.sent].filter(([id, act]) => act === "roll" && done.has(id)).length;
  await expect.poll(() => rolls.length).toBe(rolled);
  expect(rolled).toBeGreaterThan(0);
  // In the end both see everybody where they are.
  await ann.getByRole("button", { name: "Pause" }).click();
  await Promise.all([ann, bob].map((page) => page.locator(".pause-veil", { hasText: "by Ann" }).waitFor()));
  const figures = (page: Page): Promise<string[]> =>
    page.locator(".figure").evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform).sort());
  expect((await figures(bob)).filter((where) => where.includes("px"))).not.toEqual([]);
  await expect.poll(() => figures(ann)).toEqual(await figures(bob));
  expect(faults).toEqual([]);
});
