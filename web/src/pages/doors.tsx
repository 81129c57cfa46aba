/** Pictures for the doors of games that are still being built. They come alive when pointed at, and rest otherwise. */

import type { JSX } from "preact";

/** A corridor with hazard stripes; eyes in the dark, dice on the floor. */
export function ElitePicture(): JSX.Element {
  const eyes: readonly (readonly [number, number])[] = [
    [196, 132],
    [262, 120],
    [228, 150],
  ];
  return (
    <svg class="picture" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="deep" width="480" height="300" />
      <path class="wall-left" d="M0 0h150l40 90v110L0 300z" />
      <path class="wall-right" d="M480 0H330l-40 90v110l190 100z" />
      <path class="ground" d="M190 200h100l190 100H0z" />
      <path
        class="stripe"
        d="M0 262l30-14 40 26-38 26H0zM100 216l22-10 30 17-26 14zM480 262l-30-14-40 26 38 26h32zM380 216l-22-10-30 17 26 14z"
      />
      <path class="gate" d="M190 90h100v110H190zM240 90v110" />
      {eyes.map(([x, y]) => (
        <g key={x} class="alien">
          <path
            d={`M${x - 22} ${y + 46}c-8-24-2-42 8-50l-10-16 18 10c4-1 8-1 12 0l18-10-10 16c10 8 16 26 8 50l-9-12-7 14-6-13-6 13-7-14z`}
          />
          <path class="jaws" d={`M${x - 9} ${y + 18}l5 6 4-5 4 5 5-6`} />
          <circle cx={x - 7} cy={y + 8} r="3" />
          <circle cx={x + 7} cy={y + 8} r="3" />
        </g>
      ))}
      <g class="dice">
        <rect x="176" y="244" width="34" height="34" rx="6" transform="rotate(-12 193 261)" />
        <rect x="232" y="254" width="34" height="34" rx="6" transform="rotate(9 249 271)" />
        <g class="pips">
          <circle cx="187" cy="256" r="3.4" />
          <circle cx="199" cy="266" r="3.4" />
          <circle cx="241" cy="263" r="3.4" />
          <circle cx="249" cy="271" r="3.4" />
          <circle cx="257" cy="279" r="3.4" />
        </g>
      </g>
    </svg>
  );
}

/** Almost no light: one lamp, one figure, and something that is not quite out of it. */
export function AlonePicture(): JSX.Element {
  return (
    <svg class="picture" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="dark" width="480" height="300" />
      <path class="ribs" d="M40 0v300M120 0v300M360 0v300M440 0v300M0 250h480M0 40h480" />
      <path class="lamp-light" d="M240 46 130 256h220z" />
      <path class="lamp" d="M240 0v34m-16 12h32l-6-12h-20z" />
      <path class="lone" d="M240 184a9 9 0 1 1 .1 0zm-13 72 4-40-8 4 4-22c2-8 24-8 26 0l4 22-8-4 4 40h-8l-5-26-5 26z" />
      <path class="thing" d="M350 256c-6-40-30-50-18-96 4-16 30-16 32 2 4 42-2 60 14 94zM342 150l-14-22M356 148l6-26" />
      <circle class="thing-eye" cx="342" cy="166" r="2.6" />
      <circle class="thing-eye" cx="354" cy="164" r="2.6" />
    </svg>
  );
}
