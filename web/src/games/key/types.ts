/** The Key's view and content, as `games/key/view.py`, `mission.py` and `pack.py` say them. */

import type { View } from "../../view";

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

export interface WindowFace {
  readonly row: number;
  readonly column: number;
  readonly glyph: number;
  readonly area: "body" | "answer";
  readonly mark: "none" | "dot" | "bar";
}

export interface Feature {
  readonly kind: "lock" | "secret_passage" | "guard" | "terminal" | "exit";
  readonly room: number;
  readonly suit: string;
}

export interface Mission {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly kind: string;
  readonly grade: number;
  readonly board: string;
  readonly entrance: number;
  readonly colours: readonly string[];
  readonly windows: readonly WindowFace[];
  readonly shape: "letters" | "number";
  readonly length: number;
  readonly walls: readonly Edge[];
  readonly passages: readonly Edge[];
  readonly features: readonly Feature[];
  readonly modules: readonly string[];
  readonly one_to_one: boolean;
  readonly dossier: readonly string[];
  readonly notes: readonly string[];
  readonly before: string;
}

export interface FrameView {
  readonly frame: { readonly frame: string } & Readonly<Record<string, unknown>>;
  readonly given: unknown;
}

export interface KeyView extends View {
  readonly mission: Mission;
  readonly windows: readonly (string | null)[];
  readonly answer: string | null;
  readonly characters: readonly string[];
  readonly neighbours: readonly (readonly number[])[];
  readonly turn: number;
  readonly actions: number;
  readonly passes: number;
  readonly hands: readonly { readonly size: number; readonly known: readonly number[] }[];
  readonly deck: readonly (number | null)[];
  readonly piles: readonly (readonly number[])[];
  readonly counter_intel: readonly (readonly number[])[];
  readonly discard: readonly number[];
  readonly time_icons: number;
  readonly in_peril: boolean;
  readonly stacks: readonly number[];
  readonly face_up: readonly (readonly number[])[];
  readonly gone: readonly number[];
  readonly rooms: readonly number[];
  readonly locks: readonly number[];
  readonly guard: number;
  readonly achievements: readonly number[];
  readonly proposal: { readonly guess: string; readonly agreed: readonly number[] } | null;
  readonly going_on: readonly (readonly FrameView[])[];
  readonly tidy: boolean;
  readonly free_talk: boolean;
}

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
