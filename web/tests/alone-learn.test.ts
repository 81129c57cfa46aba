import { expect, test } from "vitest";
import { countOf, learnedBy, lessonNow } from "../src/games/alone/learn/lessons";
import { MAPS, POINTERS } from "../src/games/alone/learn/pointers";
import { sides, viewAsked } from "./alone-sides";

const { hero = [], evil = [] } = sides.content.lessons;

test("every pointer belongs to a lesson, and each lesson has its words", () => {
  const lessons = Object.entries(sides.content.lessons).flatMap(([side, course]) =>
    course.map((lesson) => `${side}.${lesson.id}`),
  );
  expect(Object.keys(POINTERS).filter((name) => !lessons.includes(name))).toEqual([]);
  expect(Object.keys(MAPS)).toEqual(Object.keys(sides.content.lessons));
  for (const lesson of lessons) expect(sides.texts[`lesson.${lesson}`]).toMatch(/^[A-Z].*[.]$/);
});

test("there is always one at a time, until all are learned or the game is over", () => {
  for (const [, first, ...others] of sides.moments)
    for (const [view, course] of [[first!, hero] as const, ...others.map((one) => [one, evil] as const)]) {
      const all = course.map((lesson) => lesson.id);
      expect(lessonNow(course, view, all)).toBeUndefined();
      const lesson = lessonNow(course, view, []);
      if (view.outcome) expect(lesson).toBeUndefined();
      else if (lesson) expect(view.lessons).toContain(lesson.id);
    }
});

test("what was done is learned: lessons vanish by their own events", () => {
  const learned = new Set(learnedBy(evil, sides.told));
  for (const id of ["deck", "start", "dangers", "up"]) expect(learned).toContain(id);
  expect(learned).not.toContain("goal");
  expect(learnedBy(hero, [{ event: "declared", deed: "move", way: "" }])).toEqual([]);
  expect(learnedBy(hero, [{ event: "declared", deed: "fight", way: "" }])).toEqual(["fight"]);
});

test("what is being read stays until it is understood; what can be done gives way to what happens", () => {
  const [view, later] = [viewAsked("react"), viewAsked("choose_discards")];
  expect(lessonNow(evil, view, ["goal"])?.id).toBe("window");
  expect(lessonNow(evil, later, ["goal"], "window")?.id).toBe("window");
  expect(lessonNow(evil, later, ["goal", "window"], "up")?.id).not.toBe("up");
});

test("lessons are counted as they are seen, without jumps", () => {
  const lesson = (id: string) => evil.find((one) => one.id === id)!;
  const all = evil.filter((one) => !one.if_met).length;
  expect(countOf(evil, lesson("goal"), [], [])).toEqual({ number: 1, of: all });
  expect(countOf(evil, lesson("split"), ["goal"], ["goal", "start"])).toEqual({ number: 3, of: all });
  // What was done before it was taught is not taught; what is met by chance is not counted.
  expect(countOf(evil, lesson("split"), ["goal", "up"], ["goal", "attack"])).toEqual({ number: 2, of: all - 1 });
  expect(countOf(evil, lesson("attack"), [], [])).toBeNull();
  expect(countOf(evil, lesson("goal"), ["goal"], ["goal", "start"])).toEqual({ number: 1, of: all });
});

test("a question brings its lesson", () => {
  const before = ["goal", "window", "track", "noise", "attack"];
  expect(lessonNow(evil, viewAsked("choose_start"), before)?.id).toBe("start");
  expect(lessonNow(evil, viewAsked("choose_first_creatures"), before)?.id).toBe("creatures");
});
