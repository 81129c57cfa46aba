import { expect, test } from "vitest";
import { cellsFor, pathTo, planOf, pointsOf, roomToward } from "../src/games/key/plan";
import { films } from "./fixtures";

const [first, , compound] = films();
const office = first!.content.boards.office!;
const { mission, neighbours } = first!.updates[0]!.view;
const PRINTED = { cw: 220, ch: 156, turn: false };

test("a room that is alone in its row fills it", () => {
  const plan = planOf(office, mission, PRINTED);
  expect(plan.rooms[9]!.w).toBe(3 * 220);
});

test("no two rooms overlap", () => {
  for (const board of Object.values(first!.content.boards)) {
    for (const turn of [false, true]) {
      const { rooms } = planOf(board, { walls: [], passages: [], features: [] }, { cw: 200, ch: 150, turn });
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
  const plan = planOf(office, mission, PRINTED);
  expect(plan.ways).toHaveLength(office.edges.length);
  const corner = plan.ways.find((way) => way.a === 3 && way.b === 6);
  expect(corner?.shape).toBe("corner");
  expect(plan.ways.filter((way) => way.shape === "tunnel")).toEqual([]);
});

test("walls and passages of a mission are drawn on the ways they change", () => {
  const view = compound!.updates[0]!.view;
  const plan = planOf(compound!.content.boards.compound!, view.mission, PRINTED);
  expect(plan.ways.filter((way) => way.kind === "blocked")).toHaveLength(view.mission.walls.length);
  expect(plan.ways.filter((way) => way.kind === "opened")).toHaveLength(view.mission.passages.length);
});

test("a wide board is turned on a narrow screen, and only there", () => {
  const board = compound!.content.boards.compound!;
  expect(cellsFor(board, 390, 400, true).turn).toBe(true);
  expect(cellsFor(board, 1000, 600, false).turn).toBe(false);
  expect(cellsFor(office, 390, 400, true).turn).toBe(false);
});

test("a path is as short as it can be and goes through doors", () => {
  const path = pathTo(neighbours, 0, 6);
  expect(path).toEqual([0, 3, 6]);
  expect(pointsOf(planOf(office, mission, PRINTED), path)).toHaveLength(5);
  expect(pathTo([[], []], 0, 1)).toEqual([]);
});

test("arrow keys reach every room", () => {
  const plan = planOf(office, mission, PRINTED);
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
