/** Figures as shapes with letters, in boxes of 32 by 32 around (0, 0): for whoever prefers them, and for what nobody drew. */

import type { JSX } from "preact";
import type { Token } from "../types";

type Shape = Token["shape"];

/** Outlines by kind: they differ without colour, and at 20 px. */
const OUTLINES: Readonly<Record<Shape, string>> = {
  parasite: "M0-15 14 11 5 9 2 15 0 10-2 15-5 9-14 11z",
  spore: "M0-16 4-11 10-13 11-7 16-5 13 0 16 6 10 7 8 13 3 11-1 16-5 11-11 12-11 6-16 3-12-2-15-8-9-8-7-13z",
  cultist: "M0-16C9-14 11-4 12 4l2 11H-14l2-11C-11-4-9-14 0-16z",
  mutant: "M-13-9-8-13-4-9H4l4-4 5 4 1 10-3 4 2 10H4L0 10-4 15h-9l2-10-3-4z",
  worm: "M-15 12C-16-2-6-16 6-14c10 2 11 13 4 15-5 1-7-4-4-6-6-2-11 4-10 17z",
  boss: "M-14-8-14-14-8-11 0-16 8-11 14-14V-8l1 9-7 13L0 16-8 14-15 1z",
  special: "M0-16 6-5 16 0 6 5 0 16-6 5-16 0-6-5z",
  avatar: "M0-16 4-9 12-12 9-4 16 0 9 4 12 12 4 9 0 16-4 9-12 12-9 4-16 0-9-4-12-12-4-9z",
};

const LETTER_AT: Partial<Readonly<Record<Shape, number>>> = { parasite: 9, worm: -3, cultist: 11, spore: 8 };

export function CreatureLetter({ token }: { token: Token | undefined }): JSX.Element {
  const shape = token?.shape ?? "mutant";
  return (
    <g transform="scale(1.3)">
      <path class="creature-shape" d={OUTLINES[shape]} />
      <text class="creature-letter" y={LETTER_AT[shape] ?? 9} text-anchor="middle">
        {token?.letter ?? "?"}
      </text>
      <path class="creature-eyes" d="M-7-6l5 2.500-4 1.500zM7-6l-5 2.500 4 1.500z" />
    </g>
  );
}

export function HeroLetter({ letter }: { letter: string }): JSX.Element {
  return (
    <>
      <circle class="hero-base" r="15" />
      <text class="hero-letter" y="6" text-anchor="middle">
        {letter}
      </text>
      <path class="hero-lamp" d="M11-15h6l2 6h-10zM14-9v3" />
    </>
  );
}
