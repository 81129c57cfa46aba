/** What a room is good for: the mission that is done there, or Deep's special action. */

import type { Texts } from "../../texts";
import type { AloneView, Mission, Parts } from "./types";

interface Quested {
  readonly mission: Mission;
  readonly done: boolean;
}

/** The mission that names this room, if one of this game does. */
export function questIn(view: AloneView, parts: Parts, room: number): Quested | undefined {
  return view.quests
    .map(({ mission, done }) => ({ mission: parts.missions[mission]!, done }))
    .find((quest) => quest.mission.room === room);
}

/** What a scavenge may do here instead of drawing, in words; empty where nothing is special (R236). */
export function specialOf(view: AloneView, parts: Parts, room: number, texts: Texts): string {
  if (room < 0 || !view.options.room_actions || questIn(view, parts, room)) return "";
  return texts.say(`room_text.${room}`);
}
