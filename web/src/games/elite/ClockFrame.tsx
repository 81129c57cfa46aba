/** The clock of the rush as a frame around the whole board: it runs down, and its last ten seconds go out one by one. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { URGENT_MS } from "../../ui/table/clockwords";
import { FRAMES, type Ticker } from "../../ui/ticker";
import { useController } from "./context";

const STEPS = 240;
const SECOND_MS = 1000;
const PIECES = URGENT_MS / SECOND_MS;

/** What is left, as a share of the frame; at last as whole seconds. */
export function frameOf(left: number, lasts: number): { readonly share: number; readonly seconds: number | null } {
  const isUrgent = left > 0 && left <= URGENT_MS;
  return {
    share: Math.ceil((Math.max(0, Math.min(lasts, left)) / lasts) * STEPS) / STEPS,
    seconds: isUrgent ? Math.ceil(left / SECOND_MS) : null,
  };
}

export function ClockFrame({ ticker = FRAMES }: { ticker?: Ticker }): JSX.Element | null {
  const controller = useController();
  const { ends_at: ends, lasts, runs } = controller.newest.value.clock;
  const { clock } = controller.table;
  const [{ share, seconds }, setFrame] = useState(() => frameOf((ends ?? 0) - clock.now(), lasts));
  useEffect(() => {
    if (ends === null) return;
    return ticker.start(() =>
      setFrame((before) => {
        const next = frameOf(ends - clock.now(), lasts);
        return next.share === before.share && next.seconds === before.seconds ? before : next;
      }),
    );
  }, [ends, lasts, clock, ticker]);
  if (ends === null || !runs) return null;
  const piece = 100 / PIECES;
  const lit = seconds === null ? `${share * 100} 100` : `${`${piece - 1} 1 `.repeat(seconds)}0 100`;
  return (
    <div class={`clock-frame ${seconds === null ? "" : "urgent"}`} aria-hidden="true">
      <svg viewBox="0 0 1000 600" preserveAspectRatio="none">
        <path class="frame-off" d={FRAME} />
        <path class="frame-on" d={FRAME} pathLength={100} stroke-dasharray={lit} />
      </svg>
      {seconds !== null && (
        <span key={seconds} class="frame-seconds display">
          {seconds}
        </span>
      )}
    </div>
  );
}

/** Once around, from the middle of the upper edge. */
const FRAME = "M500 0H1000V600H0V0z";
