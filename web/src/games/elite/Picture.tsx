/** ELITE's picture: the blast door gives way, the clock runs, and two dice have to be enough. */

import type { JSX } from "preact";
import "./picture.css";
import "./tokens.css";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  4: [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
};

export function ElitePicture(): JSX.Element {
  return (
    <svg class="picture elite-picture" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="elite-acid" cy=".7">
          <stop offset="0" stop-color="var(--acid-hot)" />
          <stop offset=".45" stop-color="var(--acid-glow)" stop-opacity=".75" />
          <stop offset="1" stop-color="var(--acid-fade)" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="elite-wall" x2="1">
          <stop offset="0" stop-color="var(--corridor-wall)" />
          <stop offset="1" stop-color="var(--corridor-wall-far)" />
        </linearGradient>
        <linearGradient id="elite-floor" y2="1" x2="0">
          <stop offset="0" stop-color="var(--corridor-floor-far)" />
          <stop offset="1" stop-color="var(--corridor-floor)" />
        </linearGradient>
      </defs>
      <rect x="-240" width="960" height="300" class="deep" />
      <path d="M-240-40 150 60v150L-240 400z" fill="url(#elite-wall)" />
      <path
        d="M720-40 330 60v150l390 190z"
        fill="url(#elite-wall)"
        transform="matrix(-1 0 0 1 480 0) scale(-1 1) translate(-480 0)"
      />
      <path d="M150 210h180l390 190h-960z" fill="url(#elite-floor)" />
      <path class="seams" d="M60 37v217M-30 14v306M420 37v217M510 14v306M104 236h272M40 268h400" />
      <rect class="doorway" x="150" y="46" width="180" height="164" />
      <ellipse class="acid" cx="240" cy="176" rx="150" ry="118" fill="url(#elite-acid)" />
      <g class="boss">
        <path d="M240 84c12 0 22 4 29 11l27-33-7 46c8 8 21 14 34 12l-20 16c6 20 2 48-8 74H185c-10-26-14-54-8-74l-20-16c13 2 26-4 34-12l-7-46 27 33c7-7 17-11 29-11z" />
        <path
          class="eyes"
          d="M212 112l22 12-20 4zM268 112l-22 12 20 4zM214 146l8 14 8-12 10 16 10-16 8 12 8-14-6 32-10-8-10 12-10-12-10 8z"
        />
      </g>
      <g class="swarm">
        <path d="M158 214c-2-24 6-38 16-42l-10-18 20 10c5-1 9-1 13 1l17-13-7 19c10 8 16 22 13 43l-10-10-8 12-9-12-8 12-9-12-8 12z" />
        <path d="M252 216c-2-22 6-36 15-40l-9-17 18 10c5-1 8-1 12 1l16-12-7 18c10 8 15 20 12 40l-9-9-7 11-8-11-8 11-8-11z" />
        <path class="eyes" d="M176 182l12 6-12 3zM204 182l-11 6 11 3zM268 186l11 6-11 3zM294 186l-10 6 10 3z" />
      </g>
      <path class="leaf left" d="M138 46h26v164h-26z" />
      <path class="leaf right" d="M342 46h-26v164h26z" />
      <path class="stripe" d="M150 46h180v14H150z" />
      <path
        class="stripe-dark"
        d="M158 60l14-14h14l-14 14zM190 60l14-14h14l-14 14zM222 60l14-14h14l-14 14zM254 60l14-14h14l-14 14zM286 60l14-14h14l-14 14z"
      />
      <g class="timer">
        <rect x="196" y="8" width="88" height="34" rx="4" />
        <text x="240" y="35" text-anchor="middle">
          1:59
        </text>
      </g>
      <path
        class="soldier"
        d="M120 300c0-30 8-48 24-52-8-4-12-12-12-22 0-14 8-24 20-24s20 10 20 24c0 4-1 8-3 11l60-15 2 8-52 20c12 8 17 26 17 50z"
      />
      <Die x={286} y={268} turn={-11} face={4} />
      <Die x={336} y={276} turn={14} face={3} />
    </svg>
  );
}

function Die({ x, y, turn, face }: { x: number; y: number; turn: number; face: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="thrown" style={{ "--turn": `${turn}deg` }}>
        <rect x="-19" y="-19" width="38" height="38" rx="7" />
        {PIPS[face]!.map(([px, py]) => (
          <circle key={`${px} ${py}`} cx={px} cy={py} r="4" />
        ))}
      </g>
    </g>
  );
}
