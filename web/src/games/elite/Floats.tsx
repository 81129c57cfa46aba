/** What a figure got, over its head for a moment: harm, healing, how a shot went. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useController } from "./context";
import { middle, UNIT } from "./Ground";
import type { Texts } from "../../texts";
import type { EliteEvent } from "./types";

const STAYS_MS = 1500;
/** Those over one head stand one above the other. */
const LINE = 20;

interface Float {
  readonly no: number;
  readonly figure: number;
  readonly words: string;
  readonly kind: "bad" | "good" | "plain";
}

/** What is shown over whom when something happens. */
export function floatOf(event: EliteEvent, texts: Texts): Omit<Float, "no"> | null {
  switch (event.event) {
    case "hurt":
      return { figure: event.hero, words: `−${event.n} ♥`, kind: "bad" };
    case "healed":
      return { figure: event.hero, words: `+${event.n} ♥`, kind: "good" };
    case "shielded":
      return { figure: event.hero, words: texts.say("ui.spared"), kind: "good" };
    case "health_lost":
      return { figure: event.figure, words: `−${event.n}`, kind: "bad" };
    case "fired": {
      const { dice, hits } = event;
      const words = texts.say("ui.hits", { dice: dice.join(" "), hits });
      return { figure: event.hero, words, kind: hits > 0 ? "good" : "plain" };
    }
    default:
      return null;
  }
}

export function Floats(): JSX.Element | null {
  const controller = useController();
  const [shown, setShown] = useState<readonly Float[]>([]);
  const count = useRef(0);
  const texts = controller.texts.value;
  const events = controller.table.events.value;
  useEffect(() => {
    const more = events
      .flatMap((event) => floatOf(event, texts) ?? [])
      .map((one) => ({ ...one, no: (count.current += 1) }));
    if (more.length === 0) return;
    setShown((old) => [...old, ...more]);
    // It is not taken back when the next thing happens: each has its time.
    setTimeout(() => setShown((old) => old.filter((one) => !more.includes(one))), STAYS_MS);
  }, [events, texts]);
  if (shown.length === 0) return null;
  const { at } = controller.figures.value;
  const plan = controller.plan.value;
  return (
    <g class="floats">
      {shown.map((one, i) => {
        const cell = at[one.figure]!;
        if (cell < 0) return null;
        const [x, y] = middle(plan, cell);
        const above = shown.slice(0, i).filter((other) => other.figure === one.figure).length;
        return (
          <text key={one.no} class={`float ${one.kind}`} x={x} y={Math.max(LINE, y - UNIT / 2 - above * LINE)}>
            {one.words}
          </text>
        );
      })}
    </g>
  );
}
