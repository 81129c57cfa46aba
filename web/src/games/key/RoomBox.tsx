/** What one room is: its floor and furniture, its name, and features. Tokens lie above it (`Tokens.tsx`). */

import type { JSX } from "preact";
import { SuitShape } from "./art";
import { useController } from "./context";
import type { Box } from "./plan";
import { floorOf, Furniture } from "./furniture";

/** Where tokens and features begin, from a room's upper wall. */
export const TOP = 44;

export function RoomBox({ room, box, indent }: { room: number; box: Box; indent: number }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const picture = controller.parts.value.boards[view.plan.board]!.rooms[room]!.name;
  const isEntrance = view.plan.entrance === room;
  const small = box.w < 180;
  const box4 = { x: box.x, y: box.y, width: box.w, height: box.h };
  const [ex, ey] = [box.x + box.w - 44, small ? box.y + box.h - 36 : box.y + 16];
  return (
    <>
      <rect class="floor" {...box4} />
      <rect {...box4} fill={`url(#floor-${floorOf(picture)})`} />
      <rect {...box4} fill="url(#room-light)" />
      <rect x={box.x} y={box.y} width={box.w} height="22" fill="url(#wall-shade)" />
      <rect x={box.x} y={box.y} width="16" height={box.h} fill="url(#wall-shade-side)" />
      <rect class="glow" x={box.x + 7} y={box.y + 7} width={box.w - 14} height={box.h - 14} rx="3" />
      <Furniture name={picture} box={box} />
      <text class="room-number" x={box.x + 15 + indent} y={box.y + 32}>
        {room + 1}
      </text>{" "}
      <text
        class="room-name"
        style={indent > 0 && box.w < 180 ? { fontSize: "17px" } : undefined}
        x={box.x + (room < 9 ? 32 : 42) + indent}
        y={box.y + 31}
      >
        {controller.texts.value.say(`place.${room}`)}
      </text>
      {isEntrance && <path class="entrance" d={`M${ex + 10} ${ey}h16v17h-16zM${ex} ${ey + 8.5}h14m-5-5 5 5-5 5`} />}
      <Features room={room} box={box} />
    </>
  );
}

const FEATURES: Readonly<Record<string, string>> = {
  terminal: "M4 5h28v19H4zM12 31h12M18 24v7M9 10l4 4-4 4M16 18h6",
  exit: "M6 4h14v28H6zM14 18h18m-7-7 7 7-7 7",
  secret_passage: "M5 11h26v20H5zM5 11l5-6h16l5 6M13 17h10M13 21h10M13 25h10",
};

/** Locks, terminal, exit, ends of the secret passage: at the right-hand wall. */
function Features({ room, box }: { room: number; box: Box }): JSX.Element {
  const view = useController().view.value;
  const here = view.plan.features[room]!.filter((kind) => FEATURES[kind]);
  const lock = view.building.lock[room]!;
  const x = box.x + box.w - (box.w < 180 ? 50 : 84);
  const y = box.y + TOP + (view.plan.entrance === room && box.w >= 180 ? 4 : 0);
  return (
    <g class="features">
      {lock !== "none" && (
        <g class="lock" transform={`translate(${x} ${y - 4})`}>
          <path d="M4 16h28v22H4zM10 16v-5a8 8 0 0 1 16 0v5" />
          <g transform="translate(11 20) scale(.44)">
            <SuitShape suit={lock} />
          </g>
        </g>
      )}
      {here.map((kind, i) => (
        <path
          key={i}
          class="feature"
          transform={`translate(${x - (lock !== "none" ? 42 * (i + 1) : 42 * i)} ${y})`}
          d={FEATURES[kind]}
        />
      ))}
    </g>
  );
}
