/** What one room holds: its name, the stack with its height, the tokens face up, and features. */

import type { JSX } from "preact";
import { SuitShape, TokenFace } from "./art";
import { useController } from "./context";
import { isWanted } from "./offers";
import type { Box } from "./plan";
import { floorOf, Furniture } from "./furniture";
import { SUITS } from "./types";
import { roomName } from "./words";

const TOP = 44;

/** Tokens are smaller where rooms are. */
const sizeIn = (box: Box): number => (box.w < 180 ? 36 : 48);

export function RoomBox({ room, box, indent }: { room: number; box: Box; indent: number }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const name = roomName(view, controller.parts.value, room);
  const isEntrance = view.mission.entrance - 1 === room;
  const small = box.w < 180;
  const box4 = { x: box.x, y: box.y, width: box.w, height: box.h };
  const [ex, ey] = [box.x + box.w - 44, small ? box.y + box.h - 36 : box.y + 16];
  return (
    <>
      <rect class="floor" {...box4} />
      <rect {...box4} fill={`url(#floor-${floorOf(name)})`} />
      <rect {...box4} fill="url(#room-light)" />
      <rect x={box.x} y={box.y} width={box.w} height="22" fill="url(#wall-shade)" />
      <rect x={box.x} y={box.y} width="16" height={box.h} fill="url(#wall-shade-side)" />
      <rect class="glow" x={box.x + 7} y={box.y + 7} width={box.w - 14} height={box.h - 14} rx="3" />
      <Furniture name={name} box={box} />
      <text class="room-number" x={box.x + 15 + indent} y={box.y + 32}>
        {room + 1}
      </text>{" "}
      <text
        class="room-name"
        style={indent > 0 && box.w < 180 ? { fontSize: "17px" } : undefined}
        x={box.x + (room < 9 ? 32 : 42) + indent}
        y={box.y + 31}
      >
        {name}
      </text>
      {isEntrance && <path class="entrance" d={`M${ex + 10} ${ey}h16v17h-16zM${ex} ${ey + 8.5}h14m-5-5 5 5-5 5`} />}
      <Tokens room={room} box={box} />
      <Features room={room} box={box} />
    </>
  );
}

function Tokens({ room, box }: { room: number; box: Box }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const height = view.stacks[room] ?? 0;
  const up = view.face_up[room] ?? [];
  const flip = view.rooms[view.seat] === room ? controller.places.value.flip : undefined;
  const size = sizeIn(box);
  const left = box.x + 14;
  const top = box.y + TOP - (size < 40 ? 4 : 2);
  const from = height > 0 ? size + 20 : 0;
  const step = Math.min(size + 6, (box.w - 28 - from - size) / Math.max(1, up.length - 1));
  return (
    <>
      {height > 0 && (
        <g
          class={`stack ${flip ? "lit" : ""}`}
          data-anchor={flip ? `option-${flip.option.id}` : undefined}
          onClick={(event: MouseEvent) => {
            if (!flip) return;
            event.stopPropagation();
            controller.take(flip, `option-${flip.option.id}`);
          }}
        >
          {Array.from({ length: Math.min(height, 5) }, (_, i) => (
            <rect
              key={i}
              x={left + i * 3}
              y={top + (Math.min(height, 5) - 1 - i) * 4}
              width={size}
              height={size}
              rx="7"
            />
          ))}
          <text
            aria-hidden="true"
            x={left + size / 2 + (Math.min(height, 5) - 1) * 3}
            y={top + size / 2 + 9}
            text-anchor="middle"
          >
            {height}
          </text>
        </g>
      )}
      {up.map((token, i) => (
        <UpToken key={token} token={token} size={size} x={left + from + i * step} y={top} />
      ))}
    </>
  );
}

function UpToken({ token, size, x, y }: { token: number; size: number; x: number; y: number }): JSX.Element {
  const controller = useController();
  const parts = controller.parts.value;
  const found = parts.tokens[token]!;
  const offer = controller.places.value.tokens.get(token);
  const wanted = isWanted(controller.view.value, found.glyph);
  const classes = ["token", found.kind, offer && "lit", wanted && "wanted"];
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-token={token}
      data-anchor={offer ? `option-${offer.option.id}` : undefined}
      onClick={(event: MouseEvent) => {
        if (!offer) return;
        event.stopPropagation();
        controller.take(offer, `option-${offer.option.id}`);
      }}
    >
      <g class="token-turn fresh">
        <rect width={size} height={size} rx="7" />
        <g transform={`translate(4 4) scale(${(size - 8) / 32})`}>
          <TokenFace parts={parts} token={token} />
        </g>
      </g>
    </g>
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
  const here = view.mission.features.filter((feature) => feature.room - 1 === room && FEATURES[feature.kind]);
  const lock = view.locks[room] ?? -1;
  const x = box.x + box.w - (box.w < 180 ? 50 : 84);
  const y = box.y + TOP + (view.mission.entrance - 1 === room && box.w >= 180 ? 4 : 0);
  return (
    <g class="features">
      {lock >= 0 && (
        <g class="lock" transform={`translate(${x} ${y - 4})`}>
          <path d="M4 16h28v22H4zM10 16v-5a8 8 0 0 1 16 0v5" />
          <g transform="translate(11 20) scale(.44)">
            <SuitShape suit={SUITS[lock]!} />
          </g>
        </g>
      )}
      {here.map((feature, i) => (
        <path
          key={i}
          class="feature"
          transform={`translate(${x - (lock >= 0 ? 42 * (i + 1) : 42 * i)} ${y})`}
          d={FEATURES[feature.kind]}
        />
      ))}
    </g>
  );
}
