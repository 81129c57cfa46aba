/** The sector that a comrade shows, for a moment. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../../announce";
import { useController } from "../context";
import { UNIT } from "../map/SectorArt";
import { POINTED } from "./choosing";
import { spotOf, type Layout } from "./plan";

export function Pointed({ layout }: { layout: Layout }): JSX.Element | null {
  const controller = useController();
  const shown = controller.table.pointed.value;
  const place = shown?.at.startsWith(POINTED) ? Number(shown.at.slice(POINTED.length)) : -1;
  const spot = place >= 0 ? spotOf(layout, place) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody points, wherever that is
  useEffect(() => {
    const texts = controller.texts.peek();
    if (shown && place >= 0) announce(texts.say("say.points", { seat: shown.seat, place }));
  }, [shown?.no]);
  if (!shown || !spot) return null;
  return (
    <g key={shown.no} class="evil-pointed" transform={`translate(${(spot[0] + 0.5) * UNIT} ${(spot[1] + 0.5) * UNIT})`}>
      <circle r="40" />
      <text y="-44" text-anchor="middle">
        {controller.texts.value.say(`seat.${shown.seat}`)}
      </text>
    </g>
  );
}
