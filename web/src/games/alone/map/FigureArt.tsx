/** The hero and the creatures, in boxes of 32 by 32 around (0, 0): shape first, then a letter. */

import type { JSX } from "preact";
import type { Shape, Token } from "../tokens";
import type { Figure } from "../types";
import { BEASTS } from "./beasts";

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

interface CreatureProps {
  readonly token: Token | undefined;
  readonly figure: Figure;
}

export function CreatureArt({ token, figure }: CreatureProps): JSX.Element {
  const shape = token?.shape ?? "mutant";
  const y = LETTER_AT[shape] ?? 9;
  const own = BEASTS[token?.id ?? ""];
  const classes = [
    "creature",
    `creature-${shape}`,
    figure.wounds > 0 && "wounded",
    figure.stunned && "stunned",
    figure.rage > 0 && "raging",
    figure.down && "down",
  ];
  return (
    <g class={classes.filter(Boolean).join(" ")}>
      {own ? (
        <>
          <path class="creature-shape" fill-rule="evenodd" d={own} />
          <circle class="creature-badge" cx="11" cy="12" r="7" />
          <text class="creature-letter" x="11" y="16" text-anchor="middle">
            {token?.letter}
          </text>
        </>
      ) : (
        <>
          <path class="creature-shape" d={OUTLINES[shape]} />
          <text class="creature-letter" y={y} text-anchor="middle">
            {token?.letter ?? "?"}
          </text>
          <path class="creature-eyes" d="M-7-6l5 2.500-4 1.500zM7-6l-5 2.500 4 1.500z" />
        </>
      )}
      {figure.wounds > 0 && <path class="creature-wound" d="M-12-12 12 12M-9-14l6 6M3 2l6 7" />}
      {figure.stunned && <path class="creature-stun" d="M-8-17c2-4 6-4 8 0s6 4 8 0" />}
      {figure.hard + figure.hard_round > 0 && <path class="creature-hard" d="M-18 8h8v5l-4 5-4-5z" />}
    </g>
  );
}

/** A creature as a picture in a line of text. */
export function CreatureIcon({ token, figure, size = 28 }: CreatureProps & { size?: number }): JSX.Element {
  return (
    <svg class="creature-icon" width={size} height={size} viewBox="-18 -18 36 36" aria-hidden="true">
      <CreatureArt token={token} figure={figure} />
    </svg>
  );
}

/** The glow under what hunts: to be laid into the definitions of a map. */
export function Menace(): JSX.Element {
  return (
    <radialGradient id="alone-menace">
      <stop offset="0" stop-color="var(--menace)" stop-opacity=".55" />
      <stop offset="1" stop-color="var(--menace-end)" stop-opacity="0" />
    </radialGradient>
  );
}

/** A creature alone, large, as its card shows it. */
export function Portrait({ token, size = 76 }: { token: Token; size?: number }): JSX.Element {
  return (
    <svg
      class={`portrait creature-${token.shape}`}
      width={size}
      height={size}
      viewBox="-20 -20 40 40"
      aria-hidden="true"
    >
      <path class="creature-shape" fill-rule="evenodd" d={BEASTS[token.id] ?? OUTLINES[token.shape]} />
    </svg>
  );
}

export function HeroArt({ letter }: { letter: string }): JSX.Element {
  return (
    <g class="hero-figure">
      <circle class="hero-base" r="15" />
      <text class="hero-letter" y="6" text-anchor="middle">
        {letter}
      </text>
      <path class="hero-lamp" d="M11-15h6l2 6h-10zM14-9v3" />
    </g>
  );
}

/** Where several figures of a sector stand, around the hero or in the middle. */
export function standsAt(index: number, of: number, withHero: boolean): readonly [number, number] {
  if (of === 1 && !withHero) return [50, 50];
  const radius = withHero ? 33 : 22;
  const turn = withHero ? Math.PI / 4 : of === 2 ? 0 : -Math.PI / 2;
  const angle = turn + (index * 2 * Math.PI) / Math.max(of, withHero ? 4 : of);
  return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
}
