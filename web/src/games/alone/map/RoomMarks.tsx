/** What a room is good for, at the room itself: the mission that is done there, or Deep's special action. */

import type { JSX } from "preact";
import type { Texts } from "../../../texts";
import { questIn, specialOf } from "../rooms";
import type { AloneView, Mission, Parts } from "../types";

/** Shape first, then colour: as on the mission cards. */
const MARKS: Readonly<Record<Mission["colour"], string>> = {
  green: "M0-8a8 8 0 1 1-.1 0z",
  blue: "M0-9 9 0 0 9-9 0z",
  red: "M0-8 9 7H-9z",
};

interface Props {
  readonly view: AloneView;
  readonly parts: Parts;
  readonly room: number;
  readonly texts: Texts;
}

export function RoomMarks({ view, parts, room, texts }: Props): JSX.Element | null {
  if (room < 0) return null;
  const quest = questIn(view, parts, room);
  if (quest)
    return (
      <path
        class={`mission-mark ${quest.mission.colour} ${quest.done ? "done" : ""}`}
        d={MARKS[quest.mission.colour]}
        transform="translate(18 19)"
      />
    );
  const special = specialOf(view, parts, room, texts);
  if (!special) return null;
  return (
    <text class={`room-special ${view.scavenged[room] ? "used" : ""}`} x="50" y="80" text-anchor="middle">
      {special.split(": ")[0]}
    </text>
  );
}
