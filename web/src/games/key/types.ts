/** The Key's view, as it is written on the wire, and its content, as `games/key/pack.py` says it. */

import type { key } from "../../wire.gen";

export interface Room {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export type Edge = readonly [number, number];

export interface BoardSide {
  readonly id: string;
  readonly name: string;
  readonly rooms: readonly Room[];
  readonly edges: readonly Edge[];
  readonly walls: readonly Edge[];
}

export interface Token {
  readonly colour: string;
  readonly kind: "glyph" | "camera" | "gas" | "counter_intel";
  readonly glyph: number;
  readonly mark: "none" | "dot" | "bar";
  readonly action: number;
}

export interface Glyph {
  readonly name: string;
  readonly symbol: string;
}

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly text: string;
}

/** What lies in the box; nothing in it is secret. */
export interface Parts {
  readonly boards: Readonly<Record<string, BoardSide>>;
  readonly tokens: readonly Token[];
  readonly glyphs: readonly Glyph[];
  readonly characters: Readonly<Record<string, Character>>;
}

export type KeyView = key.KeyView;
export type Mission = key.MissionFace;
export type WindowFace = key.WindowFace;
export type FrameView = key.GoingOn;

export const SUITS = ["circle", "square", "triangle"] as const;
export type Suit = (typeof SUITS)[number];
export const PILES = ["run", "intel", "gather", "regroup"] as const;

const NUMBERED = 36;
const DOUBLE_TIME = 39;

export const isTime = (card: number): boolean => card >= NUMBERED;
export const valueOf = (card: number): number => Math.floor(card / 3) + 1;
export const suitOf = (card: number): Suit => SUITS[card % 3]!;
export const iconsOf = (card: number): number => (card < NUMBERED ? 0 : card === DOUBLE_TIME ? 2 : 1);
/** The four time cards: they lie in the deck or in the discard, never elsewhere. */
export const TIME_CARDS: readonly number[] = [36, 37, 38, 39];
export const FATAL_ICONS = 3;
