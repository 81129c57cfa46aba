/** What this table was set for, by the view itself: difficulty, new levels, and what was added to the box. */

import type { AloneView, Parts } from "./types";

export function aloneSetting({ difficulty, options }: AloneView, parts: Parts): readonly string[] {
  const found = [
    parts.difficulties[difficulty]?.name,
    options.levels.includes("random") && "New levels",
    options.special_creatures && "Special creatures",
    options.room_actions && "Room actions",
    options.avatars && "Avatars",
  ];
  return found.filter((words): words is string => Boolean(words));
}
