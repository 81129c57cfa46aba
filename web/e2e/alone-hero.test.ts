import { Texts } from "../src/texts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { AloneScreen, LabyrinthPart } from "../src/games/alone/types";
import { withChanges } from "../src/changes";
import type { ServerMessage } from "../src/wire.gen";
import { faults, person, PHONE } from "./chromium";
import { complaints } from "./complaints";
import { enterTheDark, isOver, memoryOf, overheard, playUntil, when } from "./hero";
import { browser, server } from "./fixtures";

interface Told {
  readonly view: AloneScreen | null;
  readonly events: readonly { readonly event: string; readonly cell?: number }[];
}

/** The views after messages, and the events in them. */
function toldBy(heard: readonly string[]): Told[] {
  let view: AloneScreen | null = null;
  return heard.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === "update") {
      view = view && message.changed ? withChanges(view, message.changed as Partial<AloneScreen>) : view;
      return [{ view, events: message.events as Told["events"] }];
    }
    if (message.t !== "whole") return [];
    view = message.view as AloneScreen;
    return [{ view, events: [] }];
  });
}

const labyrinthOf = (told: readonly Told[]): LabyrinthPart =>
  told.findLast((one) => one.view?.labyrinth)!.view!.labyrinth!;

/** Sectors that were seen once, and are not in the labyrinth now. */
function forgotten(told: readonly Told[]): number[] {
  if (!told.some((one) => one.view?.labyrinth)) return [];
  const known = new Set(labyrinthOf(told).sectors.map((sector) => sector.cell));
  const seen = told.flatMap((one) => one.events.filter((event) => event.event === "sector_revealed"));
  return [...new Set(seen.map((event) => event.cell!))].filter((cell) => !known.has(cell));
}

const asked = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector(".tray.mine") !== null);

test("a hero plays on: what is forgotten is gone from page, log and memory", async () => {
  const page = await person(browser, "Hanna");
  const heard = overheard(page);
  await enterTheDark(page, server.address);
  const gone = (): number[] => forgotten(toldBy(heard));
  await playUntil(page, async () => (await isOver(page)) || (gone().length > 0 && (await asked(page))));
  expect(gone().length, "sectors that were seen and forgotten").toBeGreaterThan(0);
  expect(await isOver(page)).toBe(false);
  const known = new Set(labyrinthOf(toldBy(heard)).sectors.map((sector) => sector.cell));

  const cells = await page
    .locator("[data-cell]")
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-cell"))));
  const labels = await page.locator('[data-cell]:not([aria-label*="unknown"])').count();
  expect(labels).toBe(cells.filter((cell) => known.has(cell)).length);

  const names = await page.evaluate(async (address) => {
    const box = (await (await fetch(`${address}/api/games/alone`)).json()) as { texts: Record<string, string> };
    return box.texts;
  }, server.address);
  const sentences = gone().map((cell) => `You see sector ${names[`sector.${cell}`]!}`);
  const words = (await page.locator("body").textContent()) ?? "";
  const memory = await memoryOf(page);
  // The memory holds what the page shows: this is how it is searched.
  expect(memory.includes(`You see sector`) || !words.includes("You see sector")).toBe(true);
  const longer = (sentence: string): boolean =>
    [...known].some((cell) => `You see sector ${names[`sector.${cell}`]!}`.startsWith(sentence));
  for (const sentence of sentences.filter((one) => !longer(one))) {
    expect(words.includes(`${sentence}.`) || words.includes(`${sentence},`), `${sentence} in words`).toBe(false);
    expect(memory.includes(`${sentence}.`) || memory.includes(`${sentence},`), `${sentence} in memory`).toBe(false);
  }
  const raw = gone().filter((cell) => memory.includes(`\\"event\\":\\"sector_revealed\\",\\"cell\\":${cell},`));
  expect(raw).toEqual([]);
  await page.context().close();
});

test("no message tells the hero what only evil may know", async () => {
  const hero = await person(browser, "Hanna");
  const evil = await person(browser, "Eve");
  const [toHero, toEvil] = [overheard(hero), overheard(evil)];
  await hero.goto(server.address);
  await hero.locator('.door[data-mood="alone"]').getByRole("button", { name: "A table for friends" }).click();
  await hero.getByRole("heading", { name: "Your table is set" }).waitFor();
  const link = await hero.getByLabel("Link to this table").inputValue();
  await evil.goto(link);
  await evil.getByRole("button", { name: "Sit here" }).first().click();
  await hero.getByText("Everybody is here.").waitFor();
  await hero.getByRole("button", { name: "Start" }).click();
  await Promise.all([hero, evil].map((page) => page.locator(".alone-table").waitFor()));

  // Evil answers in the text view, where everything is a button; both until the third turn.
  await evil.keyboard.press("v");
  let step = 0;
  const evilActs = (): Promise<boolean> =>
    evil.evaluate(
      (passes) => {
        const buttons = [...document.querySelectorAll<HTMLElement>("[data-option]")];
        const pass = buttons.find((button) => button.dataset.option === "pass");
        (passes && pass ? pass : buttons[Math.floor(buttons.length / 2)])?.click();
        return buttons.length > 0;
      },
      (step += 1) % 2 === 0,
    );
  await playUntil(hero, async () => {
    await evilActs();
    return (await isOver(hero)) || /Turn [3-8]/.test(await when(hero));
  });

  const truths = toldBy(toEvil).flatMap((one) => (one.view?.map ? [one.view] : []));
  const told = toldBy(toHero);
  expect(truths.length).toBeGreaterThan(5);
  expect(told.length).toBeGreaterThan(5);
  const truth = truths.at(-1)!;
  expect(truth.hand.length).toBeGreaterThan(0);
  expect(truth.plan.length - truth.map!.revealed.length).toBeGreaterThan(20);
  for (const { view } of told) {
    if (!view) continue;
    expect([view.map, view.plan, view.hand]).toEqual([null, [], []]);
    expect(view.reactions.hands.flatMap((hand) => hand.known)).toEqual([]);
    const known = new Set(view.labyrinth?.sectors.map((sector) => sector.cell));
    for (const { cell } of view.labyrinth?.creatures ?? []) expect(known.has(cell)).toBe(true);
  }
  // Sectors that were never revealed: nothing the hero got names them, nor their dangers, nor who stands there.
  const ever = new Set(told.flatMap(({ view }) => view?.labyrinth?.sectors.map((sector) => sector.cell) ?? []));
  const dark = truth.plan.map((sector) => sector.cell).filter((cell) => !ever.has(cell));
  expect(dark.length).toBeGreaterThan(20);
  const all = toHero.join("\n");
  expect(dark.filter((cell) => new RegExp(`"cell":${cell}\\b`).test(all))).toEqual([]);
  const secret = ['"place":', '"plan":"', "creature_spawned", "creature_placed", "danger_placed", "hero_at"];
  expect(secret.filter((word) => all.includes(word))).toEqual([]);
  expect(/"token":\d/.test(all)).toBe(false);
  // The page shows what the truth says of what is revealed, and not one creature or danger more.
  const shown = new Set(
    await hero.locator(".map-cell").evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute("data-cell")))),
  );
  const now = toldBy(toHero).findLast((one) => one.view?.labyrinth)!.view!.labyrinth!;
  expect(await hero.locator(".labyrinth-map .creature").count()).toBe(
    now.creatures.filter(({ cell }) => shown.has(cell)).length,
  );
  const names = toHero.map((text) => JSON.parse(text) as ServerMessage).find((message) => message.t === "whole")!.names;
  const words = (await hero.locator("body").textContent()) ?? "";
  const texts = new Texts({}, names);
  const held = truth.hand.map(({ card }) => texts.say(`reaction.${card}`));
  expect(held.filter((name) => words.includes(name))).toEqual([]);
  await Promise.all([hero, evil].map((page) => page.context().close()));
});

test("with keys alone: a hero is chosen, aims, goes, looks, notes and reads the log", async () => {
  const page = await person(browser, "Hanna");
  await enterTheDark(page, server.address);
  await page.locator(".characters").waitFor();
  await page.keyboard.press("1");
  const deeds = page.locator(".deeds");
  const ready = async (): Promise<void> => {
    for (;;) {
      await page.locator(".tray.mine").waitFor();
      if (await deeds.isVisible()) return;
      await page.keyboard.press((await page.locator('[data-shortcut="e"]').count()) > 0 ? "e" : "1");
      await page.waitForTimeout(50);
    }
  };
  await ready();
  const way = await page.locator('.pad-way:not([aria-disabled="true"])').first().getAttribute("data-anchor");
  const key = { north: "ArrowUp", east: "ArrowRight", south: "ArrowDown", west: "ArrowLeft" }[
    way!.slice("pad-".length)
  ];
  if (key) {
    await page.keyboard.press(`Shift+${key}`);
    await expect.poll(() => page.locator(".preview strong").textContent()).toContain("Explore");
    await page.keyboard.press("Escape");
    await page.keyboard.press(key);
    await expect.poll(() => page.locator(".preview strong").textContent()).toContain("Move");
    const before = await when(page);
    await page.keyboard.press(key);
    await expect.poll(async () => (await when(page)) !== before || !(await asked(page))).toBe(true);
    await ready();
  }
  await page.keyboard.press("h");
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  expect(await focused()).toMatch(/the hero is here|unknown|dark|lit/);
  await page.keyboard.press("n");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("pin-words");
  await page.keyboard.type("cold here");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".pin-words").textContent()).toBe("cold here");
  await page.locator("body").click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("g");
  await page.locator("#panel-log").waitFor();
  await page.keyboard.press("v");
  await page.locator(".text-table").waitFor();
  await page.keyboard.press("v");
  await page.context().close();
});

test("on a phone nothing is cut off, and a finger aims before it goes", async () => {
  const page = await person(browser, "Hanna", {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await enterTheDark(page, server.address);
  await playUntil(page, () => page.locator(".deeds").isVisible());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const small = await page
    .locator(".pad-way, .pad-gait, .deed-row .button, .item:not(.empty), .papers-button")
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.className));
  expect(small).toEqual([]);
  await page.locator(".map-cell.open").first().tap();
  await expect.poll(() => page.locator(".preview strong").textContent()).toMatch(/Move/);
  await page.locator(".map-cell.open").first().tap();
  await expect.poll(() => asked(page)).toBe(false);
  await playUntil(page, () => page.locator(".deeds").isVisible());
  await page.getByRole("button", { name: "Papers" }).tap();
  await page.getByRole("tab", { name: "Missions" }).tap();
  await page.locator(".mission").first().waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`axe has nothing against the hero's night, ${colorScheme}`, async () => {
    const page = await person(browser, "Hanna", { colorScheme, reducedMotion: "reduce" });
    await enterTheDark(page, server.address);
    await page.locator(".characters").waitFor();
    expect(await complaints(page), "who are you").toEqual([]);
    await playUntil(page, async () => (await isOver(page)) || /Turn [2-8]/.test(await when(page)));
    await expect.poll(() => asked(page)).toBe(true);
    expect(await complaints(page), "turn").toEqual([]);
    for (const tab of ["Notes", "Self", "Evil"]) {
      await page.getByRole("tab", { name: tab }).click();
      expect(await complaints(page), tab).toEqual([]);
    }
    await page.keyboard.press("v");
    await page.locator(".text-table").waitFor();
    expect(await complaints(page), "text").toEqual([]);
    await page.context().close();
  });
}

test("no page did what it should not", () => {
  expect(faults).toEqual([]);
});
