/** A sector under the pointer, or under the fingers of those who use the keyboard. */

import type { JSX } from "preact";
import type { Offer } from "../types";
import { useController } from "../context";
import { UNIT } from "../map/SectorArt";
import { tipped } from "../../../ui/tip";
import { placeOf } from "./ground";
import { aim, aimOrTake, take } from "./hand";

interface Props {
  readonly cell: number;
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly known: boolean;
  readonly focused: boolean;
  /** Whether the hero stands there: no sign lies on a face. */
  readonly here: boolean;
  /** What lies there and may not speak for itself. */
  readonly about: string;
}

export function MapCell({ cell, name, offers, known, focused, here, about }: Props): JSX.Element {
  const controller = useController();
  const [x, y] = placeOf(cell);
  const open = offers.length > 0;
  const aimed = offers.some((offer) => offer.option.id === controller.over.value?.option.id);
  // It is said in the tray: a tip would lie over the sectors beside this one.
  const hints = tipped(
    () => null,
    (on) => {
      controller.over.value = on && offers.length === 1 ? offers[0]! : null;
      controller.about.value = on ? about : "";
    },
  );
  const choose = (event: Event): void => {
    const [only] = offers;
    controller.about.value = about;
    if (!only) return;
    if (offers.length > 1) aim(controller, offers);
    else if ("pointerType" in event && event.pointerType === "touch") aimOrTake(controller, only, `cell-${cell}`);
    else take(controller, only, `cell-${cell}`);
  };
  return (
    <g
      role="gridcell"
      class={`map-cell ${open ? "open" : ""} ${aimed ? "aimed" : ""}`}
      data-cell={cell}
      data-anchor={`cell-${cell}`}
      aria-label={name}
      aria-disabled={open ? undefined : "true"}
      tabIndex={focused ? 0 : -1}
      transform={`translate(${x * UNIT} ${y * UNIT})`}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === "n")
          controller.hand.noting.value = controller.texts.value.say(`sector.${cell}`);
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(event);
      }}
      {...hints}
      onFocus={(event) => {
        controller.hand.cursor.value = cell;
        hints.onFocus!(event);
      }}
    >
      <rect class="cell-hit" x="3" y="3" width={UNIT - 6} height={UNIT - 6} rx="6" />
      {open && !here && <CellSign offers={offers} known={known} lights={LIGHTS.includes(offers[0]!.ask.situation)} />}
    </g>
  );
}

interface SignProps {
  readonly offers: readonly Offer[];
  readonly known: boolean;
  readonly lights: boolean;
}

const LIGHTS: readonly string[] = ["repair", "light"];

/** What pressing here would do, as a small sign: feet, an eye, a bulb, a mark. */
function CellSign({ offers, known, lights }: SignProps): JSX.Element {
  const act = offers[0]!.option.action.act;
  const path = lights ? BULB : act === "move" || act === "pick_way" ? FEET : act === "explore" ? EYE : MARK;
  return <path class="cell-sign" d={path} transform={`translate(50 ${known ? 22 : 50})`} />;
}

const FEET = "M-7 2c-3-6 0-10 3-9s2 6 1 9zM3 8C0 2 3-2 6-1s2 6 1 9z";
const EYE = "M-12 0C-7-7 7-7 12 0 7 7-7 7-12 0zM-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
const BULB = "M0-9a6 6 0 0 1 4 11v4h-8V2a6 6 0 0 1 4-11M-3 9h6";
const MARK = "M0-9 9 0 0 9-9 0z";
