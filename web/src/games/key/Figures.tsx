/** The characters, on bases told apart by shape, letter and colour. They walk from room to room. */

import type { JSX } from "preact";
import { FigureShape } from "./art";
import { useDesk } from "./context";
import { waitsFor } from "./offers";
import type { Box, Plan } from "./plan";

/** Figures are smaller where rooms are. */
const sizeIn = (box: Box): number => (box.w < 180 ? 34 : 40);

export function Figures({ plan }: { plan: Plan }): JSX.Element {
  const desk = useDesk();
  const view = desk.view.value;
  const active = waitsFor(view);
  return (
    <g class="figures-on-board" aria-hidden="true">
      {view.rooms.map((room, seat) => {
        const box = plan.rooms[room]!;
        const size = sizeIn(box);
        const before = view.rooms.slice(0, seat).filter((other) => other === room).length;
        const crowd = view.rooms.filter((other) => other === room).length;
        const step = Math.min(size + 5, (box.w - 28 - size) / Math.max(1, crowd - 1));
        const x = box.x + 14 + before * step;
        const y = box.y + box.h - size - 12;
        const character = desk.parts.value.characters[view.characters[seat]!]!;
        return (
          <g
            key={seat}
            class={`figure ${seat === view.seat ? "mine" : ""} ${seat === active ? "active" : ""}`}
            data-figure={seat}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            {seat === active && <circle class="spot" cx={size / 2} cy={size / 2} r={size * 0.66} />}
            <g transform={`scale(${size / 32})`}>
              <FigureShape colour={character.colour} letter={character.name[0]!} />
            </g>
          </g>
        );
      })}
      {view.guard >= 0 && <Guard plan={plan} room={view.guard} />}
    </g>
  );
}

function Guard({ plan, room }: { plan: Plan; room: number }): JSX.Element {
  const box = plan.rooms[room]!;
  return (
    <g class="figure guard" style={{ transform: `translate(${box.x + box.w - 50}px, ${box.y + box.h - 52}px)` }}>
      <path d="M19 2 36 10v12c0 8-6 13-17 16C8 35 2 30 2 22V10z" />
      <path d="M10 17h18M12 17c0-5 3-7 7-7s7 2 7 7M14 22h2M22 22h2M14 29h10" class="guard-face" />
    </g>
  );
}
