import { expect, test } from "vitest";
import { AT, learnedBy, lessonFor } from "../src/games/key/lessons";
import { films } from "./fixtures";

const [film, other] = films();
const first = film!.updates[0]!.view;

test("lessons begin with the goal", () => {
  expect(lessonFor(first, 0, new Set())?.id).toBe("goal");
});

test("only the first mission teaches", () => {
  expect(other!.updates[0]!.view.mission.course).toEqual([]);
});

test("every lesson has its place on the page", () => {
  for (const { place } of first.mission.course) expect(AT[place]).toBeDefined();
});

test("a lesson that can only be done is learned by doing it", () => {
  expect(learnedBy(first, [{ event: "moved", seat: 0, room: 3 }], 0)).toContain("run");
  expect(learnedBy(first, [{ event: "moved", seat: 1, room: 3 }], 0)).not.toContain("run");
  expect(learnedBy(first, [], 1)).toEqual(["pick"]);
});

test("whoever plays a whole game learns most of it, one lesson at a time", () => {
  const done = new Set<string>();
  for (const { view, events } of film!.updates) {
    for (const id of learnedBy(view, events, 0)) done.add(id);
    const lesson = lessonFor(view, 0, done) ?? lessonFor(view, 1, done);
    if (lesson && !lesson.by) done.add(lesson.id);
  }
  expect(done.size).toBeGreaterThan(first.mission.course.length / 2);
});
