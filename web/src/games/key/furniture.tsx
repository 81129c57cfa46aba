/** A faint drawing in each room that tells what it is for; rooms of other packs have a plain floor. */

import type { JSX } from "preact";
import type { Box } from "./plan";

/** Drawn on a 100 by 60 field that stands in the lower right of its room. */
const DRAWINGS: Readonly<Record<string, string>> = {
  Lobby:
    "M30 58V26h44v32M30 40h44M38 26v-8h28v8M82 58V36m0 0c-6-2-8-8-6-14 5 2 7 8 6 14zm0 0c6-2 8-8 6-14-5 2-7 8-6 14z",
  "Mail room": "M24 58V12h60v46M24 27h60M24 42h60M44 12v46M64 12v46M28 20h11M49 36h10M69 51h10",
  Archive:
    "M28 58V8h26v50zM60 58V8h26v50zM28 25h26M28 42h26M60 25h26M60 42h26M38 16h6M38 33h6M38 50h6M70 16h6M70 33h6M70 50h6",
  Stairwell: "M20 58h14V46h14V34h14V22h14V10h14M90 10v48",
  Canteen:
    "M24 30h38v16a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10zM62 34h8a8 8 0 0 1 0 16h-8M34 24c-4-5 4-7 0-13M46 24c-4-5 4-7 0-13M20 58h58",
  "Typing pool": "M30 40h48l8 18H22zM36 40V20h36v20M42 14h24v6M34 48h40M30 53h48",
  Switchboard:
    "M26 8h58v50H26zM34 18h4M46 18h4M58 18h4M70 18h4M34 30h4M46 30h4M58 30h4M70 30h4M36 18c0 26 24 26 24 12M48 30c0 20 24 18 24-12",
  "Boiler room": "M34 58V20c0-8 34-8 34 0v38M34 30h34M34 48h34M46 39a5 5 0 1 0 10 0 5 5 0 1 0-10 0M68 24h14V8M58 12V4",
  Accounts: "M26 18h58v40H26zM34 26h18v8H34zM34 42h6M46 42h6M34 50h6M46 50h6M62 26h14v24H62M62 34h14M62 42h14",
  Vault: "M28 6h56v50H28zM42 31a14 14 0 1 0 28 0 14 14 0 1 0-28 0M56 17v28M42 31h28M78 20v8M78 36v8",
  Gatehouse: "M24 58V22h20v36M24 22l10-12 10 12M44 34h46M44 42h46M52 34l8 8M66 34l8 8M80 34l8 8",
  Kennels: "M26 58V30l24-16 24 16v28zM42 58V44a8 8 0 0 1 16 0v14M80 54h12M82 54c0-6 8-6 8 0",
  Garage: "M22 46l6-14h34l12 14h14v10H22zM34 56a6 6 0 1 0 .1 0M74 56a6 6 0 1 0 .1 0M44 32v14",
  Workshop: "M22 30h66M28 30v28M82 30v28M40 30V14h10v16M46 14V6M62 30l14-18 4 4-12 14",
  Courtyard:
    "M30 46a26 10 0 1 0 52 0 26 10 0 1 0-52 0M56 46V24M46 26c0-14 20-14 20 0M40 40c2-8 6-12 16-14 10 2 14 6 16 14",
  Greenhouse: "M22 58V28l33-20 33 20v30zM22 28h66M44 58V16M66 58V16M55 8v50",
  "Radio mast": "M56 6 40 58M56 6l16 52M46 38h20M50 24h12M43 50h26M40 10a18 18 0 0 0 0 16M72 10a18 18 0 0 1 0 16",
  Darkroom: "M24 40h64v16H24zM34 40V28h16v12M22 14h68M34 14v10h12V14M56 14v10h12V14M76 14v8h10v-8",
  "Wine cellar":
    "M26 58V10h60v48M26 34h60M34 22a6 6 0 1 0 .1 0M54 22a6 6 0 1 0 .1 0M74 22a6 6 0 1 0 .1 0M44 46a6 6 0 1 0 .1 0M64 46a6 6 0 1 0 .1 0",
  Library:
    "M24 58V8h64v50M24 24h64M24 41h64M32 24V12h4v12M40 24V14h5v10M52 24l5-11M64 24V12M72 41V28h6v13M34 41V30M42 41V28M50 41l6-12M60 58V46M68 58V45M36 58V47",
  Observatory: "M24 58h60M34 58V44h40v14M54 44 78 14l8 6-24 26M50 36l14 10",
  Boathouse: "M22 44h66l-10 12H32zM54 44V6l20 32H54M22 58c6-4 10-4 16 0s10 4 16 0 10-4 16 0 10 4 16 0",
};

/** What a room's floor is made of, where it is not of plates. */
const FLOORS: Readonly<Record<string, string>> = {
  Lobby: "tiles",
  "Mail room": "planks",
  Archive: "planks",
  Canteen: "tiles",
  "Typing pool": "weave",
  Accounts: "weave",
  Kennels: "planks",
  Workshop: "planks",
  Courtyard: "tiles",
  Greenhouse: "tiles",
  Darkroom: "weave",
  "Wine cellar": "tiles",
  Library: "planks",
  Observatory: "weave",
  Boathouse: "planks",
};

export const floorOf = (name: string): string => FLOORS[name] ?? "plates";

/** Patterns of floors, and the light that falls on them; once for a building. */
export function FloorDefs(): JSX.Element {
  return (
    <defs>
      <pattern id="floor-tiles" width="28" height="28" patternUnits="userSpaceOnUse">
        <path class="grain" d="M0 0h28v28M14 0v28M0 14h28" />
      </pattern>
      <pattern id="floor-planks" width="96" height="26" patternUnits="userSpaceOnUse">
        <path class="grain" d="M0 0h96M0 13h96M22 0v13M70 13v13" />
      </pattern>
      <pattern id="floor-plates" width="64" height="64" patternUnits="userSpaceOnUse">
        <path class="grain" d="M0 0h64v64M5 5h.1M59 5h.1M5 59h.1M59 59h.1" />
      </pattern>
      <pattern id="floor-weave" width="20" height="20" patternUnits="userSpaceOnUse">
        <path class="grain" d="M0 10 10 0l10 10-10 10z" />
      </pattern>
      <radialGradient id="room-light" cx=".42" cy=".4" r=".75">
        <stop offset="0" class="light-in" />
        <stop offset="1" class="light-out" />
      </radialGradient>
      <linearGradient id="wall-shade" x2="0" y2="1">
        <stop offset="0" class="shade-near" />
        <stop offset="1" class="shade-far" />
      </linearGradient>
      <linearGradient id="wall-shade-side" href="#wall-shade" x2="1" y2="0" />
    </defs>
  );
}

/** In the lower right corner, where neither tokens nor figures stand; larger where there is room. */
export function Furniture({ name, box }: { name: string; box: Box }): JSX.Element | null {
  const drawing = DRAWINGS[name];
  if (!drawing) return null;
  const scale = Math.min(1.5, Math.max(1, box.w / 240));
  const x = box.x + box.w - 104 * scale - 8;
  const y = box.y + box.h - 64 * scale - 10;
  return <path class="furniture" transform={`translate(${x} ${y}) scale(${scale})`} d={drawing} />;
}
