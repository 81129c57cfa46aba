/** ALONE's view, actions, events and content, as they are written on the wire. */

import type { TableModel } from "../../table";
import type { Ask as AnyAsk, Offer as AnyOffer } from "../../view";
import type { alone } from "../../wire.gen";

export type AloneTypes = alone.GameTypes;
export type AloneAction = alone.GameAction;
export type AloneEvent = alone.GameEvent;
export type Table = TableModel<AloneTypes>;
export type Ask = AnyAsk<AloneAction>;
export type Offer<A extends AloneAction = AloneAction> = AnyOffer<A>;
export type Parts = alone.Parts;
export type Mission = alone.Mission;
export type Power = alone.HeroPower;
export type Stats = alone.Stats;

export type AloneView = alone.AloneView;
export type LabyrinthView = alone.LabyrinthView;
export type SectorView = alone.SectorView;
export type CreatureView = alone.CreatureView;
export type EvilView = alone.EvilView;
export type MapSector = alone.MapSector;
export type Tile = alone.Tile;
export type Figure = alone.Figure;

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
