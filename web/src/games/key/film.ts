/** How The Key is shown between two views, and the marks of its film. */

import { cutInto, longest, marksOf } from "../../fold";
import type { Film } from "../../table";
import { isEvent } from "../../view";
import { fold } from "./fold";
import type { KeyEvent, KeyTypes, KeyScreen } from "./types";

const LASTS: Readonly<Partial<Record<KeyEvent["event"], number>>> = {
  turn_began: 350,
  card_played: 550,
  special_used: 600,
  moved: 380,
  token_revealed: 700,
  token_collected: 500,
  window_opened: 800,
  counter_intel_placed: 700,
  gas_hit: 800,
  camera_took_card: 700,
  pile_cleared: 500,
  pile_trimmed: 500,
  card_drawn: 180,
  time_card_drawn: 1000,
  peril_began: 1200,
  hinted: 500,
  said: 500,
  proposed: 300,
  solved: 600,
};

/** A token that helps nobody stays in sight until its reason is read. */
const DUD_LASTS = 1500;
const isDud =
  (view: KeyScreen | null) =>
  (event: KeyEvent): boolean =>
    isEvent(event, "token_revealed") && view !== null && view.worth[event.token] !== "wanted";

/** Events that are one movement: the next is shown with the one before. */
const TOGETHER: readonly KeyEvent["event"][] = ["stopped_drawing", "agreed"];

/** Cards that are drawn one after the other are one movement, too. */
const joins = (event: KeyEvent, first: KeyEvent): boolean =>
  TOGETHER.includes(event.event) || (event.event === "card_drawn" && first.event === "card_drawn");

export const keyFilm: Film<KeyTypes> = {
  lasts: (events, view) => Math.max(longest(LASTS, events), events.some(isDud(view)) ? DUD_LASTS : 0),
  moments: (from, events) => cutInto(from, events, fold, joins),
};

/** The public view with everybody's cards: each seat's own view knows them. */
export function keyJoined(views: readonly KeyScreen[]): KeyScreen {
  const [all, ...seats] = views;
  return { ...all!, hands: all!.hands.map((hand, seat) => seats[seat]?.hands[seat] ?? hand) };
}

export const keyMark = marksOf<KeyEvent>(
  ["window_opened"],
  ["time_card_drawn", "peril_began", "gas_hit", "counter_intel_placed", "camera_took_card"],
);
