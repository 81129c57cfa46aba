/** What a piece of equipment looks like; what owners add to the box stands by its name alone. */

import type { JSX } from "preact";
import { lettered } from "../../../settings";
import type { Card } from "../types";
import { isDrawn } from "./Symbols";

export function EquipmentArt({ card }: { card: Card }): JSX.Element | null {
  if (lettered.value || !isDrawn(card.id)) return null;
  return (
    <svg
      class={`equipment-art drawn ${card.deck === "tech" ? "boss" : "steel"}`}
      viewBox="0 0 96 40"
      aria-hidden="true"
    >
      <use href={`#elite-${card.id}`} width="96" height="40" />
    </svg>
  );
}
