/** The characters, on bases told apart by shape, letter and colour. They walk from room to room. */

import type { JSX } from "preact";
import { FigureShape } from "./art";
import { useController } from "./context";
import { isActive } from "./offers";
import type { Box, Plan } from "./plan";
import type { KeyScreen } from "./types";

/** Figures are smaller where rooms are. */
const sizeIn = (box: Box): number => (box.w < 180 ? 36 : 46);

/** Where the figure number `place` of a room's crowd stands: in a row, closer together where it is narrow. */
function spot(box: Box, place: number, crowd: number): { size: number; x: number; y: number } {
  const size = sizeIn(box);
  const step = Math.min(size + 5, (box.w - 28 - size) / Math.max(1, crowd - 1));
  return { size, x: box.x + 14 + place * step, y: box.y + box.h - size - 10 };
}

/** Where the figures of a room end, at their right and above; nothing, if nobody stands there. */
export function crowdEdge(box: Box, crowd: number): { right: number; top: number } | null {
  if (crowd === 0) return null;
  const { size, x, y } = spot(box, crowd - 1, crowd);
  return { right: x + size, top: y };
}

/** How many stand in a room, the guard included. */
export const crowdIn = ({ rooms, guard }: KeyScreen["figures"], room: number): number =>
  rooms.filter((other) => other === room).length + Number(guard === room);

export function Figures({ plan }: { plan: Plan }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const { rooms, guard } = view.figures;
  const crowd = (room: number): number => crowdIn(view.figures, room);
  return (
    <g class="figures-on-board" aria-hidden="true">
      {rooms.map((room, seat) => {
        const before = rooms.slice(0, seat).filter((other) => other === room).length;
        const { size, x, y } = spot(plan.rooms[room]!, before, crowd(room));
        const { colour, name } = controller.parts.value.characters[view.characters[seat]!]!;
        const active = isActive(view, seat);
        return (
          <g
            key={seat}
            class={`figure ${seat === view.seat ? "mine" : ""} ${active ? "active" : ""}`}
            data-figure={seat}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            {active && <circle class="spot" cx={size / 2} cy={size / 2} r={size * 0.66} />}
            <g transform={`scale(${size / 32})`}>
              <FigureShape colour={colour} letter={name[0]!} />
            </g>
          </g>
        );
      })}
      {guard >= 0 && <Guard box={plan.rooms[guard]!} crowd={crowd(guard)} />}
    </g>
  );
}

function Guard({ box, crowd }: { box: Box; crowd: number }): JSX.Element {
  const { size, x, y } = spot(box, crowd - 1, crowd);
  return (
    <g class="figure guard" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g transform={`scale(${size / 40})`}>
        <path d="M19 2 36 10v12c0 8-6 13-17 16C8 35 2 30 2 22V10z" />
        <path d="M10 17h18M12 17c0-5 3-7 7-7s7 2 7 7M14 22h2M22 22h2M14 29h10" class="guard-face" />
      </g>
    </g>
  );
}
