/** The choices that are open at the table: whose they are, and until when they may be made. */

import type { elite } from "../../wire.gen";
import type { EliteView } from "./types";

/** A choice for which others wait, but not for ever. */
type Graced = Extract<elite.GameFrame, { readonly owner: number; readonly waited: number }>;

const isGraced = (frame: elite.GameFrame): frame is Graced => "owner" in frame && "waited" in frame;

export interface OpenChoice {
  readonly kind: string;
  /** The seat that decides; -1 is the whole group. */
  readonly owner: number;
  readonly figure: number | null;
  /** In game time; null while no clock runs for it. */
  readonly until: number | null;
  /** Who may decide then, if that is anybody else. */
  readonly next: "others" | "board" | null;
}

/** Graces, after the last of which the board decides. */
const LAST = 2;

export function openChoices(view: EliteView): OpenChoice[] {
  return view.going_on.flatMap((strand) => {
    const top = strand.at(-1);
    if (!top || top.given || !isGraced(top.frame)) return [];
    const { frame } = top;
    const due = view.due.find((one) => one.key === `grace/${frame.number}`);
    return [
      {
        kind: frame.frame,
        owner: frame.owner,
        figure: "figure" in frame && frame.figure >= 0 ? frame.figure : null,
        until: due?.at ?? null,
        next: nextToDecide(frame),
      },
    ];
  });
}

/** After one grace the mover may decide as well, after two all may, after three the board does. */
function nextToDecide(frame: Graced): "others" | "board" | null {
  if (frame.waited === LAST) return "board";
  return frame.mover >= 0 && frame.owner !== -1 ? "others" : null;
}
