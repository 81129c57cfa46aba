import { expect, test } from "vitest";
import { playUntil, QUICK } from "./alone";
import { faults, person, PHONE } from "./chromium";
import { complaints } from "./complaints";
import { browser, server } from "./fixtures";
import { openPosted } from "./tables";

test("somebody watches with the hero's eyes; when it is over, the film shows what was believed and what was true", async () => {
  const hanna = await person(browser, "Hanna");
  const options = { ...QUICK, difficulty: "impossible", most_rounds: "1" };
  const { id, key } = await openPosted(hanna, server.address, {
    game: "alone",
    seats: 2,
    bots: ["lurker"],
    start: true,
    options,
  });
  const wim = await person(browser, "Wim");
  await wim.goto(`${server.address}/t/${id}#${key}`);
  await wim.getByText("You watch with the hero's eyes.").waitFor();
  expect(await wim.locator(".evil-map").count()).toBe(0);
  await playUntil([hanna], async () => (await hanna.locator("dialog.ending").count()) > 0);

  await wim.getByRole("link", { name: "Both sides" }).click();
  await wim.getByRole("heading", { name: "What the hero believed" }).waitFor();
  await wim.getByRole("heading", { name: "What was true" }).waitFor();
  const scrubber = wim.getByRole("slider", { name: "Step" });
  const last = Number(await scrubber.getAttribute("max"));
  await scrubber.fill(String(Math.floor(last / 2)));
  await wim.locator(".labyrinth-map").waitFor();
  const unseen = await wim.locator(".evil-creature.unseen").count();
  await wim.getByText(new RegExp(`^${unseen} creatures? and \\d+ danger tokens? unseen`)).waitFor();
  expect(await complaints(wim)).toEqual([]);

  // On a phone one side at a time.
  await wim.setViewportSize(PHONE);
  await wim.getByRole("button", { name: "What the hero believed" }).click();
  await wim.locator(".labyrinth-map").waitFor();
  expect(await wim.locator(".evil-map").count()).toBe(0);
  await wim.getByRole("button", { name: "What was true" }).click();
  await wim.locator(".evil-map").waitFor();
  expect(faults).toEqual([]);
});
