import { describe, expect, test } from "vitest";
import { EVIL_LESSONS } from "../src/games/alone/learn/evilLessons";
import { HERO_LESSONS } from "../src/games/alone/learn/heroLessons";
import { countWords, learnedBy, lessonNow, lessonsFor } from "../src/games/alone/learn/lessons";
import type { AloneView } from "../src/games/alone/types";
import { sides, viewAsked } from "./alone-sides";

const recorded = sides.moments.map((views) => views[1]!);

/** A hero's turn on which this could be done, too. */
function offering(act: string, change: Partial<AloneView> = {}): AloneView {
  const view = recorded.find((one) => one.asks.some((ask) => ask.kind === "hero_acts"))!;
  const option = { id: act, action: { act } };
  const asks = view.asks.map((ask) => ({ ...ask, options: [...ask.options, option] }));
  return { ...view, ...change, asks } as AloneView;
}

/** What not every game has. */
const located = {
  ...offering("move").labyrinth!,
  located: [{ turn: 1, target: "room 0", distance: 5, level: "other", way: "" }],
};
const MADE: Readonly<Record<string, AloneView>> = {
  dark: offering("interact"),
  work: offering("work"),
  adrenaline: offering("move", { adrenaline: 1, life: 5 }),
  stairs: offering("move", { labyrinth: located as AloneView["labyrinth"] }),
  companion: offering("move", { companion: { character: 1, charges: 6 } as AloneView["companion"] }),
  nightmare: offering("move", { nightmare: true }),
  round: offering("move", { round: 2 }),
  over: offering("move", { round: 2 }),
  done: offering("move", { unlocked: true }),
};
const heroes = [...recorded, ...Object.values(MADE)];

test.each(Object.entries(MADE))(
  "the lesson '%s' comes with its moment, and not before there is a labyrinth",
  (id, view) => {
    const lesson = HERO_LESSONS.find((one) => one.id === id)!;
    expect(lesson.when(view)).toBe(true);
    const before = { ...view, asks: [], labyrinth: null, companion: null, nightmare: false, round: 1, unlocked: false };
    expect(lesson.when(before)).toBe(false);
  },
);
const evils = sides.moments.flatMap((views) => views.slice(2)) as AloneView[];

describe.each([
  ["hero", HERO_LESSONS, heroes],
  ["evil", EVIL_LESSONS, evils],
] as const)("the lessons of %s", (side, lessons, views) => {
  test("each has its own name and what it points at", () => {
    expect(lessonsFor(side)).toBe(lessons);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    for (const lesson of lessons) {
      expect(lesson.at).toMatch(/^\./);
      expect(sides.texts[`lesson.${side}.${lesson.id}`]).toMatch(/^[A-Z].*[.]$/);
    }
  });

  test("most of them come up in one game", () => {
    const met = lessons.filter((lesson) => views.some((view) => lesson.when(view))).map((lesson) => lesson.id);
    expect(
      lessons.length - met.length,
      `missing: ${lessons
        .map((l) => l.id)
        .filter((id) => !met.includes(id))
        .join()}`,
    ).toBeLessThanOrEqual(4);
  });

  test("there is always one at a time, until all are learned or the game is over", () => {
    const all = lessons.map((lesson) => lesson.id);
    for (const view of views) {
      expect(lessonNow(lessons, view, all)).toBeUndefined();
      const lesson = lessonNow(lessons, view, []);
      if (view.outcome) expect(lesson).toBeUndefined();
      else if (lesson) expect(lesson.when(view)).toBe(true);
    }
  });
});

test("what was done is learned: lessons vanish by their own events", () => {
  const learned = new Set(learnedBy(EVIL_LESSONS, sides.told));
  for (const id of ["deck", "start", "dangers", "up"]) expect(learned).toContain(id);
  expect(learned).not.toContain("goal");
  expect(learnedBy(HERO_LESSONS, [{ event: "declared", deed: "move", way: "" }])).toEqual([]);
  expect(learnedBy(HERO_LESSONS, [{ event: "declared", deed: "fight", way: "" }])).toEqual(["fight"]);
});

test("what is being read stays until it is understood; what can be done gives way to what happens", () => {
  const [view, later] = [viewAsked("react"), viewAsked("choose_discards")];
  expect(lessonNow(EVIL_LESSONS, view, ["goal"])?.id).toBe("window");
  expect(lessonNow(EVIL_LESSONS, later, ["goal"], "window")?.id).toBe("window");
  expect(lessonNow(EVIL_LESSONS, later, ["goal", "window"], "up")?.id).not.toBe("up");
});

test("lessons are counted as they are seen, without jumps", () => {
  const lesson = (id: string) => EVIL_LESSONS.find((one) => one.id === id)!;
  const all = EVIL_LESSONS.filter((one) => !one.ifMet).length;
  expect(countWords(EVIL_LESSONS, lesson("goal"), [], [])).toBe(`1 of ${all}`);
  expect(countWords(EVIL_LESSONS, lesson("split"), ["goal"], ["goal", "start"])).toBe(`3 of ${all}`);
  // What was done before it was taught is not taught; what is met by chance is not counted.
  expect(countWords(EVIL_LESSONS, lesson("split"), ["goal", "up"], ["goal", "attack"])).toBe(`2 of ${all - 1}`);
  expect(countWords(EVIL_LESSONS, lesson("attack"), [], [])).toBe("");
  expect(countWords(EVIL_LESSONS, lesson("goal"), ["goal"], ["goal", "start"])).toBe(`1 of ${all}`);
});

test("a question brings its lesson", () => {
  const before = ["goal", "window", "track", "noise", "attack"];
  expect(lessonNow(EVIL_LESSONS, viewAsked("choose_start"), before)?.id).toBe("start");
  expect(lessonNow(EVIL_LESSONS, viewAsked("choose_first_creatures"), before)?.id).toBe("creatures");
});

test("a table that teaches nothing has no lessons", () => {
  expect(lessonsFor(undefined)).toEqual([]);
});
