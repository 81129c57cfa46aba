/** After a game the next one is proposed; the list of missions shows their grade, and what was done. */

import { expect, test } from "vitest";
import { complaints } from "./complaints";
import { faults, person, PHONE } from "./chromium";
import { doorOf } from "./doors";
import { browser, server } from "./fixtures";
import { openPosted, propose } from "./tables";
import { untilMyTurn } from "./play";

test("a solved mission leads to the next one, or to the same again, and is marked in the list", async () => {
  const ann = await person(browser, "Ann");
  await openPosted(ann, server.address, {
    game: "key",
    seats: 1,
    start: true,
    options: { mission: "first-day", tidy: "no" },
  });
  await untilMyTurn(ann);
  await propose(ann, "milk the cow");
  const next = ann.getByRole("button", { name: "Next: The Briefcase" });
  await next.waitFor();
  await ann.getByRole("button", { name: "The same again" }).waitFor();
  expect(await complaints(ann), "the end").toEqual([]);
  await ann.setViewportSize(PHONE);
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await next.press("Enter");
  await ann.getByRole("heading", { name: "Your table is set" }).waitFor();
  const missions = ann.getByLabel("Mission");
  await expect.poll(() => missions.inputValue()).toBe("the-briefcase");
  expect(await ann.getByLabel("Tidying").inputValue()).toBe("no");

  const labels = (): Promise<string[]> =>
    doorOf(ann)
      .getByLabel("Mission")
      .evaluate((select: HTMLSelectElement) => [...select.options].slice(0, 2).map((option) => option.label));
  await ann.goto(server.address);
  await expect.poll(labels).toEqual(["First Day · Grade 1 · won", "The Briefcase · Grade 1"]);
  expect(faults).toEqual([]);
});
