/** ALONE's screen, actions, events and box, as they are written on the wire. */

import type { TableModel } from "../../table";
import type { Ask as AnyAsk, Offer as AnyOffer } from "../../view";
import type { alone } from "../../wire.gen";

export type AloneTypes = alone.GameTypes;
export type AloneAction = alone.GameAction;
export type AloneEvent = alone.GameEvent;
export type Table = TableModel<AloneTypes>;
export type Ask = AnyAsk<AloneAction>;
export type Offer<A extends AloneAction = AloneAction> = AnyOffer<A>;

export type AloneScreen = alone.AloneScreen;
export type AloneBox = alone.AloneBox;
export type SectorPart = alone.SectorPart;
export type LabyrinthPart = alone.LabyrinthPart;
export type MapPart = alone.MapPart;
export type PlanSector = alone.PlanSector;
export type Token = alone.TokenLook;

export const WAYS = ["north", "east", "south", "west", "stairs"] as const;
export type Way = (typeof WAYS)[number];

/** What is on one side of a sector: the ways that lead out are told, the rest are walls. */
export function sideOf(ways: readonly string[], way: string): "wall" | "open" | "door" | "blocked" {
  const found = ways.find((one) => one.split(" ")[0] === way);
  if (found === undefined) return "wall";
  return found.endsWith("blocked") ? "blocked" : found.endsWith("door") ? "door" : "open";
}
