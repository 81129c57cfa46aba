import { expect, test } from "vitest";
import { cellsFor, planOf, pointsOf, roomToward } from "../src/games/key/plan";
import { films } from "./fixtures";

const [first, , compound] = films();
const office = first!.content.boards.office!;
const { ways } = first!.updates[0]!.view.plan;
const PRINTED = { cw: 220, ch: 156, turn: false };

test("a room that is alone in its row fills it", () => {
  const plan = planOf(office, ways, PRINTED);
  expect(plan.rooms[9]!.w).toBe(3 * 220);
});

test("no two rooms overlap", () => {
  for (const board of Object.values(first!.content.boards)) {
    for (const turn of [false, true]) {
      const { rooms } = planOf(board, [], { cw: 200, ch: 150, turn });
      for (const [i, a] of rooms.entries()) {
        for (const b of rooms.slice(i + 1)) {
          const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
          expect(apart).toBe(true);
        }
      }
    }
  }
});

test("every way is drawn: as a door, through a corner, or underground", () => {
  const plan = planOf(office, ways, PRINTED);
  expect(plan.ways).toHaveLength(office.edges.length);
  const corner = plan.ways.find((way) => way.a === 3 && way.b === 6);
  expect(corner?.shape).toBe("corner");
  expect(plan.ways.filter((way) => way.shape === "tunnel")).toEqual([]);
});

test("walls and passages of a mission are drawn on the ways they change", () => {
  const board = compound!.content.boards.compound!;
  const changed = compound!.updates[0]!.view.plan.ways;
  expect(planOf(board, changed, PRINTED).ways.map((way) => way.kind)).toEqual(changed.map((way) => way.kind));
  const [tunnel] = planOf(board, [{ a: 0, b: 1, kind: "secret" }], PRINTED).ways;
  expect(tunnel?.shape).toBe("tunnel");
});

test("a wide board is turned on a narrow screen, and only there", () => {
  const board = compound!.content.boards.compound!;
  expect(cellsFor(board, 390, 400, true).turn).toBe(true);
  expect(cellsFor(board, 1000, 600, false).turn).toBe(false);
  expect(cellsFor(office, 390, 400, true).turn).toBe(false);
});

test("a path goes through doors", () => {
  const path = [0, 3, 6];
  expect(pointsOf(planOf(office, ways, PRINTED), path)).toHaveLength(5);
});

test("arrow keys reach every room", () => {
  const plan = planOf(office, ways, PRINTED);
  const reached = new Set([0]);
  const edge = [0];
  while (edge.length > 0) {
    const from = edge.pop()!;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const to = roomToward(plan, from, dx, dy);
      if (!reached.has(to)) {
        reached.add(to);
        edge.push(to);
      }
    }
  }
  expect(reached.size).toBe(10);
});
