/** The Key's picture, for its door and its lobby. It comes alive when pointed at, and rests otherwise. */

import type { JSX } from "preact";
import { GlyphShape } from "./glyphs";

const FRONT = [
  ["star", "moon", "omega", "sun", "rook", "psi"],
  ["crown", "K", "pi", "E", "note", "Y"],
  ["delta", "infinity", "theta", "knight", "section", "lambda"],
  ["xi", "phi", "sigma", "gamma", "heart", "wave"],
] as const;

/** The office at night: windows hide letters, and three of them open. */
export function KeyPicture(): JSX.Element {
  return (
    <svg class="picture" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="sky" width="480" height="300" />
      <circle class="moonlight" cx="404" cy="56" r="26" />
      <path class="far" d="M0 300V190h46v-30h40v52h36v-76h60v164zM360 300V150h30v-24h34v60h30v-34h26v148z" />
      <path class="house" d="M92 300V62h296v238z" />
      <path class="roof" d="M82 62h316M120 62V40h40v22M330 62V28m-8 6h16" />
      {FRONT.map((row, y) =>
        row.map((name, x) => {
          const isLetter = name.length === 1;
          return (
            <g
              key={`${x}${y}`}
              class={`pane ${isLetter ? "letter" : ""}`}
              transform={`translate(${110 + x * 44} ${76 + y * 47})`}
            >
              <rect class="pane-glass" width="36" height="38" rx="3" />
              {isLetter ? (
                <g class="pane-turn">
                  <rect class="pane-open" width="36" height="38" rx="3" />
                  <text class="pane-letter" x="18" y="31" text-anchor="middle">
                    {name}
                  </text>
                </g>
              ) : (
                <g class="pane-sign" transform="translate(4 5) scale(.88)">
                  <GlyphShape name={name} symbol="" />
                </g>
              )}
            </g>
          );
        }),
      )}
      <path class="entry" d="M218 300v-34h44v34zM240 266v34" />
      <path class="beam" d="M56 270 204 226v66z" />
      <path class="spy" d="M38 280v-16l-9 9m9-9 14 5m-14-5v-9m-9 0h19m-15 0c0-13 11-13 11 0M38 280l-8 15m8-15 8 15" />
    </svg>
  );
}
