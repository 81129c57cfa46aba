/** The Key's picture, for its door and its lobby: the office at night, where three windows open. */

import type { JSX } from "preact";
import { GlyphShape } from "./glyphs";
import "./picture.css";
import "./tokens.css";

const FRONT = [
  ["star", "moon", "omega", "sun", "rook", "psi"],
  ["crown", "K", "pi", "E", "note", "Y"],
  ["delta", "infinity", "theta", "knight", "section", "lambda"],
  ["xi", "phi", "sigma", "gamma", "heart", "wave"],
] as const;

export function KeyPicture(): JSX.Element {
  return (
    <svg class="picture key-picture" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="key-sky" x2="0" y2="1">
          <stop offset="0" class="sky-top" />
          <stop offset="1" class="sky-low" />
        </linearGradient>
        <radialGradient id="key-halo">
          <stop offset=".3" stop-color="var(--moon-halo)" stop-opacity=".5" />
          <stop offset="1" stop-color="var(--moon-halo)" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="key-front" x2="1" y2="1">
          <stop offset="0" stop-color="var(--house-lit)" />
          <stop offset="1" stop-color="var(--house-shade)" />
        </linearGradient>
        <linearGradient id="key-beam" x2="1">
          <stop offset="0" stop-color="var(--torch-beam)" stop-opacity=".75" />
          <stop offset="1" stop-color="var(--torch-beam)" stop-opacity="0" />
        </linearGradient>
        <radialGradient id="key-glow">
          <stop offset="0" stop-color="var(--phosphor)" stop-opacity=".55" />
          <stop offset="1" stop-color="var(--phosphor)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect x="-240" width="960" height="300" fill="url(#key-sky)" />
      <circle cx="404" cy="52" r="84" fill="url(#key-halo)" />
      <circle class="moonlight" cx="404" cy="52" r="24" />
      <path
        class="far"
        d="M-240 300V210h60v-40h46v60h54v-96h50v40h40V190h36v-30h40v52h36v-76h60v164zM360 300V150h30v-24h34v60h30v-34h56v-30h50v60h60v-90h40v40h60v168z"
      />
      <path class="house-side" d="M388 62l34 14v224h-34z" />
      <path class="house" d="M92 300V62h296v238z" fill="url(#key-front)" />
      <path class="roof" d="M82 62h316M120 62V40h40v22M330 62V24m-10 8h20m-16 8h12" />
      <circle class="roof-light" cx="330" cy="22" r="3.500" />
      {FRONT.map((row, y) =>
        row.map((name, x) => {
          const isLetter = name.length === 1;
          return (
            <g key={`${x}${y}`} class="pane" transform={`translate(${110 + x * 44} ${76 + y * 47})`}>
              <rect class="pane-glass" width="36" height="38" rx="3" />
              <g class="pane-sign" transform="translate(4 5) scale(.88)">
                {!isLetter && <GlyphShape name={name} symbol="" />}
              </g>
              {isLetter && (
                <>
                  <circle class="pane-glow" cx="18" cy="19" r="44" fill="url(#key-glow)" />
                  <g class="pane-turn" style={{ animationDelay: `${300 + x * 160}ms` }}>
                    <rect class="pane-open" width="36" height="38" rx="3" />
                    <text class="pane-letter" x="18" y="31" text-anchor="middle">
                      {name}
                    </text>
                  </g>
                </>
              )}
            </g>
          );
        }),
      )}
      <path class="entry" d="M218 300v-34h44v34zM240 266v34" />
      <path class="lawn" d="M-240 292h960v8h-960z" />
      <path class="beam" d="M58 262 236 214v84z" fill="url(#key-beam)" />
      <path
        class="spy"
        d="M26 246h24c-1-4-3-9-5-10-4-2-10-2-14 0-2 1-4 6-5 10zm3 3c0 8 4 13 9 13s9-5 9-13zm-9 45c0-20 6-30 18-30 7 0 12 3 15 8l8-8 4 4-12 16-4-3v13z"
      />
    </svg>
  );
}
