/** The Key's view, actions, events and content, as they are written on the wire. */

import type { TableModel } from "../../table";
import type { Ask as AnyAsk, Offer as AnyOffer } from "../../view";
import type { key } from "../../wire.gen";

export type KeyView = key.KeyView;
export type Parts = key.Parts;
export type BoardSide = key.Board;
export type Edge = BoardSide["edges"][number];
export type Mission = key.MissionFace;
export type WindowFace = key.WindowFace;
export type KeyTypes = key.GameTypes;
export type KeyAction = key.GameAction;
export type KeyEvent = key.GameEvent;
export type Table = TableModel<KeyTypes>;
export type Ask = AnyAsk<KeyAction>;
export type Offer<A extends KeyAction = KeyAction> = AnyOffer<A>;

export const SUITS = ["circle", "square", "triangle"] as const;
export type Suit = (typeof SUITS)[number];
export const PILES = ["run", "intel", "gather", "regroup"] as const;

const NUMBERED = 36;
const DOUBLE_TIME = 39;

export const isTime = (card: number): boolean => card >= NUMBERED;
export const rankOf = (card: number): number => Math.floor(card / 3) + 1;
export const suitOf = (card: number): Suit => SUITS[card % 3]!;
export const iconsOf = (card: number): number => (card < NUMBERED ? 0 : card === DOUBLE_TIME ? 2 : 1);
/** The four time cards: they lie in the deck or in the discard, never elsewhere. */
export const TIME_CARDS: readonly number[] = [36, 37, 38, 39];
export const FATAL_ICONS = 3;
