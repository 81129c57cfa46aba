/** What evil is taught. */

import { asked, can, type Lesson } from "./lesson";

export const EVIL_LESSONS: readonly Lesson[] = [
  {
    id: "goal",
    at: ".evil-prey-panel",
    when: () => true,
  },
  {
    id: "deck",
    at: ".evil-answers",
    when: (view) => asked(view, "choose_deck"),
    by: ["deck_taken"],
    ifMet: true,
  },
  {
    id: "swap",
    at: ".evil-answers",
    when: (view) => asked(view, "choose_swap"),
    by: ["rooms_swapped", "hero_placed"],
    ifMet: true,
  },
  {
    id: "start",
    at: ".evil-map",
    when: (view) => asked(view, "choose_start"),
    by: ["hero_placed"],
  },
  {
    id: "split",
    at: ".evil-answers",
    when: (view) => asked(view, "choose_split"),
    by: ["cards_drawn"],
  },
  {
    id: "creatures",
    at: ".evil-answers",
    when: (view) => asked(view, "choose_first_creatures"),
    by: ["evil_is_ready", "danger_placed"],
  },
  {
    id: "dangers",
    at: ".evil-map",
    when: (view) => asked(view, "choose_first_dangers"),
    by: ["evil_is_ready", "round_began"],
  },
  {
    id: "window",
    at: ".evil-hand",
    when: (view) => asked(view, "react"),
  },
  {
    id: "up",
    at: ".evil-card.playable",
    when: (view) => can(view, "play_up"),
    by: ["card_played"],
  },
  {
    id: "down",
    at: ".evil-hand",
    when: (view) => can(view, "play_down"),
    by: ["card_laid"],
  },
  {
    id: "lit",
    at: ".evil-map",
    when: (view) => asked(view, "choose_creature", "choose_place", "choose_step"),
    by: ["creature_moved", "creature_spawned"],
  },
  {
    id: "track",
    at: ".evil-track",
    when: (view) => view.covered > 0,
  },
  {
    id: "noise",
    at: ".evil-map",
    when: (view) => (view.labyrinth?.noises.length ?? 0) > 0,
  },
  {
    id: "attack",
    at: ".evil-map",
    when: (view) => view.evil?.creatures.some((one) => one.place === view.evil?.hero) ?? false,
    ifMet: true,
  },
  {
    id: "discard",
    at: ".evil-hand",
    when: (view) => asked(view, "choose_discards"),
    by: ["cards_discarded", "marker_moved"],
  },
  {
    id: "round",
    at: ".evil-map",
    when: (view) => asked(view, "choose_dangers"),
    by: ["dangers_placed", "marker_moved"],
  },
  {
    id: "over",
    at: ".top-menu",
    when: (view) => view.round > 1 && asked(view, "react"),
  },
];
