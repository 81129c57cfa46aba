/** The Action Phase's clock as the companion keeps it: timestamps, so that a tab that slept is right when it wakes. */

import type { ClockInfo } from "../wire.gen";

/** `info` is what `GameClock` reads, with this browser's time as the server's; `due` is when time is up, on it. */
export interface Timer {
  readonly info: ClockInfo;
  readonly due: number;
  /** How long there was in all, for the bar. */
  readonly total: number;
}

/** How long everybody is counted in, in milliseconds. */
export const COUNT_IN_MS = 3000;

const standing = (game: number, now: number): ClockInfo => ({
  game,
  now,
  running: false,
  paused_by: -1,
  reason: "",
  starts_at: null,
  since: null,
  enough: [],
});

export function wound(seconds: number, scale: number): Timer {
  const total = Math.round(seconds * 1000 * scale);
  return { info: standing(0, 0), due: total, total };
}

/** What the clock shows of the time that has passed, at a moment. */
export function passedAt({ info }: Timer, now: number): number {
  return info.starts_at === null ? info.game : info.game + Math.max(0, now - info.starts_at);
}

export const leftAt = (timer: Timer, now: number): number => Math.max(0, timer.due - passedAt(timer, now));
export const isUp = (timer: Timer, now: number): boolean => passedAt(timer, now) >= timer.due;
/** Whether it runs or is being counted in. */
export const isGoing = (timer: Timer, now: number): boolean => timer.info.starts_at !== null && !isUp(timer, now);
/** What it does: nobody has started it, it runs, it stands still, or time is up. */
export type Going = "set" | "going" | "paused" | "up";

export const hasBegun = (timer: Timer): boolean => timer.info.game > 0 || timer.info.starts_at !== null;

export function start(timer: Timer, now: number): Timer {
  if (isGoing(timer, now) || isUp(timer, now)) return timer;
  return { ...timer, info: { ...timer.info, starts_at: now + COUNT_IN_MS } };
}

export function pause(timer: Timer, now: number): Timer {
  if (isUp(timer, now)) return timer;
  return { ...timer, info: standing(passedAt(timer, now), now) };
}

/** More time, or less: never less than none (A21). Time that is up stays up. */
export function adjusted(timer: Timer, ms: number, now: number): Timer {
  if (isUp(timer, now)) return timer;
  const due = Math.max(passedAt(timer, now), timer.due + ms);
  return { ...timer, due, total: Math.max(timer.total, due) };
}

/** Whether what was kept is a clock. */
export function isTimer(found: Timer): boolean {
  const { due, total, info } = found;
  return (
    [due, total, info?.game].every(Number.isFinite) && (info.starts_at === null || Number.isFinite(info.starts_at))
  );
}
