/** The Key's screen, actions, events and box, as they are written on the wire. */

import type { TableModel } from "../../table";
import type { Ask as AnyAsk, Offer as AnyOffer } from "../../view";
import type { key } from "../../wire.gen";

export type KeyScreen = key.KeyScreen;
export type Parts = key.KeyBox;
export type BoardSide = key.Board;
export type Pane = key.Pane;
export type KeyTypes = key.GameTypes;
export type KeyAction = key.GameAction;
export type KeyEvent = key.GameEvent;
export type Table = TableModel<KeyTypes>;
export type Ask = AnyAsk<KeyAction>;
export type Offer<A extends KeyAction = KeyAction> = AnyOffer<A>;

export type Suit = NonNullable<key.CardLook["suit"]>;
export const PILES = ["run", "intel", "gather", "regroup"] as const;

/** Missions are puzzles in English, in whatever language they are played. */
export const WRITTEN_IN = "en";
