/** Pinned notes on the map, in pencil, on sectors that are long forgotten too. */

import type { JSX } from "preact";
import { UNIT } from "../map/SectorArt";
import { placeOf } from "./ground";
import type { Pin } from "./pins";

const LETTERS = 14;

export function Pins({ pins }: { pins: readonly Pin[] }): JSX.Element {
  return (
    <g class="pins">
      {pins.map(({ cell, words }) => {
        const [x, y] = placeOf(cell);
        const short = words.length > LETTERS ? `${words.slice(0, LETTERS - 1)}…` : words;
        return (
          <g key={cell} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <path class="pin-mark" d="M44 54l12 0M50 48l0 12" />
            <text class="pin-words" x="50" y="71" text-anchor="middle">
              {short}
            </text>
          </g>
        );
      })}
    </g>
  );
}
