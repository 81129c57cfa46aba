/** A sector as it lies on the table, in a box of 100 by 100: floor, what stands in it, walls and doors. */

import type { JSX } from "preact";
import { Drawing, useDrawn } from "../art/Symbols";
import { sideOf } from "../types";

export const UNIT = 100;
const WALL = 7;
/** How far a doorway is from the corner. */
const JAMB = 33;
const COMPASS = ["north", "east", "south", "west"] as const;

/** What a sector is, as far as it is printed. */
interface Tile {
  readonly ways: readonly string[];
  readonly room: number;
  readonly stairs: number;
  readonly lcu: boolean;
}

interface FloorProps {
  readonly tile: Tile;
  readonly lit: boolean;
  /** Their ids. */
  readonly rooms: readonly string[];
}

/** The floor, in full light: darkness is laid over it. */
export function Floor({ tile, lit, rooms }: FloorProps): JSX.Element {
  const room = tile.room >= 0 ? rooms[tile.room] : undefined;
  return (
    <g class={`sector-floor ${room ? "room" : "corridor"}`}>
      <rect class="floor" width={UNIT} height={UNIT} />
      {room ? (
        <>
          <path class="tiles" d="M0 25h100M0 50h100M0 75h100M25 0v100M50 0v100M75 0v100" />
          <path class="rivets" d={RIVETS} />
          <RoomArt id={room} />
        </>
      ) : (
        <>
          <path class="rivets" d={RIVETS} />
          <path class="walkway" d={walkwayOf(tile)} />
          <path class="plates" d={platesOf(tile)} />
        </>
      )}
      {tile.stairs >= 0 && <Stairs colour={tile.stairs} />}
      {tile.lcu && <Lcu lit={lit} />}
    </g>
  );
}

const RIVETS = "M13 13h.1M87 13h.1M13 87h.1M87 87h.1M13 50h.1M87 50h.1M50 13h.1M50 87h.1";

/** What is walked on: from the middle to wherever one can go. */
function walkwayOf(tile: Tile): string {
  const arms = ["M36 0h28v36H36z", "M64 36h36v28H64z", "M36 64h28v36H36z", "M0 36h36v28H0z"];
  return `M36 36h28v28H36z${COMPASS.map((way, i) => (sideOf(tile.ways, way) === "wall" ? "" : arms[i]!)).join("")}`;
}

/** Grating along the ways that are open. */
function platesOf(tile: Tile): string {
  const runs = ["M38 0v38M62 0v38M38 14h24M38 28h24", "M62 38h38M62 62h38M72 38v24M86 38v24"];
  const more = ["M38 62v38M62 62v38M38 72h24M38 86h24", "M0 38h38M0 62h38M14 38v24M28 38v24"];
  const all = [...runs, ...more];
  return `M38 38h24v24H38z${COMPASS.map((way, i) => (sideOf(tile.ways, way) === "wall" ? "" : all[i]!)).join("")}`;
}

/** What stands in a room, along its walls: bodies, lines on them, and what glows. Its corner in the north-west is left to
 * the mark of a mission. */
const FURNITURE: Readonly<Record<string, readonly [solid: string, lines: string, glow: string]>> = {
  reactor: [
    "M40 10h30l10 16-10 16H40L30 26zM80 66h12v24H80zM8 44h10v22H8z",
    "M40 10l7 9M70 10l-7 9M80 26H67M70 42l-7-9M40 42l7-9M30 26h13M80 74h12M80 82h12",
    "M55 16a10 10 0 1 1-.1 0zM10 48h6v6h-6z",
  ],
  medbay: ["M62 10h28v48H62zM66 13h20v10H66z", "M62 30h28M66 36h20M66 42h20", "M38 12h8v7h7v8h-7v7h-8v-7h-7v-8h7z"],
  canteen: [
    "M74 12a15 15 0 1 1-.1 0zM42 11a10 10 0 1 1-.1 0zM79 64a12 12 0 1 1-.1 0z",
    "M74 18a9 9 0 1 1-.1 0zM79 70a6 6 0 1 1-.1 0z",
    "M70 24h5v6h-5zM40 18h4v5h-4z",
  ],
  armoury: [
    "M30 9h62v20H30zM72 60h20v30H72z",
    "M37 12v14M45 12v14M53 12v14M61 12v14M69 12v14M77 12v14M85 12v14M72 70h20M72 80h20",
    "M80 64h4v3h-4zM80 74h4v3h-4z",
  ],
  laboratory: [
    "M30 9h62v16H30zM78 34h14v50H78z",
    "M30 20h62M66 11v7M73 11v7M80 11v7M78 50h14M78 66h14",
    "M46 11h7v4l6 7H40l6-7zM81 38h8v8h-8z",
  ],
  communications: [
    "M30 9h40v22H30zM90 14a26 26 0 0 1-14 34q-6-24 14-34z",
    "M34 20h6l4-6 5 12 5-9 3 3h9M77 26l12 6M80 40l8-22",
    "M34 26h4v2h-4zM42 26h4v2h-4zM89 12a3 3 0 1 1-.1 0z",
  ],
  hangar: [
    "M66 10l9 16v22l15 12v8H42v-8l15-12V26z",
    "M57 48h18M66 48v20M48 64h36M12 76h20M12 82h20M12 88h20",
    "M62 24h8v9h-8zM52 68h6v4h-6zM74 68h6v4h-6z",
  ],
  life_support: [
    "M32 9h16v30a8 8 0 0 1-16 0zM53 9h16v30a8 8 0 0 1-16 0zM74 9h16v30a8 8 0 0 1-16 0z",
    "M32 18h16M53 18h16M74 18h16M82 48v42M61 48v4h21",
    "M35 26h10v14a5 5 0 0 1-10 0zM56 32h10v8a5 5 0 0 1-10 0zM77 22h10v18a5 5 0 0 1-10 0z",
  ],
};
const CRATES = ["M62 12h28v28H62zM74 58h18v18H74z", "M62 26h28M76 12v28M74 67h18", ""] as const;

function RoomArt({ id }: { id: string }): JSX.Element {
  const [solid, lines, glow] = FURNITURE[id] ?? CRATES;
  return (
    <g class="furniture">
      <path class="furniture-body" d={solid} />
      <path class="furniture-lines" d={lines} />
      <path class="furniture-glow" d={glow} />
    </g>
  );
}

/** Steps, with the colour also told by one stroke or two. */
function Stairs({ colour }: { colour: number }): JSX.Element {
  const how = useDrawn("stairs");
  return (
    <g class={`stairs stairs-${colour}`} transform="translate(6 6)">
      {how === "drawn" ? (
        <g transform="translate(19 19)">
          <Drawing id="stairs" size={34} />
        </g>
      ) : (
        <path class="stairs-steps" d="M0 26h7v-6h7v-6h7V8h7V0" />
      )}
      <path class="stairs-sign" d={colour === 0 ? "M4 4l6 6" : "M2 6l6 6M8 0l6 6"} />
    </g>
  );
}

/** A light control unit: a bulb, which burns or does not. */
function Lcu({ lit }: { lit: boolean }): JSX.Element {
  const id = lit ? "lcu-on" : "lcu-off";
  if (useDrawn(id) === "drawn")
    return (
      <g class="lcu" transform="translate(82 20)">
        <Drawing id={id} size={30} />
      </g>
    );
  return (
    <g class="lcu" transform="translate(71 7)">
      <path class="lcu-box" d="M0 0h22v22H0z" />
      <path class="lcu-bulb" d="M11 4a5 5 0 0 1 3 9v4H8v-4a5 5 0 0 1 3-9M8 19h6" />
    </g>
  );
}

/** A danger token: it lies in a corner, and can be read without its colour. */
export function DangerArt(): JSX.Element {
  if (useDrawn("danger") === "drawn")
    return (
      <g class="danger-token" transform="translate(21 80)">
        <Drawing id="danger" size={32} />
      </g>
    );
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
export function Walls({ ways }: { ways: readonly string[] }): JSX.Element {
  const sides = COMPASS.map((way) => sideOf(ways, way));
  return (
    <g class="sector-walls">
      {sides.map((side, i) => (
        <g key={i} transform={`rotate(${90 * i} 50 50)`}>
          {side !== "open" && <rect class="wall-shade" y={WALL} width={UNIT} height={WALL * 2} />}
          {side === "wall" && (
            <>
              <rect class="wall" x="0" y="0" width={UNIT} height={WALL} />
              <path class="wall-ribs" d={`M20 1v${WALL - 2}M40 1v${WALL - 2}M60 1v${WALL - 2}M80 1v${WALL - 2}`} />
              <path class="wall-edge" d={`M0 ${WALL}h${UNIT}`} />
            </>
          )}
          {(side === "door" || side === "blocked") && (
            <>
              <path class="wall" d={`M0 0h${JAMB}v${WALL}H0zM${UNIT - JAMB} 0h${JAMB}v${WALL}h-${JAMB}z`} />
              {side === "blocked" ? (
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
