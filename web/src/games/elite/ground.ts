/** Where things are on the drawn map. */

import type { EliteScreen, Plan } from "./types";

export const columnOf = (plan: Plan, cell: number): number => cell % plan.width;
export const rowOf = (plan: Plan, cell: number): number => Math.floor(cell / plan.width);

const blocked = new WeakMap<Plan, ReadonlySet<number>>();

/** Whether figures may stand on a space. */
export function isOpen(plan: Plan, cell: number): boolean {
  let there = blocked.get(plan);
  if (!there) blocked.set(plan, (there = new Set(plan.blocking)));
  return !there.has(cell);
}

/** The way from one cell to another, in columns and rows of -1, 0 or 1. */
export function wayBetween(plan: Plan, from: number, to: number): readonly [number, number] {
  const across = columnOf(plan, to) - columnOf(plan, from);
  const down = rowOf(plan, to) - rowOf(plan, from);
  return [Math.sign(across), Math.sign(down)];
}

const standing = new WeakMap<EliteScreen["figures"], ReadonlyMap<number, readonly number[]>>();
const NOBODY: readonly number[] = [];

/** Who stands on a space. */
export function figuresOn({ figures }: EliteScreen, cell: number): readonly number[] {
  let found = standing.get(figures);
  if (!found) {
    const there = new Map<number, number[]>();
    for (const [figure, at] of figures.at.entries()) {
      const others = there.get(at);
      if (others) others.push(figure);
      else there.set(at, [figure]);
    }
    standing.set(figures, (found = there));
  }
  return found.get(cell) ?? NOBODY;
}

/** The heroes of a seat, by number. */
export const heroesOf = ({ setting }: EliteScreen, seat: number): number[] =>
  setting.heroes.flatMap((one, hero) => (one.seat === seat ? [hero] : []));

export const isAlien = ({ setting }: EliteScreen, figure: number): boolean => setting.figures[figure]?.hero === null;

export const alienOn = (screen: EliteScreen, cell: number): number | undefined =>
  figuresOn(screen, cell).find((figure) => isAlien(screen, figure));
