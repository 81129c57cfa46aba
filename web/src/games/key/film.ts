/** How The Key is shown between two views. */

import type { Film } from "../../table";
import type { View } from "../../view";
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
