/** The six faces of the action die, drawn by us on a 24 px grid. */

import type { JSX } from "preact";
import type { DieSymbol } from "./types";

const PATHS: Readonly<Record<DieSymbol, string>> = {
  // a boot in mid-step, with the dust behind it
  move: "M9 3h5v7c0 2 1 3 3 3.5l3 1c1 .5 1.5 1.5 1.5 3V20H8V13zM8 17h13M2.5 8H6M1.5 12H6M2.5 16H5.5",
  // an open hand
  hand: "M8 12V6.5a1.5 1.5 0 0 1 3 0V11 4.5a1.5 1.5 0 0 1 3 0V11 5.5a1.5 1.5 0 0 1 3 0V12 8.5a1.5 1.5 0 0 1 3 0V15c0 4-2.5 6.5-6.5 6.5-3 0-4.5-1.5-6-4L4.5 13.5c-.8-1.5 1-2.7 2-1.5z",
  // a rifle
  gun: "M2 9h13V7h2v2h5v3h-5l-1 1h-3l-1.5 4.5H8L9 13H7l-2 3H2zM11 13l-.5 2",
  // a spanner
  wrench: "M20.5 7.5a5 5 0 0 1-6.7 4.7L7 19a2.3 2.3 0 0 1-3-3l6.8-6.8A5 5 0 0 1 16.5 2.5L13.5 5.5l.5 4 4 .5z",
  // a glass
  search: "M10.5 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M7.5 10a3 3 0 0 1 3-3",
  // teeth and eyes
  alien:
    "M12 2.5c5.5 0 9 4 9 8.5 0 3-1.5 4.5-3 5.5l-1 5-2.5-3-2.5 3-2.5-3-2.5 3-1-5c-1.5-1-3-2.5-3-5.5 0-4.5 3.5-8.5 9-8.5zM6.5 9.5l4 3M17.5 9.5l-4 3",
};

export function Glyph({ symbol, size = 24 }: { symbol: DieSymbol; size?: number }): JSX.Element {
  return (
    <svg class={`glyph glyph-${symbol}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[symbol]} />
    </svg>
  );
}

interface MarkProps {
  readonly symbol: DieSymbol;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}

/** The same within a drawing, its middle at x y. */
export function GlyphMark({ symbol, size, x = 0, y = 0 }: MarkProps): JSX.Element {
  return (
    <path
      class={`glyph glyph-${symbol}`}
      transform={`translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)`}
      d={PATHS[symbol]}
    />
  );
}
