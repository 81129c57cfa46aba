/** Every glyph of the clue tokens, drawn on a 32 px grid; a glyph that we have no drawing of is shown as its sign. */

import type { JSX } from "preact";

interface Drawing {
  readonly line?: string;
  readonly fill?: string;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  lambda: { line: "M8 6h4l11 20M14.3 11.5 8.5 26" },
  omega: { line: "M6.5 26h6.500v-2.500C9.5 21.5 8 18.5 8 15a8 8 0 0 1 16 0c0 3.5-1.5 6.5-5 8.500V26h6.5" },
  psi: { line: "M16 5v22M7 7v6c0 5.5 3.5 8 9 8s9-2.5 9-8V7M12 27h8" },
  delta: { line: "M16 6 27 26H5z" },
  sigma: { line: "M24 10V6H8l9 10-9 10h16v-4" },
  theta: { line: "M16 5c5 0 8 4.5 8 11s-3 11-8 11-8-4.5-8-11 3-11 8-11zM12 16h8" },
  phi: { line: "M16 4v24M16 9c6 0 10 2.5 10 7s-4 7-10 7-10-2.5-10-7 4-7 10-7zM12.5 4h7M12.5 28h7" },
  pi: { line: "M5.5 10.500C6.5 8 8 7 11 7h15.500M12 7v12c0 4-1 6-3.5 7M20.5 7v15c0 3 1.5 4 4.5 3" },
  xi: { line: "M7 7h18M10 16h12M7 25h18M7 5v4M25 5v4M7 23v4M25 23v4" },
  gamma: { line: "M11 26V6h14v5M7 26h8M7 6h4" },
  star: { fill: "M16 4l3.5 8.5 9 .7-7 5.8 2.3 9L16 23l-7.8 5 2.3-9-7-5.8 9-.700z" },
  moon: { fill: "M20.5 4.500a12 12 0 1 0 6.5 17A10.5 10.5 0 0 1 20.5 4.500z" },
  sun: {
    fill: disc(16, 16, 4.5),
    line: "M16 4v4M16 24v4M4 16h4M24 16h4M7.5 7.500l2.8 2.800M21.7 21.700l2.8 2.800M7.5 24.500l2.8-2.800M21.7 10.300l2.8-2.8",
  },
  crown: { line: "M5 10l5.5 6L16 6l5.5 10L27 10l-2.5 12h-17zM7.5 26h17" },
  knight: {
    line: "M9.5 27h14c.5-10-1.5-18-9.5-21.500l-1 4-6.5 7.5 2.5 4 5-2.500c.5 3-3.5 4-4.5 8.500z",
    fill: disc(15, 12, 1.4),
  },
  rook: { line: "M8 6v6h3v9l-3 5h16l-3-5v-9h3V6h-4v3h-2.500V6h-3v3H12V6z" },
  note: {
    line: "M15 23.500V5c1.5 4.5 7.5 4.5 6.5 11",
    fill: "M15 23.500c0 2-2 3.5-4 3.500s-3-1.2-3-2.7 2-3.3 4-3.3 3 1 3 2.500z",
  },
  section: {
    line: "M21 9c-.8-2.5-2.7-4-5-4-2.8 0-4.8 1.5-4.8 4 0 5.5 10.6 5 10.6 10.2 0 2-1.5 3.3-3.5 3.600M11 23c.8 2.5 2.7 4 5 4 2.8 0 4.8-1.5 4.8-4 0-5.5-10.6-5-10.6-10.2 0-2 1.5-3.3 3.5-3.6",
  },
  pilcrow: { line: "M17 27V6M22.5 27V6M26 6H14", fill: "M17 5.500h-3.500a6 6 0 0 0 0 12.500H17z" },
  infinity: {
    line: "M16 16c-3-4.5-5-6-7.5-6a6 6 0 0 0 0 12c2.5 0 4.5-1.5 7.5-6s5-6 7.5-6a6 6 0 0 1 0 12c-2.5 0-4.5-1.5-7.5-6z",
  },
  heart: { fill: "M16 27C8 21 4 16.5 4 11.500A6 6 0 0 1 16 9a6 6 0 0 1 12 2.500C28 16.5 24 21 16 27z" },
  club: {
    fill: `${disc(16, 9.5, 5)}${disc(10, 17.5, 5)}${disc(22, 17.5, 5)}M16 14c0 7-1 11-4 13.500h8C17 25 16 21 16 14z`,
  },
  spade: {
    fill: "M16 4C10 10 5 13.5 5 18.500a5 5 0 0 0 9.5 2.300C14.5 24 13.5 26 12 27.500h8C18.5 26 17.5 24 17.5 20.800A5 5 0 0 0 27 18.500C27 13.5 22 10 16 4z",
  },
  diamond: { fill: "M16 4l9 12-9 12-9-12z" },
  disc: { fill: disc(16, 16, 10) },
  block: { fill: "M7 7h18v18H7z" },
  peak: { fill: "M16 5 28 27H4z" },
  cross: { fill: "M12.5 5h7v7.500H27v7h-7.500V27h-7v-7.500H5v-7h7.500z" },
  wave: { line: "M4 13c4-5 8-5 12 0s8 5 12 0M4 21c4-5 8-5 12 0s8 5 12 0" },
  root: { line: "M4 18l3.5-2.500L13 26 18.5 6H28" },
  hook: { line: "M22.5 8c-1-3-5.5-3-6 1.500L15.5 22.500c-.5 4.5-5 4.5-6 1.5" },
  cent: { line: "M23 11.500C21.5 9 19 7.5 16 7.500c-5 0-8 3.5-8 8.500s3 8.5 8 8.500c3 0 5.5-1.5 7-4M16 4v24" },
};

/** A glyph, to be put into an SVG of 32 by 32; it takes the colour of its text. */
export function GlyphShape({ name, symbol }: { name: string; symbol: string }): JSX.Element {
  const found = DRAWINGS[name];
  if (!found) {
    return (
      <text x="16" y="24" text-anchor="middle" font-size="24" fill="currentColor">
        {symbol}
      </text>
    );
  }
  return (
    <g stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
      {found.fill && <path d={found.fill} fill="currentColor" />}
      {found.line && <path d={found.line} fill="none" stroke="currentColor" />}
    </g>
  );
}
