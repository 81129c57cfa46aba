/** How ALONE is shown between two views, and the marks of its film. */

import type { Film } from "../../table";
import { moments } from "./fold";
import type { AloneEvent, AloneTypes, AloneView } from "./types";

/** How long something stays before the next is shown, in milliseconds. */
const LASTS: Readonly<Partial<Record<AloneEvent["event"], number>>> = {
  round_began: 700,
  turn_began: 250,
  declared: 450,
  hero_moved: 380,
  sector_revealed: 350,
  creature_seen: 800,
  creature_left: 600,
  noise_heard: 650,
  encountered: 800,
  dice_rolled: 900,
  die_rerolled: 600,
  suffered: 600,
  recovered: 350,
  card_played: 1000,
  card_laid: 500,
  creature_moved: 380,
  creature_spawned: 600,
  special_spawned: 900,
  avatar_activated: 700,
  light_went_on: 350,
  light_went_off: 500,
  danger_seen: 400,
  creature_killed: 700,
  nightmare_began: 1400,
  mission_completed: 900,
  mission_advanced: 500,
  labyrinth_cleaned: 700,
  items_drawn: 500,
  locate_answered: 600,
  door_blocked: 400,
  door_unblocked: 400,
  snare_sprung: 600,
};

export const aloneFilm: Film<AloneTypes> = {
  lasts: (events) => Math.max(0, ...events.map((event) => LASTS[event.event] ?? 0)),
  moments,
};

const GAINED: readonly AloneEvent["event"][] = [
  "mission_completed",
  "mission_advanced",
  "creature_killed",
  "ability_unlocked",
];
const LOST: readonly AloneEvent["event"][] = ["encountered", "suffered", "nightmare_began", "special_spawned"];

export function aloneMark(event: AloneEvent): "good" | "bad" | null {
  if (GAINED.includes(event.event)) return "good";
  return LOST.includes(event.event) ? "bad" : null;
}

/** The truth: what evil sees, with every hand that its owner knows. */
export function aloneJoined(views: readonly AloneView[]): AloneView {
  const [all, ...seats] = views;
  const evil = seats.find((view) => view.evil !== null)?.evil ?? null;
  const hands = all!.hands.map((hand, i) => seats[i + 1]?.hands[i] ?? hand);
  return { ...all!, evil, hands, notes: seats[0]?.notes ?? null };
}
