/** Noise as rings that come from a direction; the words are in the radar and in the log. */

import type { JSX } from "preact";
import { UNIT } from "../map/SectorArt";
import type { LabyrinthPart } from "../types";
import { placeOf } from "./ground";

const TOWARD: Readonly<Record<string, number>> = { north: -90, east: 0, south: 90, west: 180 };
/** Where the rings of a noise begin, from the middle of the hero's sector. */
const FAR = 58;
/** Something looks up, for a moment, where a noise came from. */
const EYES = "M98-9l4 7-4 3-3-5zM98 9l4-7-4-3-3 5z";

export function Noises({ labyrinth }: { labyrinth: LabyrinthPart }): JSX.Element {
  const [x, y] = placeOf(labyrinth.here);
  return (
    <g class="noises" transform={`translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT})`}>
      {labyrinth.heard.map(({ way, count }) => (
        <g key={`${way}-${count}`} class="noise" transform={`rotate(${TOWARD[way] ?? 0})`}>
          {way in TOWARD ? (
            <>
              {[0, 1, 2].map((ring) => (
                <path key={ring} class="noise-ring" style={{ "--ring": String(ring) }} d={arc(FAR + 11 * ring)} />
              ))}
              <path class="noise-eyes" d={EYES} />
            </>
          ) : (
            <circle class="noise-ring all-around" r={way === "here" ? 26 : 44} />
          )}
        </g>
      ))}
    </g>
  );
}

function arc(radius: number): string {
  const [c, s] = [Math.cos(0.5) * radius, Math.sin(0.5) * radius];
  return `M${c.toFixed(1)} ${(-s).toFixed(1)}A${radius} ${radius} 0 0 1 ${c.toFixed(1)} ${s.toFixed(1)}`;
}
