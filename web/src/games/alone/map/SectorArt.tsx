/** A sector as it lies on the table, in a box of 100 by 100: floor, what stands in it, walls and doors. */

import type { JSX } from "preact";
import { WAYS, type Parts, type Tile } from "../types";

export const UNIT = 100;
const WALL = 7;
/** How far a doorway is from the corner. */
const JAMB = 33;
const QUARTER: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** The floor, in full light: darkness is laid over it. */
export function Floor({ tile, parts }: { tile: Tile; parts: Parts }): JSX.Element {
  const room = tile.room >= 0 ? parts.rooms[tile.room] : undefined;
  return (
    <g class={`sector-floor ${room ? "room" : "corridor"}`}>
      <rect class="floor" width={UNIT} height={UNIT} />
      {room ? (
        <>
          <path class="tiles" d="M0 25h100M0 50h100M0 75h100M25 0v100M50 0v100M75 0v100" />
          <RoomArt id={room.id} />
        </>
      ) : (
        <path class="plates" d={platesOf(tile)} />
      )}
      {tile.stairs >= 0 && <Stairs colour={tile.stairs} />}
      {tile.lcu && <Lcu />}
    </g>
  );
}

/** Grating along the ways that are open. */
function platesOf(tile: Tile): string {
  const runs = ["M38 0v38M62 0v38M38 14h24M38 28h24", "M62 38h38M62 62h38M72 38v24M86 38v24"];
  const more = ["M38 62v38M62 62v38M38 72h24M38 86h24", "M0 38h38M0 62h38M14 38v24M28 38v24"];
  const all = [...runs, ...more];
  return `M38 38h24v24H38z${tile.sides.map((side, i) => (side === "wall" ? "" : all[i]!)).join("")}`;
}

/** What a room is for, as a faint drawing. */
const ROOM_ART: Readonly<Record<string, string>> = {
  reactor: "M50 22v56M22 50h56M34 34l32 32M66 34 34 66M50 36a14 14 0 1 1 0 28 14 14 0 0 1 0-28",
  medbay: "M42 24h16v18h18v16H58v18H42V58H24V42h18z",
  canteen: "M24 40h52M24 60h52M30 40v30M70 40v30M40 34h8v6h-8zM56 54h8v6h-8z",
  armoury: "M28 30h44v40H28zM34 38h32M34 46h32M34 54h32M34 62h20",
  laboratory: "M42 24h16M46 24v20L30 72h40L54 44V24M38 60h24",
  communications:
    "M50 76V46M32 28a26 26 0 0 0 0 30M68 28a26 26 0 0 1 0 30M40 34a14 14 0 0 0 0 18M60 34a14 14 0 0 1 0 18M40 76h20",
  hangar: "M20 70h60M28 70V44l22-16 22 16v26M42 70V52h16v18",
  life_support: "M50 24c14 0 14 20 0 26s-14 26 0 26M30 36c10 0 10 14 0 18M70 46c-10 0-10 14 0 18",
};

function RoomArt({ id }: { id: string }): JSX.Element {
  return <path class="room-art" d={ROOM_ART[id] ?? "M30 30h40v40H30z"} />;
}

/** Steps, with the colour also told by one stroke or two. */
function Stairs({ colour }: { colour: number }): JSX.Element {
  return (
    <g class={`stairs stairs-${colour}`} transform="translate(6 6)">
      <path class="stairs-steps" d="M0 26h7v-6h7v-6h7V8h7V0" />
      <path class="stairs-sign" d={colour === 0 ? "M4 4l6 6" : "M2 6l6 6M8 0l6 6"} />
    </g>
  );
}

/** A light control unit: a box with a bulb. */
function Lcu(): JSX.Element {
  return (
    <g class="lcu" transform="translate(71 7)">
      <path class="lcu-box" d="M0 0h22v22H0z" />
      <path class="lcu-bulb" d="M11 4a5 5 0 0 1 3 9v4H8v-4a5 5 0 0 1 3-9M8 19h6" />
    </g>
  );
}

/** A danger token: it lies in a corner, and can be read without its colour. */
export function DangerArt(): JSX.Element {
  return (
    <g class="danger-token" transform="translate(8 70)">
      <path class="danger-plate" d="M12 0 24 22H0z" />
      <path class="danger-sign" d="M12 7v8M12 18v1.500" />
    </g>
  );
}

export function SnareArt(): JSX.Element {
  return <path class="snare" d="M76 74a8 8 0 1 1-6 12l-6 4M70 80l4 4 8-8" />;
}

/** Walls and doors: they keep a little light of their own, so that the way can be found. */
export function Walls({ tile, blocked }: { tile: Tile; blocked: number }): JSX.Element {
  return (
    <g class="sector-walls">
      {tile.sides.map((side, i) => (
        <g key={i} transform={`rotate(${QUARTER[WAYS[i]!]!} 50 50)`}>
          {side === "wall" && <rect class="wall" x="0" y="0" width={UNIT} height={WALL} />}
          {side === "door" && (
            <>
              <path class="wall" d={`M0 0h${JAMB}v${WALL}H0zM${UNIT - JAMB} 0h${JAMB}v${WALL}h-${JAMB}z`} />
              {blocked & (1 << i) ? (
                <g class="door blocked">
                  <rect x={JAMB} y="-2" width={UNIT - 2 * JAMB} height={WALL + 5} />
                  <path d={`M${JAMB + 3} 0l${UNIT - 2 * JAMB - 6} 8M${JAMB + 3} 8l${UNIT - 2 * JAMB - 6} -8`} />
                </g>
              ) : (
                <g class="door">
                  <path d={`M${JAMB} 0v11M${UNIT - JAMB} 0v11M${JAMB} 3h6M${UNIT - JAMB} 3h-6`} />
                </g>
              )}
            </>
          )}
        </g>
      ))}
    </g>
  );
}
