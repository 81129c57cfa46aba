/** ELITE's screen and names, as the server sends them. */

import type { TableModel } from "../../table";
import type { Ask as AnyAsk, Offer as AnyOffer } from "../../view";
import type { elite } from "../../wire.gen";

export type EliteTypes = elite.GameTypes;
export type EliteAction = elite.GameAction;
export type EliteEvent = elite.GameEvent;
export type Table = TableModel<EliteTypes>;
export type Ask = AnyAsk<EliteAction>;
export type Offer<A extends EliteAction = EliteAction> = AnyOffer<A>;

export type EliteScreen = elite.EliteScreen;
export type FigureFace = elite.FigureFace;
export type Parts = elite.Parts;
export type Plan = elite.Plan;
export type Card = elite.Card;
export type CardShown = elite.CardShown;
export type ObjectiveShown = elite.ObjectiveShown;
export type Slot = elite.Slot;
export type DieSymbol = Slot["icons"][number];
export type Filled = elite.CardShown["filled"][number];
