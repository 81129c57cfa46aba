/** The rule behind a thing on the table: what a tip of it leads to. */

import type { Card, Slot } from "./types";

const OF_KIND: Readonly<Record<Card["kind"], string>> = {
  weapon: "elite:R121",
  item: "elite:R136",
  attachment: "elite:R137",
};

export const ruleOfCard = (card: Card): string => OF_KIND[card.kind];

/** Double Locking, Locking or Regular. */
export function ruleOfSlot(slot: Slot): string {
  if (slot.double) return "elite:R113";
  return slot.locking ? "elite:R111" : "elite:R109";
}

/** What damage does to a hero. */
export const RULE_OF_DAMAGE = "elite:R166";
