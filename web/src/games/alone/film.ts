/** How ALONE is shown between two views, and the marks of its film. */

import { cutInto, longest, marksOf } from "../../fold";
import type { Film } from "../../table";
import { fold } from "./fold";
import type { AloneEvent, AloneScreen, AloneTypes } from "./types";

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

/** Events that say one thing together: the next is shown with the one before. */
const TOGETHER: readonly AloneEvent["event"][] = [
  "light_went_on",
  "light_changed",
  "danger_seen",
  "explored",
  "window_opened",
  "window_went_on",
  "hero_at",
  "sector_shown",
];

export const aloneFilm: Film<AloneTypes> = {
  lasts: (events) => longest(LASTS, events),
  moments: (from, events, end) =>
    cutInto(
      from,
      events,
      (view, event) => fold(view, event, end),
      ({ event }) => TOGETHER.includes(event),
    ),
};

export const aloneMark = marksOf<AloneEvent>(
  ["mission_completed", "mission_advanced", "creature_killed", "ability_unlocked"],
  ["encountered", "suffered", "nightmare_began", "special_spawned"],
);

/** The truth: what evil sees, with every hand that its owner knows. */
export function aloneJoined(views: readonly AloneScreen[]): AloneScreen {
  const [all, ...seats] = views;
  const evil = seats.find((view) => view.map !== null);
  const hands = all!.reactions.hands.map((hand, i) => seats[i + 1]?.reactions.hands[i] ?? hand);
  return {
    ...all!,
    plan: evil?.plan ?? [],
    map: evil?.map ?? null,
    creatures: evil?.creatures ?? all!.creatures,
    reactions: { ...all!.reactions, hands },
    notes: seats[0]?.notes ?? null,
  };
}
