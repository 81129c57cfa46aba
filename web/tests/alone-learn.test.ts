import { describe, expect, test } from "vitest";
import { EVIL_LESSONS } from "../src/games/alone/learn/evilLessons";
import { HERO_LESSONS } from "../src/games/alone/learn/heroLessons";
import { learnedBy, lessonNow, lessonsFor } from "../src/games/alone/learn/lessons";
import type { AloneView } from "../src/games/alone/types";
import { sides, viewAsked } from "./alone-sides";

const heroes = sides.moments.map((views) => views[1]!);
const evils = sides.moments.flatMap((views) => views.slice(2)) as AloneView[];

describe.each([
  ["hero", HERO_LESSONS, heroes],
  ["evil", EVIL_LESSONS, evils],
] as const)("the lessons of %s", (side, lessons, views) => {
  test("each has its own name and what it points at", () => {
    expect(lessonsFor(side)).toBe(lessons);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    for (const lesson of lessons) expect(lesson.at).toMatch(/^\./);
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
  expect(learnedBy(HERO_LESSONS, [{ event: "declared", deed: "move" }])).toEqual([]);
  expect(learnedBy(HERO_LESSONS, [{ event: "declared", deed: "fight" }])).toEqual(["fight"]);
});

test("a question brings its lesson", () => {
  const before = ["goal", "window", "track", "noise", "attack"];
  expect(lessonNow(EVIL_LESSONS, viewAsked("choose_start"), before)?.id).toBe("start");
  expect(lessonNow(EVIL_LESSONS, viewAsked("choose_first_creatures"), before)?.id).toBe("creatures");
});

test("a table that teaches nothing has no lessons", () => {
  expect(lessonsFor(undefined)).toEqual([]);
});
