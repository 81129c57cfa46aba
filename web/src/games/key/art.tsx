/** The Key's small drawings: suits, action signs, traps, figures on their bases. All on a 32 px grid. */

import type { JSX } from "preact";
import { GlyphShape } from "./glyphs";
import type { Parts, Suit } from "./types";

export function SuitShape({ suit }: { suit: Suit }): JSX.Element {
  if (suit === "circle") return <circle cx="16" cy="16" r="11" fill="currentColor" />;
  if (suit === "square") return <rect x="6" y="6" width="20" height="20" rx="1.5" fill="currentColor" />;
  return <path d="M16 4 29 27H3z" fill="currentColor" />;
}

export function SuitIcon({ suit, size = 16 }: { suit: Suit; size?: number }): JSX.Element {
  return (
    <svg class="suit" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <SuitShape suit={suit} />
    </svg>
  );
}

const PILE_PATHS = [
  "M5 8l8 8-8 8M13 8l8 8-8 8M21 8l8 8-8 8", // run: three steps
  "M3 16c3.5-6 8-8.5 13-8.500S25.5 10 29 16c-3.5 6-8 8.5-13 8.500S6.5 22 3 16zM11.5 16a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0", // intel: an eye
  "M16 4v14M10 13l6 6 6-6M5 18v9h22v-9", // gather: into the tray
  "M26 13A10.5 10.5 0 0 0 7 11l-2 2M5 6v7h7M6 19a10.5 10.5 0 0 0 19 2l2-2M27 26v-7h-7", // regroup: round again
] as const;

export function PileIcon({ pile, size = 28 }: { pile: number; size?: number }): JSX.Element {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d={PILE_PATHS[pile]}
        fill="none"
        stroke="currentColor"
        stroke-width="2.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

const stroke = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "2.5",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

export function TrapShape({ kind, action }: { kind: string; action: number }): JSX.Element {
  if (kind === "camera") {
    return (
      <g {...stroke}>
        <path d="M5 10l16-4 3 8-16 5zM10 18l1 7M6 26h10M23 9l5-1 1.5 4-4.5 1.5" />
        <circle cx="12" cy="13" r="1.6" fill="currentColor" stroke="none" />
      </g>
    );
  }
  if (kind === "gas") {
    return (
      <path
        {...stroke}
        d="M9 14a5 5 0 0 1 9.5-3 4.5 4.5 0 0 1 5.5 7H8a4 4 0 0 1 1-4zM8 22c2-2 4-2 6 0s4 2 6 0 4-2 6 0M8 27c2-2 4-2 6 0s4 2 6 0 4-2 6 0"
      />
    );
  }
  return (
    <g>
      <g {...stroke}>
        <circle cx="16" cy="16" r="12" />
        <path d="M7.5 7.500l17 17" />
      </g>
      <g transform="translate(8 8) scale(.5)" opacity=".9">
        <path {...stroke} stroke-width="4" d={PILE_PATHS[action] ?? ""} />
      </g>
    </g>
  );
}

/** What a token shows, by its number in the box. */
export function TokenFace({ parts, token }: { parts: Parts; token: number }): JSX.Element {
  const found = parts.tokens[token]!;
  if (found.kind !== "glyph") return <TrapShape kind={found.kind} action={found.action} />;
  const glyph = parts.glyphs[found.glyph]!;
  return <GlyphShape name={glyph.name} symbol={glyph.symbol} />;
}

export function GlyphIcon({ parts, glyph, size = 24 }: { parts: Parts; glyph: number; size?: number }): JSX.Element {
  const found = parts.glyphs[glyph]!;
  return (
    <svg class="glyph" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <GlyphShape name={found.name} symbol={found.symbol} />
    </svg>
  );
}

/** Bases are told apart by shape first: circle, shield, square, hexagon; then by letter; then by colour. */
const BASES: Readonly<Record<string, string>> = {
  blue: "M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28z",
  red: "M16 2 30 27H2z",
  green: "M4 4h24v24H4z",
  yellow: "M9 3h14l7 13-7 13H9L2 16z",
};

export function FigureShape({ colour, letter }: { colour: string; letter: string }): JSX.Element {
  const isTriangle = colour === "red";
  return (
    <g class="base" data-colour={colour}>
      <path d={BASES[colour] ?? BASES.blue} class="base-shape" />
      <text
        x="16"
        y={isTriangle ? 24.5 : 22.5}
        text-anchor="middle"
        class="base-letter"
        font-size={isTriangle ? 15 : 19}
      >
        {letter}
      </text>
    </g>
  );
}

export function FigureIcon({
  colour,
  letter,
  size = 32,
}: {
  colour: string;
  letter: string;
  size?: number;
}): JSX.Element {
  return (
    <svg class="figure-icon" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <FigureShape colour={colour} letter={letter} />
    </svg>
  );
}
