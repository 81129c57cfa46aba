/** ELITE's numbers and names, as the server sends them. */

import type { TableModel } from "../../table";
import type { Ask as AnyAsk, Offer as AnyOffer } from "../../view";
import type { elite } from "../../wire.gen";

export type EliteTypes = elite.GameTypes;
export type EliteAction = elite.GameAction;
export type EliteEvent = elite.GameEvent;
export type Table = TableModel<EliteTypes>;
export type Ask = AnyAsk<EliteAction>;
export type Offer<A extends EliteAction = EliteAction> = AnyOffer<A>;

export type EliteView = elite.EliteView;
export type Parts = elite.Parts;
export type Plan = elite.Plan;
export type Card = elite.Card;
export type Slot = elite.Slot;
export type Hero = elite.Hero;

/** The faces of the action die, in their order. */
export const SYMBOLS = ["move", "hand", "gun", "wrench", "search", "alien"] as const;
export type DieSymbol = (typeof SYMBOLS)[number];

export const MOVE = 0;
export const ALIEN = 5;
/** A die that shows nothing: not rolled yet, or spent. */
export const BLANK = -1;
export const TUMBLING = 6;
/** A die that lies before its player. */
export const FREE = -1;

export const MOST_HEROES = 6;
export const SLOTS = 8;
export const EVENTS = 64 * SLOTS * 2;
export const TOKENS = EVENTS + 32 * SLOTS;
export const DASHBOARDS = TOKENS + 32 * SLOTS;

/** Search tokens: light ones may be searched; above these numbers, the hero who took it. */
export const LIGHT = -1;
export const DARK = -2;
/** A token that hero h carries is at CARRIED - h. */
export const CARRIED = -10;
/** The range of a weapon that reaches everything. */
export const ANYWHERE = 99;
/** So many steps home where no path leads home. */
export const FAR = 255;
