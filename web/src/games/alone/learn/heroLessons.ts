/** What the hero is taught. */

import { FULL, type AloneView, type SectorView } from "../types";
import { asked, can, type Lesson } from "./lesson";

const sectors = (view: AloneView): readonly SectorView[] => view.labyrinth?.sectors ?? [];

/** What has happened stands before what can be done: the first that can be taught is taught. */
export const HERO_LESSONS: readonly Lesson[] = [
  {
    id: "goal",
    at: ".missions, .papers-button",
    when: (view) => view.labyrinth !== null,
  },
  {
    id: "health",
    at: ".vitals, .night-side",
    when: (view) => view.labyrinth !== null,
  },
  {
    id: "round",
    at: ".labyrinth",
    when: (view) => view.round > 1,
  },
  {
    id: "cap",
    at: ".rounds, .vitals",
    when: (view) => view.round > 1,
  },
  {
    id: "fight",
    at: ".deeds [data-option^='fight']",
    when: (view) => can(view, "fight"),
    by: ["declared fight"],
    ifMet: true,
  },
  {
    id: "danger",
    at: ".labyrinth",
    when: (view) => sectors(view).some((sector) => sector.danger),
  },
  {
    id: "met",
    at: ".labyrinth",
    when: (view) => (view.labyrinth?.creatures.length ?? 0) > 0,
    ifMet: true,
  },
  {
    id: "done",
    at: ".mission.red, .papers-button",
    when: (view) => view.unlocked,
    ifMet: true,
  },
  {
    id: "companion",
    at: ".companion, .night-side",
    when: (view) => view.companion !== null,
    ifMet: true,
  },
  {
    id: "learned",
    at: ".papers, .papers-button",
    when: (view) => view.experience.some((points) => points > 0),
    ifMet: true,
  },
  {
    id: "nightmare",
    at: ".rounds, .vitals",
    when: (view) => view.nightmare,
    ifMet: true,
  },
  {
    id: "door",
    at: ".tray",
    when: (view) => asked(view, "choose_bar"),
    ifMet: true,
  },
  {
    id: "window",
    at: ".labyrinth",
    when: (view) => view.played > 0 || view.laid.length > 0,
  },
  {
    id: "noise",
    at: ".rose, .labyrinth",
    when: (view) => (view.labyrinth?.noises.length ?? 0) > 0,
  },
  {
    id: "explore",
    at: ".pad-explore",
    when: (view) => can(view, "explore"),
    by: ["explored"],
  },
  {
    id: "move",
    at: ".labyrinth",
    when: (view) => can(view, "move"),
    by: ["hero_moved"],
  },
  {
    id: "dark",
    at: ".deeds [data-option='interact']",
    when: (view) => can(view, "interact"),
    by: ["declared interact"],
    ifMet: true,
  },
  {
    id: "work",
    at: ".deeds [data-option^='work']",
    when: (view) => can(view, "work"),
    by: ["mission_advanced", "mission_completed"],
    ifMet: true,
  },
  {
    id: "adrenaline",
    at: ".adrenaline, .deeds",
    when: (view) => view.adrenaline > 0 && (view.life < FULL || view.control < FULL) && can(view, "move"),
  },
  {
    id: "locate",
    at: ".deeds [data-option='locate']",
    when: (view) => can(view, "locate") && (view.turn >= 3 || view.round > 1),
    by: ["locate_answered", "nothing_to_locate"],
  },
  {
    id: "stairs",
    at: ".pad-stairs",
    when: (view) =>
      can(view, "move") &&
      ((view.labyrinth?.located ?? []).some((answer) => answer.level === "other") ||
        sectors(view).some((sector) => sector.tile.stairs >= 0)),
    ifMet: true,
  },
  {
    id: "scavenge",
    at: ".deeds [data-option='scavenge']",
    when: (view) => can(view, "scavenge") && (view.turn >= 4 || view.round > 1),
    by: ["items_drawn", "nothing_found"],
  },
  {
    id: "over",
    at: ".top-menu",
    when: (view) => view.round > 1 && can(view, "move"),
  },
];
