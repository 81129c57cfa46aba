/** What a lobby shows is what is played, in every game: nobody finds out at the end that it was something else. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, person } from "./chromium";
import { browser, server } from "./fixtures";
import { join } from "./alone";
import { openPosted } from "./tables";

interface Played {
  readonly setting?: { readonly mission: string; readonly map: string; readonly is_live: boolean };
  readonly clock?: { readonly lasts: number };
  readonly table?: { readonly set_for: readonly { readonly key: string }[] };
  readonly mission?: {
    readonly id: string;
    readonly title: string;
    readonly special?: readonly { readonly key: string }[];
  };
}

/** By option, the word that is shown and what it is called. */
type Shown = Readonly<Record<string, { readonly word: string; readonly name: string }>>;

const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll(".lobby-choices .choice")].map((field) => {
        const select = field.querySelector("select")!;
        const label = field.querySelector("label")!.textContent!;
        return [label, { word: select.value, name: select.selectedOptions[0]!.textContent! }];
      }),
    ),
  );

/** The first view that comes once the game has begun. */
function firstView(page: Page): Promise<Played> {
  return new Promise((found) =>
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(payload.toString()) as { t: string; view: Played };
        if (message.t === "whole") found(message.view);
      }),
    ),
  );
}

interface Case {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  /** What the view says, in the words of the lobby. */
  readonly played: (view: Played) => Readonly<Record<string, string>>;
  /** The labels whose names stand in the table's header. */
  readonly header: readonly string[];
}

const ON = (is: unknown): string => (is ? "yes" : "no");

const CASES: readonly Case[] = [
  {
    game: "elite",
    seats: 2,
    bot: "mate",
    header: ["Mission", "Map", "Difficulty"],
    played: ({ setting, clock }) => ({
      Mission: setting!.mission,
      Map: setting!.map,
      Tempo: setting!.is_live ? "live" : "untimed",
      Time: String(clock!.lasts / 120_000),
    }),
  },
  {
    game: "alone",
    seats: 2,
    bot: "stalker",
    header: ["Difficulty"],
    played: ({ table }) => ({
      "The ship": table!.set_for.some(({ key }) => key === "set_for.new_levels") ? "random" : "any",
    }),
  },
  {
    game: "key",
    seats: 2,
    bot: "greedy",
    header: ["Mission"],
    played: (view) => ({
      Mission: view.mission!.id,
      Talk: view.mission!.special!.some(({ key }) => key === "table_rule.free_talk") ? "free" : "canned",
      Tidying: ON(view.mission!.special!.some(({ key }) => key === "table_rule.tidy")),
    }),
  },
];

const words = (shown: Shown): Record<string, string> =>
  Object.fromEntries(Object.entries(shown).map(([label, { word }]) => [label, word]));

for (const { game, seats, bot, played, header } of CASES) {
  test(`${game}: a table that nobody touched is played as its lobby shows it, to the host and to guests`, async () => {
    const ann = await person(browser, "Ann");
    const begun = firstView(ann);
    const { id, key } = await openPosted(ann, server.address, { game, seats, bots: Array(seats - 1).fill(bot) });
    await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
    const shown = await shownOn(ann);
    const guest = await person(browser, "Bob");
    await guest.goto(`${server.address}/t/${id}#${key}`);
    await guest.locator(".lobby-choices .choice").first().waitFor();
    expect(await shownOn(guest)).toEqual(shown);
    await ann.getByRole("button", { name: "Start" }).click();
    expect(words(shown)).toMatchObject(played(await begun));
    const title = ann.locator(".top-title");
    await title.waitFor();
    for (const label of header) expect(await title.innerText()).toContain(shown[label]!.name);
    await ann.getByRole("button", { name: "Menu" }).click();
    const said = await ann.locator(".menu-set").innerText();
    for (const label of header) expect(said).toContain(shown[label]!.name);
    expect(faults).toEqual([]);
  });

  test(`${game}: what is chosen is chosen, and nothing else changes with it`, async () => {
    const ann = await person(browser, "Ann");
    const begun = firstView(ann);
    await openPosted(ann, server.address, { game, seats, bots: Array(seats - 1).fill(bot) });
    await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
    const before = await shownOn(ann);
    const label = header.at(-1)!;
    const field = ann.locator(".lobby-choices").getByLabel(label, { exact: true });
    const other = (
      await field.locator("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    )
      .filter((word) => word !== before[label]!.word && !["ask", "fresh", "daily"].includes(word))
      .at(-1)!;
    await field.selectOption(other);
    const now = { ...words(before), [label]: other };
    await expect.poll(async () => words(await shownOn(ann))).toEqual(now);
    await ann.getByRole("button", { name: "Start" }).click();
    expect(now).toMatchObject(played(await begun));
    await expect.poll(() => ann.locator(".top-title").innerText()).toContain((await named(ann, game, other))!);
    expect(faults).toEqual([]);
  });
}

/** What a word is called, as the box says. */
const named = (page: Page, game: string, word: string): Promise<string | undefined> =>
  page.evaluate(
    async ([which, wanted]) => {
      const box = (await (await fetch(`/api/games/${which}`)).json()) as {
        choices: { values: { word: string; name: string }[] }[];
      };
      return box.choices.flatMap((choice) => choice.values).find((value) => value.word === wanted)?.name;
    },
    [game, word] as const,
  );

test("somebody who comes by the link sees the settings and may not change them", async () => {
  const ann = await person(browser, "Ann");
  const { id, key } = await openPosted(ann, server.address, { game: "elite", seats: 2 });
  const bob = await join(browser, `${server.address}/t/${id}#${key}`, "Bob");
  expect((await shownOn(bob)).Map).toEqual({ word: "crash_site", name: "Crash Site" });
  expect(await bob.getByLabel("Difficulty").isDisabled()).toBe(true);
});
