// @vitest-environment happy-dom
/** The report on a finished game is waited for, as long as there is something to wait for and somebody who does. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Trouble } from "../src/api";
import { useReport } from "../src/ui/table/report";
import type { PublicStory, Report } from "../src/wire.gen";

const REPORT: Report = { medals: [], chapters: [], tables: [], luck: [], seats: [], scenes: [], near: [] };
const NOT_OVER = new Trouble("It is still being played.", 409, "film.not_over");

function Shown() {
  return <p>{useReport("t1", true) ? "there" : "not yet"}</p>;
}

/** Shows a report that the server refuses so often, in this way, before it has it. */
async function refused(times: number, trouble: Trouble): Promise<() => number> {
  let asked = 0;
  vi.spyOn(api, "story").mockImplementation(() => {
    asked += 1;
    return asked <= times ? Promise.reject(trouble) : Promise.resolve({ report: REPORT } as PublicStory);
  });
  await act(async () => render(<Shown />, document.body));
  return () => asked;
}

const later = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ["the table has not ended yet", NOT_OVER],
  ["the server is away", new Trouble("", 0, "unreachable")],
  ["it was asked too often", new Trouble("", 429, "limit")],
  ["it is busy", new Trouble("", 503, "")],
])("while %s, it is asked again, less and less often", async (_, trouble) => {
  const asked = await refused(9, trouble);
  await later(15);
  expect(asked()).toBe(5); // at 0, 1, 3, 7 and 15 seconds
  expect(document.body.textContent).toBe("not yet");
  await later(75);
  expect(document.body.textContent).toBe("there");
  expect(asked()).toBe(10);
});

test("what is never told is asked for once", async () => {
  const asked = await refused(9, new Trouble("Its rules have changed.", 409, "film.unfinished"));
  await later(60);
  expect(asked()).toBe(1);
});

test("nobody asks who has gone", async () => {
  const asked = await refused(9, NOT_OVER);
  act(() => render(null, document.body));
  await later(60);
  expect(asked()).toBe(1);
});
