/** A row of boxes that fill up: damage, rounds, events. Marks say what happens where. */

import type { JSX } from "preact";
import { say } from "../words/shell";

export interface Mark {
  /** The box, counted from 1, that brings it about. */
  readonly at: number;
  /** A letter or two to stand in the box. */
  readonly sign: string;
  readonly words: string;
}

interface Props {
  readonly name: string;
  readonly length: number;
  readonly value: number;
  /** What it would be after what is being considered. */
  readonly preview?: number | undefined;
  readonly marks?: readonly Mark[];
}

export function Track({ name, length, value, preview, marks = [] }: Props): JSX.Element {
  const next = marks.find((mark) => mark.at > value);
  const words = next
    ? say("track.next", { value, length, words: next.words, at: next.at })
    : say("track", { value, length });
  return (
    <div
      class="track"
      role="meter"
      aria-label={name}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuetext={words}
    >
      {Array.from({ length }, (_, i) => {
        const mark = marks.find((one) => one.at === i + 1);
        const classes = [
          "track-box",
          i < value && "full",
          preview !== undefined && i >= Math.min(value, preview) && i < Math.max(value, preview) && "would",
          mark && "marked",
        ];
        return (
          <span key={i} class={classes.filter(Boolean).join(" ")} title={mark?.words}>
            {mark?.sign}
          </span>
        );
      })}
    </div>
  );
}
