/** What the clock does by itself: it sounds, keeps the screen awake, and says when time is up. */

import { useEffect } from "preact/hooks";
import { soundtrack, type Mood } from "../games/elite/music";
import { ALERTS, tickBetween } from "../games/elite/sounds";
import { engine } from "../sound";
import type { Memory } from "./memory";
import { hasBegun, isGoing, isUp, leftAt, type Going, type Timer } from "./timer";

export function goingAt(now: Timer | null, at: number): Going {
  if (!now || !hasBegun(now)) return "set";
  if (isUp(now, at)) return "up";
  return isGoing(now, at) ? "going" : "paused";
}

const MOST_BOSSES = 4;

/** Bosses on the map and an alien at home are what the companion knows of danger. */
export function moodAt(now: Timer | null, at: number, bosses: number, home: boolean): Mood {
  const left = now && isGoing(now, at) ? leftAt(now, at) : null;
  return { left, danger: home ? 1 : Math.min(0.7, bosses / MOST_BOSSES) };
}

const moodOf = ({ timer, box, breach }: Memory): Mood =>
  moodAt(timer.peek(), Date.now(), box.peek()?.bosses.length ?? 0, breach.peek());
const EVERY_MS = 100;
const UP_BUZZ = [400, 120, 400];

/** Runs as long as the companion is shown. */
export function useTicking(memory: Memory): void {
  useEffect(() => {
    const { going, timer } = memory;
    let before = moodOf(memory).left;
    const look = (): void => {
      const at = Date.now();
      const was = going.peek();
      const now = goingAt(timer.peek(), at);
      const { left } = moodOf(memory);
      const tick = left !== null && before !== null ? tickBetween(before, left) : null;
      if (tick) engine.play(tick, "alerts");
      before = left;
      if (was === "going" && now === "up") {
        engine.play(ALERTS.time_is_up!, "alerts");
        navigator.vibrate?.(UP_BUZZ);
      }
      going.value = now;
    };
    look();
    const interval = setInterval(look, EVERY_MS);
    return () => clearInterval(interval);
  }, [memory]);
  const runs = memory.going.value === "going";
  useEffect(() => {
    if (!runs) return;
    engine.music(soundtrack(() => moodOf(memory)));
    const sleepless = stayAwake();
    return () => {
      engine.music(null);
      sleepless();
    };
  }, [runs, memory]);
}

/** Keep the screen on, where the browser lets us; a tab that was hidden has to ask again. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = (): void => {
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock?.request("screen").then(
      (found) => {
        if (over) void found.release();
        else lock = found;
      },
      () => undefined,
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
