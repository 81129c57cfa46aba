import { expect, test } from "vitest";
import { LESSONS, learnedBy, lessonFor } from "../src/games/key/lessons";
import { films } from "./fixtures";

const [film] = films();

test("lessons begin with the goal", () => {
  expect(lessonFor(film!.updates[0]!.view, film!.content, 0, new Set())?.id).toBe("goal");
});

test("a lesson that can only be done is learned by doing it", () => {
  expect(learnedBy([{ event: "moved", seat: 0, room: 3 }], 0)).toContain("run");
  expect(learnedBy([{ event: "moved", seat: 1, room: 3 }], 0)).not.toContain("run");
});

test("whoever plays a whole game learns most of it, one lesson at a time", () => {
  const done = new Set<string>();
  for (const { view, events } of film!.updates) {
    for (const id of learnedBy(events, film!.seat)) done.add(id);
    const lesson = lessonFor(view, film!.content, 0, done);
    if (lesson && !lesson.by) done.add(lesson.id);
  }
  expect(done.size).toBeGreaterThan(LESSONS.length / 2);
});
