/** The choices that are open at the table: whose they are, and until when they may be made. */

import type { EliteView } from "./types";

export interface OpenChoice {
  readonly kind: string;
  /** The seat that decides; -1 is the whole group. */
  readonly owner: number;
  readonly figure: number | null;
  /** In game time: then others may decide. */
  readonly until: number | null;
}

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
      },
    ];
  });
}
