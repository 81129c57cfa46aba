/** How The Key is shown between two views. */

import type { Film } from "../../table";
import type { GameEvent, View } from "../../view";
import { moments } from "./fold";
import { keyLasts } from "./motion";
import type { KeyView } from "./types";

export const keyFilm: Film = {
  lasts: keyLasts,
  moments: (from, events) => moments(from as KeyView, events),
};

/** The public view with everybody's cards: each seat's own view knows them. */
export function keyJoined(views: readonly View[]): KeyView {
  const [all, ...seats] = views as readonly KeyView[];
  return { ...all!, hands: all!.hands.map((hand, seat) => seats[seat]?.hands[seat] ?? hand) };
}

const GAINED: readonly string[] = ["window_opened"];
const LOST: readonly string[] = [
  "time_card_drawn",
  "peril_began",
  "gas_hit",
  "counter_intel_placed",
  "camera_took_card",
];

export function keyMark(event: GameEvent): "good" | "bad" | null {
  if (GAINED.includes(event.event)) return "good";
  return LOST.includes(event.event) ? "bad" : null;
}
