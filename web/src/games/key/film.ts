/** How The Key is shown between two views. */

import type { Film } from "../../table";
import { moments } from "./fold";
import { keyLasts } from "./motion";
import type { KeyEvent, KeyTypes, KeyView } from "./types";

export const keyFilm: Film<KeyTypes> = {
  lasts: keyLasts,
  moments,
};

/** The public view with everybody's cards: each seat's own view knows them. */
export function keyJoined(views: readonly KeyView[]): KeyView {
  const [all, ...seats] = views;
  return { ...all!, hands: all!.hands.map((hand, seat) => seats[seat]?.hands[seat] ?? hand) };
}

const LOST: readonly KeyEvent["event"][] = [
  "time_card_drawn",
  "peril_began",
  "gas_hit",
  "counter_intel_placed",
  "camera_took_card",
];

export function keyMark(event: KeyEvent): "good" | "bad" | null {
  if (event.event === "window_opened") return "good";
  return LOST.includes(event.event) ? "bad" : null;
}
