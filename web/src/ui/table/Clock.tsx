/** The clock of a game in real time: large, exact, never by colour alone; it says who paused it, and counts back in. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../announce";
import type { GameClock } from "../../gameclock";
import { figuresOf, URGENT_MS, wordsBetween } from "./clockwords";
import { Icon } from "../icons";
import { FRAMES, type Ticker } from "../ticker";
import { say } from "../../words/shell";

interface Props {
  readonly clock: GameClock;
  /** The game time at which time is up. */
  readonly due: number;
  /** How long there was in all, for the bar. */
  readonly total: number;
  /** What a seat is called. */
  readonly nameOf: (seat: number) => string;
  readonly ticker?: Ticker;
}

interface Face {
  readonly figures: string;
  readonly urgent: boolean;
  readonly up: boolean;
  readonly share: number;
  readonly running: boolean;
  /** Seconds until it runs again, while it is being counted in. */
  readonly count: number | null;
}

const STEPS = 200;

function faceOf(clock: GameClock, due: number, total: number): Face {
  const left = due - clock.now();
  const starts = clock.startsIn();
  return {
    figures: figuresOf(left),
    urgent: left > 0 && left <= URGENT_MS,
    up: left <= 0,
    share: Math.ceil((Math.max(0, Math.min(total, left)) / total) * STEPS) / STEPS,
    running: clock.isRunning,
    count: starts === null ? null : Math.ceil(starts / 1000),
  };
}

const same = (a: Face, b: Face): boolean => JSON.stringify(a) === JSON.stringify(b);

export function Clock({ clock, due, total, nameOf, ticker = FRAMES }: Props): JSX.Element {
  const [face, setFace] = useState(() => faceOf(clock, due, total));
  const before = useRef(due - clock.now());
  const info = clock.info.value;
  useEffect(() => {
    before.current = due - clock.now();
    return ticker.start(() => {
      const next = faceOf(clock, due, total);
      // A frame in which nothing changes costs nothing.
      setFace((now) => (same(now, next) ? now : next));
      const left = due - clock.now();
      announce(wordsBetween(before.current, left));
      before.current = left;
    });
  }, [clock, due, total, ticker]);
  const paused = info !== null && !face.running && !face.up;
  const classes = ["clock", face.urgent && "urgent", face.up && "up", paused && "paused"];
  return (
    <div class={classes.filter(Boolean).join(" ")} role="timer" aria-label={say("clock")} data-count={face.count}>
      <span class="clock-figures">{face.up ? say("clock.up") : face.figures}</span>
      <span class="clock-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${face.share})` }} />
      </span>
      {paused && face.count === null && (
        <span class="clock-words" role="status">
          <Icon name="pause" size={18} /> {pausedWords(info.paused_by, info.reason, nameOf)}
        </span>
      )}
      {paused && face.count !== null && (
        <span class="clock-count" role="status">
          {face.count}
        </span>
      )}
    </div>
  );
}

function pausedWords(seat: number, reason: string, nameOf: (seat: number) => string): string {
  return say(`clock.paused${seat < 0 ? "" : ".by"}${reason ? ".why" : ""}`, {
    name: seat < 0 ? "" : nameOf(seat),
    reason,
  });
}
