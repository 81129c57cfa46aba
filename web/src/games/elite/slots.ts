/** Which thing a slot for a die belongs to, by the numbers that the things bring. */

import type { EliteScreen } from "./types";

interface Holder {
  readonly first: number;
  readonly filled: readonly unknown[];
}

const holds = ({ first, filled }: Holder, slot: number): boolean => slot >= first && slot < first + filled.length;

/** The objective that a slot is on, by number. */
export function objectiveWith({ ground }: EliteScreen, slot: number): number | null {
  const found = ground.objectives.findIndex((one) => holds(one, slot));
  return found < 0 ? null : found;
}

export const isOnCard = ({ heroes }: EliteScreen, slot: number, card: number): boolean =>
  heroes.some(({ cards }) => cards.some((one) => one.card === card && holds(one, slot)));

/** The number of the first slot beside this one on the same thing. */
export function thingWith({ heroes, events, ground }: EliteScreen, slot: number): number {
  const things: readonly Holder[] = [...heroes.flatMap((one) => one.cards), ...events, ...ground.objectives];
  return things.find((one) => holds(one, slot))?.first ?? slot;
}
