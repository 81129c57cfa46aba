/** Doors that can be blocked or cleared now: pressed where they are. Keys find the same answers in the tray. */

import type { JSX } from "preact";
import type { Offer } from "../types";
import { pointing } from "../Answers";
import { useController } from "../context";
import { UNIT } from "../map/SectorArt";
import { actionOf, mainAsk, offersOf } from "../offers";
import { levelOf } from "../field";
import { WAYS, type AloneScreen } from "../types";
import { placeOf } from "./ground";
import { take } from "./hand";

interface Handle {
  readonly offer: Offer;
  readonly cell: number;
  readonly side: number;
}

function handlesOf(view: AloneScreen): Handle[] {
  const here = view.labyrinth!.here;
  return offersOf(mainAsk(view)).flatMap((offer) => {
    const bar = actionOf(offer, "pick_bar");
    const way = bar?.way ?? actionOf(offer, "unblock_door")?.way;
    return way === undefined ? [] : [{ offer, cell: bar?.cell ?? here, side: WAYS.indexOf(way) }];
  });
}

export function DoorHandles({ level }: { level: number }): JSX.Element {
  const controller = useController();
  return (
    <g class="door-handles" aria-hidden="true">
      {handlesOf(controller.view.value)
        .filter(({ cell }) => levelOf(cell) === level)
        .map(({ offer, cell, side }) => {
          const [x, y] = placeOf(cell);
          const aimed = controller.over.value?.option.id === offer.option.id;
          return (
            <g
              key={offer.option.id}
              class={`door-handle ${aimed ? "aimed" : ""}`}
              data-door={offer.option.id}
              transform={`translate(${x * UNIT} ${y * UNIT}) rotate(${side * 90} 50 50)`}
              onClick={() => take(controller, offer, `cell-${cell}`)}
              {...pointing(controller, offer)}
            >
              <rect x="27" y="-11" width="46" height="26" rx="5" />
            </g>
          );
        })}
    </g>
  );
}
