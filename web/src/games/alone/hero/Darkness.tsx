/** Darkness is a sheet over the floor; lamps burn holes into it. */

import type { JSX } from "preact";
import { Menace } from "../map/FigureArt";
import { UNIT } from "../map/SectorArt";
import { FIELD_HEIGHT, FIELD_WIDTH } from "../field";
import type { AloneScreen, SectorPart } from "../types";
import { placeOf } from "./ground";

interface Props {
  readonly view: AloneScreen;
  readonly sectors: readonly SectorPart[];
}

/** The mask: what is white stays dark. */
export function DarkDefs({ view, sectors }: Props): JSX.Element {
  const here = view.labyrinth!.here;
  const [w, h] = [FIELD_WIDTH * UNIT, FIELD_HEIGHT * UNIT];
  // A shaken hand holds the lamp lower.
  const reach = 95 + 84 * Math.min(1, view.hero.control / view.hero.full);
  return (
    <defs>
      <radialGradient id="light-lamp">
        <stop offset="0" stop-color="var(--black)" />
        <stop offset=".35" stop-color="var(--black)" stop-opacity=".85" />
        <stop offset="1" stop-color="var(--black)" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="light-ceiling">
        <stop offset="0" stop-color="var(--black)" />
        <stop offset=".62" stop-color="var(--black)" stop-opacity=".9" />
        <stop offset="1" stop-color="var(--black)" stop-opacity="0" />
      </radialGradient>
      <mask id="light-dark" maskUnits="userSpaceOnUse" x="0" y="0" width={w} height={h}>
        <rect width={w} height={h} fill="var(--white)" />
        {sectors.map((sector) => {
          const [x, y] = placeOf(sector.cell);
          const [cx, cy] = [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
          return (
            <g key={sector.cell}>
              {sector.in_sight && !sector.lit && (
                <rect x={x * UNIT} y={y * UNIT} width={UNIT} height={UNIT} fill="var(--black)" opacity=".24" />
              )}
              {sector.lit && (
                <>
                  <rect x={x * UNIT} y={y * UNIT} width={UNIT} height={UNIT} fill="var(--black)" opacity=".55" />
                  <circle cx={cx} cy={cy} r={UNIT * 0.86} fill="url(#light-ceiling)" />
                </>
              )}
              {sector.cell === here && <circle cx={cx} cy={cy} r={reach} fill="url(#light-lamp)" />}
            </g>
          );
        })}
      </mask>
      <Menace />
      <radialGradient id="light-glow">
        <stop offset="0" stop-color="var(--lamp-glow)" stop-opacity=".62" />
        <stop offset=".4" stop-color="var(--lamp-cold)" stop-opacity=".26" />
        <stop offset="1" stop-color="var(--lamp-cold)" stop-opacity="0" />
      </radialGradient>
      <clipPath id="light-known">
        {sectors.map((sector) => {
          const [x, y] = placeOf(sector.cell);
          return <rect key={sector.cell} x={x * UNIT} y={y * UNIT} width={UNIT} height={UNIT} />;
        })}
      </clipPath>
    </defs>
  );
}

export function Darkness({ view, sectors }: Props): JSX.Element {
  const here = view.labyrinth!.here;
  return (
    <g clip-path="url(#light-known)">
      <rect class="darkness" width={FIELD_WIDTH * UNIT} height={FIELD_HEIGHT * UNIT} mask="url(#light-dark)" />
      <g class="glow">
        {sectors.map((sector) => {
          if (!sector.lit && sector.cell !== here) return null;
          const [x, y] = placeOf(sector.cell);
          const reach = sector.lit ? UNIT * 0.75 : UNIT * 0.55;
          return (
            <circle
              key={sector.cell}
              class={sector.lit ? "ceiling-light" : "lamp-light"}
              cx={(x + 0.5) * UNIT}
              cy={(y + 0.5) * UNIT}
              r={reach}
              fill="url(#light-glow)"
            />
          );
        })}
      </g>
    </g>
  );
}
