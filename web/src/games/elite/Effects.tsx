/** Shots, hits and deaths, each for a moment, where they happen. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { prefersLessMotion } from "../../settings";
import { Drawing } from "./art/Symbols";
import { useController } from "./context";
import { middle } from "./Ground";
import type { EliteEvent } from "./types";

const STAYS_MS = 600;

interface Effect {
  readonly no: number;
  readonly kind: "shot" | "hit" | "death";
  /** Who shoots, and who is hit: figures by number. */
  readonly by: number | null;
  readonly figure: number;
}

/** What is to be seen of an event, if anything. */
export function effectOf(event: EliteEvent): Omit<Effect, "no"> | null {
  switch (event.event) {
    case "killed":
      return { kind: "death", by: event.hero >= 0 ? event.hero : null, figure: event.figure };
    case "health_lost":
      return { kind: "hit", by: event.hero >= 0 ? event.hero : null, figure: event.figure };
    case "hurt":
      return { kind: "hit", by: null, figure: event.hero };
    case "fired":
      return { kind: "shot", by: event.hero, figure: event.hero };
    default:
      return null;
  }
}

export function Effects(): JSX.Element | null {
  const controller = useController();
  const [shown, setShown] = useState<readonly Effect[]>([]);
  const count = useRef(0);
  const events = controller.table.events.value;
  const { at } = controller.figures.value;
  // Where everybody stood last: whoever died stands nowhere.
  const spots = useRef<number[]>([]);
  for (const [figure, cell] of at.entries()) if (cell >= 0) spots.current[figure] = cell;
  useEffect(() => {
    if (prefersLessMotion()) return;
    const more = events.flatMap((event) => effectOf(event) ?? []).map((one) => ({ ...one, no: count.current++ }));
    if (more.length === 0) return;
    setShown((old) => [...old, ...more]);
    setTimeout(() => setShown((old) => old.filter((one) => !more.includes(one))), STAYS_MS);
  }, [events]);
  if (shown.length === 0) return null;
  const plan = controller.plan.value;
  const spotOf = (figure: number): readonly [number, number] | null => {
    const cell = spots.current[figure];
    return cell === undefined ? null : middle(plan, cell);
  };
  return (
    <g class="effects">
      {shown.map(({ no, kind, by, figure }) => {
        const to = spotOf(figure);
        const from = by === null || by === figure ? null : spotOf(by);
        if (!to) return null;
        return (
          <g key={no}>
            {from && <line class="tracer" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />}
            <g transform={`translate(${to[0]} ${to[1]})`}>
              <g class={`effect ${kind}`}>
                {kind === "death" && <Drawing id="splat" size={38} />}
                {kind === "shot" ? <Drawing id="muzzle" size={22} /> : <Drawing id="hit" size={28} />}
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
