/** The choices that are open at the table: whose they are, and until when they may be made. */

import type { EliteView } from "./types";

export interface OpenChoice {
  readonly kind: string;
  /** The seat that decides; -1 is the whole group. */
  readonly owner: number;
  readonly figure: number | null;
  /** In game time; null while no clock runs for it. */
  readonly until: number | null;
  /** Who may decide then, if that is anybody else. */
  readonly then: "others" | "board" | null;
}

/** Graces, after the last of which the board decides. */
const LAST = 2;

export function openChoices(view: EliteView): OpenChoice[] {
  return view.going_on.flatMap((strand) => {
    const top = strand[strand.length - 1];
    const frame = top?.frame as Record<string, unknown> | undefined;
    if (!frame || top?.given || typeof frame["owner"] !== "number" || typeof frame["number"] !== "number") return [];
    const due = view.due.find((one) => one.key === `grace/${frame["number"] as number}`);
    return [
      {
        kind: frame["frame"] as string,
        owner: frame["owner"],
        figure: typeof frame["figure"] === "number" && frame["figure"] >= 0 ? frame["figure"] : null,
        until: due?.at ?? null,
        then: thenDecides(frame),
      },
    ];
  });
}

/** After one grace the mover may decide as well, after two all may, after three the board does. */
function thenDecides(frame: Record<string, unknown>): "others" | "board" | null {
  if (frame["waited"] === LAST) return "board";
  return typeof frame["mover"] === "number" && frame["mover"] >= 0 && frame["owner"] !== -1 ? "others" : null;
}
