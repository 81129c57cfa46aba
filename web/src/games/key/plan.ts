/** The floor plan: from rooms on a grid to rectangles, doors, corner passages and tunnels, in drawing units. */

import type { BoardSide, KeyScreen } from "./types";

const MARGIN = 14;
const DOOR = 52;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type PrintedWay = KeyScreen["plan"]["ways"][number];

/** A way between two rooms (from 0): in a shared wall, through a corner, or underground. */
export interface Way {
  readonly a: number;
  readonly b: number;
  readonly kind: PrintedWay["kind"];
  readonly shape: "wall" | "corner" | "tunnel";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly Box[];
  /** How far a room's name stands in, where a passage comes through its upper left corner. */
  readonly indents: readonly number[];
  readonly ways: readonly Way[];
}

/** A room takes over the empty cells beside it, so that a lone vault fills its row. */
function spread(board: BoardSide): Box[] {
  const columns = Math.max(...board.rooms.map((room) => room.x)) + 1;
  return board.rooms.map((room) => {
    const row = board.rooms.filter((other) => other.y === room.y).map((other) => other.x);
    const left = Math.max(-1, ...row.filter((x) => x < room.x));
    const right = Math.min(columns, ...row.filter((x) => x > room.x));
    const first = left === -1 ? 0 : room.x;
    return { x: first, y: room.y, w: right - first, h: 1 };
  });
}

function turned(box: Box): Box {
  return { x: box.y, y: box.x, w: box.h, h: box.w };
}

const middle = (box: Box): [number, number] => [box.x + box.w / 2, box.y + box.h / 2];

function between(a: Box, b: Box): Omit<Way, keyof PrintedWay> {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.w, b.x + b.w);
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.h, b.y + b.h);
  if (right - left >= DOOR && top === bottom) {
    const x = (left + right) / 2;
    return { shape: "wall", x1: x - DOOR / 2, y1: top, x2: x + DOOR / 2, y2: top };
  }
  if (bottom - top >= DOOR && left === right) {
    const y = (top + bottom) / 2;
    return { shape: "wall", x1: left, y1: y - DOOR / 2, x2: left, y2: y + DOOR / 2 };
  }
  if (left === right && top === bottom) {
    const falls = a.x < b.x === a.y < b.y;
    const d = 24;
    return falls
      ? { shape: "corner", x1: left - d, y1: top - d, x2: left + d, y2: top + d }
      : { shape: "corner", x1: left - d, y1: top + d, x2: left + d, y2: top - d };
  }
  return tunnel(a, b);
}

function tunnel(a: Box, b: Box): Omit<Way, keyof PrintedWay> {
  const [x1, y1] = middle(a);
  const [x2, y2] = middle(b);
  return { shape: "tunnel", x1, y1, x2, y2 };
}

/** A secret passage is a tunnel wherever its ends lie. */
function drawn(way: PrintedWay, a: Box, b: Box): Omit<Way, keyof PrintedWay> {
  return way.kind === "secret" ? tunnel(a, b) : between(a, b);
}

function isCorner(way: Way, room: Box): boolean {
  return Math.abs((way.x1 + way.x2) / 2 - room.x) < 1 && Math.abs((way.y1 + way.y2) / 2 - room.y) < 1;
}

/** How large a cell is drawn, and whether the board is turned. */
export interface Cells {
  readonly cw: number;
  readonly ch: number;
  readonly turn: boolean;
}

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Cells that fill a place of this size: wide rooms on wide screens; on narrow ones a wide board is turned. */
export function cellsFor(board: BoardSide, width: number, height: number, narrow: boolean): Cells {
  const columns = Math.max(...board.rooms.map((room) => room.x)) + 1;
  const rows = Math.max(...board.rooms.map((room) => room.y)) + 1;
  const turn = narrow && columns > rows;
  const [across, down] = turn ? [rows, columns] : [columns, rows];
  const aspect = width > 0 && height > 0 ? width / height : 1.5;
  if (narrow) return { cw: 156, ch: clamp(124, (156 * across) / aspect / down, 190), turn };
  const cw = clamp(196, (156 * down * aspect) / across, 400);
  return { cw, ch: clamp(156, (cw * across) / aspect / down, 230), turn };
}

export function planOf(board: BoardSide, printed: readonly PrintedWay[], { cw, ch, turn }: Cells): Plan {
  const rooms = spread(board)
    .map((cell) => (turn ? turned(cell) : cell))
    .map((cell) => ({ x: MARGIN + cell.x * cw, y: MARGIN + cell.y * ch, w: cell.w * cw, h: cell.h * ch }));
  const ways = printed.map((way): Way => ({ ...way, ...drawn(way, rooms[way.a]!, rooms[way.b]!) }));
  return {
    width: Math.max(...rooms.map((room) => room.x + room.w)) + MARGIN,
    height: Math.max(...rooms.map((room) => room.y + room.h)) + MARGIN,
    rooms,
    indents: rooms.map((room) => (ways.some((way) => way.shape === "corner" && isCorner(way, room)) ? 32 : 0)),
    ways,
  };
}

/** The room that lies in a direction from another, for arrow keys. */
export function roomToward(plan: Plan, from: number, dx: number, dy: number): number {
  const [x, y] = middle(plan.rooms[from]!);
  let best = from;
  let least = Infinity;
  plan.rooms.forEach((room, i) => {
    const [ox, oy] = middle(room);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (i !== from && ahead > 20 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = i;
    }
  });
  return best;
}

/** Where a walk goes: from the middle of each room through the door to the next. */
export function pointsOf(plan: Plan, path: readonly number[]): string[] {
  const found: string[] = [];
  path.forEach((room, i) => {
    const before = path[i - 1];
    const way = plan.ways.find((one) => (one.a === room && one.b === before) || (one.b === room && one.a === before));
    if (way && way.shape !== "tunnel") found.push(`${(way.x1 + way.x2) / 2},${(way.y1 + way.y2) / 2}`);
    const [x, y] = middle(plan.rooms[room]!);
    found.push(`${x},${y}`);
  });
  return found;
}
