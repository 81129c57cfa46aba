/** A map's tables, unpacked once: distances, sight, lines, and how far it is home. */

import type { Parts, Plan } from "./types";

export interface Chart {
  readonly plan: Plan;
  readonly walkable: Uint8Array;
  readonly start: Uint8Array;
  readonly stepsHome: Uint8Array;
  readonly longWayHome: Uint8Array;
  readonly paths: readonly (readonly number[])[];
  readonly near: readonly (readonly number[])[];
  distance(a: number, b: number): number;
  sees(a: number, b: number): boolean;
  /** Whether two spaces see each other past Capture tokens that lie on these spaces. */
  seesPast(a: number, b: number, tokens: readonly number[]): boolean;
  linedUp(a: number, b: number): boolean;
}

type PackedMap = Parts["maps"][string];
const charts = new WeakMap<PackedMap, Chart>();

const unpacked = (packed: string): Uint8Array => Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));

export function chartOf(packed: PackedMap): Chart {
  let found = charts.get(packed);
  if (!found) {
    const [distance, sight, lines] = [packed.distance, packed.sight, packed.lined_up].map((rows) => rows.map(unpacked));
    found = {
      plan: packed.plan,
      walkable: unpacked(packed.is_walkable),
      start: unpacked(packed.is_start),
      stepsHome: unpacked(packed.steps_home),
      longWayHome: unpacked(packed.long_way_home),
      paths: packed.paths,
      near: packed.near,
      distance: (a, b) => distance![a]![b]!,
      sees: (a, b) => sight![a]![b] === 1,
      seesPast: (a, b, tokens) =>
        (packed.past[a]?.[b] ?? []).some((group) => group.every((cell) => tokens.includes(cell))),
      linedUp: (a, b) => lines![a]![b] === 1,
    };
    charts.set(packed, found);
  }
  return found;
}

/** C4: the third column, the fourth row from the far side. */
export function cellName(plan: Plan, cell: number): string {
  return `${String.fromCharCode(65 + (cell % plan.width))}${Math.floor(cell / plan.width) + 1}`;
}

/** From one cell to another in columns and rows of -1, 0 or 1. */
export function wayBetween(plan: Plan, from: number, to: number): readonly [number, number] {
  const dx = (to % plan.width) - (from % plan.width);
  const dy = Math.floor(to / plan.width) - Math.floor(from / plan.width);
  return [Math.sign(dx), Math.sign(dy)];
}
