/** Aliens by shape, as on the board: biter triangle, shooter square, runner chevron, boss hexagon. */

import type { JSX } from "preact";

const SHAPES: Readonly<Record<string, string>> = {
  biter: "M16 4 29 27H3z",
  shooter: "M5 5h22v22H5z",
  runner: "M3 4l13 7 13-7v15L16 29 3 19z",
  boss: "M16 2l12 7v14l-12 7-12-7V9z",
};

export function Shape({ of, letter, size = 40 }: { of: string; letter: string; size?: number }): JSX.Element {
  return (
    <svg class={`shape shape-${of}`} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[of] ?? SHAPES.boss} />
      <text x="16" y={of === "shooter" || of === "boss" ? 21 : 23} text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}
