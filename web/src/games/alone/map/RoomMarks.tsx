/** What a room is good for, at the room itself: the mission that is done there, or Deep's special action. */

import type { JSX } from "preact";
import type { Texts } from "../../../texts";

/** Shape first, then colour: as on the mission cards. */
const MARKS: Readonly<Record<string, string>> = {
  green: "M0-8a8 8 0 1 1-.1 0z",
  blue: "M0-9 9 0 0 9-9 0z",
  red: "M0-8 9 7H-9z",
};

/** `use` is the colour of a mission, or special; with _done behind it, when it was used. */
export function RoomMarks({ room, use, texts }: { room: number; use: string; texts: Texts }): JSX.Element | null {
  const [what = "", done] = use.split("_");
  if (what === "") return null;
  const mark = MARKS[what];
  if (mark) return <path class={`mission-mark ${what} ${done ? "done" : ""}`} d={mark} transform="translate(18 19)" />;
  return (
    <text class={`room-special ${done ? "used" : ""}`} x="50" y="80" text-anchor="middle">
      {texts.say(`room_action.${room}`)}
    </text>
  );
}
