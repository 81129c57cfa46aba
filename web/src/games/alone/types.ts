/** ALONE's view, as it is written on the wire, and its content, as `games/alone/pack.py` says it. */

import type { alone } from "../../wire.gen";

export type AloneView = alone.AloneView;
export type LabyrinthView = alone.LabyrinthView;
export type SectorView = alone.SectorView;
export type CreatureView = alone.CreatureView;
export type EvilView = alone.EvilView;
export type MapSector = alone.MapSector;
export type Tile = alone.Tile;
export type Figure = alone.Figure;
export type GameAction = alone.GameAction;

/** A figure to which nothing has happened. */
export const UNHURT: Figure = {
  cell: -1,
  wounds: 0,
  came: false,
  rage: 0,
  hard: 0,
  hard_round: 0,
  stunned: false,
  down: false,
};

export const WAYS = ["north", "east", "south", "west", "stairs"] as const;
export type Way = (typeof WAYS)[number];
export type Side = Tile["sides"][number];

export const FULL = 12;
export const TURNS = 8;
export const INVENTORY = 6;
export const MOST_REACTIONS = 2;
/** A level is a field of 7 by 11 cells, as the hero counts them. */
export const FIELD_WIDTH = 7;
export const FIELD_HEIGHT = 11;
const FIELD = FIELD_WIDTH * FIELD_HEIGHT;
const STEP: Readonly<Record<string, number>> = { north: -FIELD_WIDTH, east: 1, south: FIELD_WIDTH, west: -1 };

/** The cell in that direction; undefined by the stairs, whose other end only the rules know. */
export function cellToward(cell: number, way: string): number | undefined {
  const step = STEP[way];
  return step === undefined ? undefined : cell + step;
}

export const levelOf = (cell: number): number => Math.floor(cell / FIELD);

/** How far east and south of the first sector seen on its level. */
export function offsetOf(cell: number): readonly [number, number] {
  const rest = cell % FIELD;
  return [(rest % FIELD_WIDTH) - (FIELD_WIDTH - 1) / 2, Math.floor(rest / FIELD_WIDTH) - (FIELD_HEIGHT - 1) / 2];
}

export interface Stats {
  readonly distance: number;
  readonly loss: number;
  readonly dark: number;
  readonly lit: number;
  readonly first: number;
  readonly second: number;
}

export interface Creature {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly tokens: number;
  readonly kind: string | null;
  readonly boss: boolean;
  readonly regular: Stats;
  readonly nightmare: Stats;
}

export interface Room {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly matrix: string | null;
  readonly charges: number;
  readonly bullets: boolean;
  readonly upgrade: { readonly needs: string } | null;
}

export interface Reaction {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly trigger: string;
  readonly icon: string | null;
  readonly instant: boolean;
}

export interface Step {
  readonly action: string;
  readonly times: number;
}

export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly colour: "green" | "blue" | "red";
  readonly room: number;
  readonly steps: readonly Step[];
}

export interface Numbers {
  readonly die: readonly string[];
  readonly track: readonly boolean[];
  readonly rounds: readonly number[];
  readonly adrenaline: readonly number[];
  readonly hands: readonly number[];
  readonly fight_dark: number;
  readonly fight_lit: number;
}

/** A special creature of Deep: `icon` is on the cards that call it. */
export interface Special {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly regular: Stats;
  readonly nightmare: Stats;
}

/** An avatar: upgrades without `stats` add to its power. */
export interface Avatar {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly regular: Stats;
  readonly nightmare: Stats;
  readonly upgrades: readonly { readonly name: string; readonly stats: Stats | null }[];
}

export interface Power {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly when: string;
}

/** What lies in the box; nothing in it is secret. What cards say is in the table's texts. */
export interface Parts {
  readonly numbers: Numbers;
  readonly creatures: readonly Creature[];
  readonly rooms: readonly Room[];
  readonly characters: readonly { readonly id: string; readonly name: string }[];
  readonly items: readonly Item[];
  readonly decks: readonly { readonly id: string; readonly name: string }[];
  readonly reactions: readonly Reaction[];
  readonly missions: readonly Mission[];
  readonly difficulties: readonly { readonly id: string; readonly name: string }[];
  readonly specials: readonly Special[];
  readonly avatars: readonly Avatar[];
  readonly powers: readonly Power[];
}
