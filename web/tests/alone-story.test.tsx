// @vitest-environment happy-dom
/** The end of a night as a story: the report as it is read, on a page of its own. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { StoryTold } from "../src/games/alone/after/Story";
import { ControllerProvider } from "../src/games/alone/context";
import { Controller } from "../src/games/alone/controller";
import type { Report } from "../src/wire.gen";
import { sides, tableWith } from "./alone-sides";

const said = (key: string, params = {}) => ({ key, params });
const turn = (line: number, life: number, control: number): Report["chapters"][number] => ({
  line,
  title: said("report.turn", { round: 1, turn: line }),
  about: null,
  counts: [
    { kind: "life", says: said("report.life"), n: life },
    { kind: "control", says: said("report.control"), n: control },
  ],
  moments: [],
});
const HURT = { event: "suffered", damage: "life", amount: 3, life: 9, control: 12 };
const REPORT: Report = {
  medals: [],
  chapters: [turn(1, 12, 12), turn(2, 9, 12), turn(3, 9, 4)],
  tables: [],
  luck: [],
  seats: [],
  scenes: [
    {
      line: 2,
      title: said("report.turn", { round: 1, turn: 2 }),
      events: [HURT],
    },
  ],
  near: [said("report.locked", { mission: 0 })],
};

afterEach(() => render(null, document.body));

function shown(report: Report | null): HTMLElement {
  const table = tableWith(sides.moments.flat().find((view) => view.seat === 0 && view.labyrinth)!);
  act(() =>
    render(
      <ControllerProvider value={new Controller(table)}>
        <StoryTold report={report}>
          <p class="quests">quests</p>
        </StoryTold>
      </ControllerProvider>,
      document.body,
    ),
  );
  return document.body;
}

test("the worst turns are told with what they cost, and how near it stood", () => {
  const page = shown(REPORT);
  const scenes = [...page.querySelectorAll(".story-worst li")].map((one) => one.textContent);
  expect(scenes).toEqual(["Round 1, turn 2You lose 3 life: life 9, self control 12."]);
  expect(page.querySelector(".story-near p")?.textContent).toMatch(/^The way out was still shut: /);
});

test("two curves go from turn to turn, and are said in words, too", () => {
  const page = shown(REPORT);
  const path = (kind: string): number[] =>
    page
      .querySelector(`.story-curves path.${kind}`)!
      .getAttribute("d")!
      .slice(1)
      .split("L")
      .map((point) => Number(point.split(" ")[1]));
  const [life, control] = [path("life"), path("control")];
  expect([life.length, control.length]).toEqual([3, 3]);
  expect(life[1]).toBeGreaterThan(life[0]!); // down on the screen
  expect(life[2]).toBe(life[1]);
  expect(control[2]).toBeGreaterThan(life[2]!);
  expect(page.querySelector("figcaption")?.textContent).toContain("Self control: 12 at first, 4 at last");
});

test("while nothing is counted yet, or never, the quests stand there all the same", () => {
  const page = shown(null);
  expect(page.querySelector(".quests")).not.toBeNull();
  expect(page.querySelector(".story-worst, .story-curves")).toBeNull();
});
