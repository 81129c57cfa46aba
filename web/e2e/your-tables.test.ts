/** The list of one's tables: what is played, with whom, whose turn it is; and tidying it. */

import { expect, test } from "vitest";
import { complaints } from "./complaints";
import { faults, person, PHONE } from "./chromium";
import { browser, server } from "./fixtures";
import { openPosted, propose, twoAtTable } from "./tables";
import { untilMyTurn } from "./play";

test("a table says what is played, with whom and whose turn it is; mine come first", async () => {
  const [ann, bob] = await twoAtTable(browser, server.address);
  const table = new URL(ann.url()).pathname;
  await openPosted(ann, server.address, { game: "elite", seats: 2 });
  for (const [page, other, turn] of [
    [ann, "Bob", "Your turn"],
    [bob, "Ann", "waiting for Ann"],
  ] as const) {
    await page.goto(server.address);
    const rows = page.getByRole("region", { name: "Your tables" }).getByRole("listitem");
    const row = rows.filter({ has: page.locator(`a[href="${table}"]`) });
    await row.getByText(turn).waitFor();
    const link = row.getByRole("link");
    expect(await link.getAttribute("aria-label")).toMatch(
      new RegExp(`^Go on: The Key · First Day, ${turn}, with ${other}, since `),
    );
    await rows
      .first()
      .getByRole("link", { name: /The Key/ })
      .waitFor();
    expect(await complaints(page), `the list of ${other}'s friend`).toEqual([]);
  }
  await ann.setViewportSize(PHONE);
  await ann.getByText("Your turn", { exact: true }).waitFor();
  const waits = ann.getByRole("list", { name: "Your turn" }).getByRole("link");
  expect(await waits.allTextContents()).toEqual([
    expect.stringMatching(/^Your turn: The Key · First Day, with Bob, since /),
  ]);
  expect((await waits.boundingBox())!.y, "in sight without scrolling").toBeLessThan(PHONE.height / 2);
  expect(await bob.getByRole("list", { name: "Your turn" }).count(), "Bob waits for Ann").toBe(0);
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(faults).toEqual([]);
});

test("what is over goes off the list, and a game that goes on after having been asked", async () => {
  const dan = await person(browser, "Dan");
  const open = async (): Promise<void> => {
    await openPosted(dan, server.address, {
      game: "key",
      seats: 1,
      start: true,
      options: { mission: "not-the-butler" },
    });
    await untilMyTurn(dan);
  };
  for (let n = 0; n < 2; n += 1) {
    await open();
    await propose(dan, "john butler");
    await dan.getByRole("heading", { name: "Mission failed" }).waitFor();
  }
  await open();
  await dan.goto(server.address);
  const mine = dan.getByRole("region", { name: "Your tables" });
  const off = mine.getByRole("button", { name: /^Take off my list: The Key · Not the Butler, alone, since/ });
  await off.click();
  await dan.getByRole("dialog", { name: "Give up this game" }).getByRole("button", { name: "Keep it" }).click();
  await off.click();
  expect(await complaints(dan), "giving up").toEqual([]);
  await dan.getByRole("button", { name: "Give it up" }).click();
  await mine.waitFor({ state: "detached" });

  const finished = dan.getByRole("region", { name: "Finished games" });
  await finished.getByRole("button", { name: "Take all finished games off my list" }).click();
  await dan.getByRole("button", { name: "Take them off" }).click();
  await finished.getByText("None yet.").waitFor();
  expect(faults).toEqual([]);
});
