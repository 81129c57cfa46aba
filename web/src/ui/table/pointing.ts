/** Somebody points at a place on the board. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableModel } from "../../table";
import type { GameTypes } from "../../view";

/** Tell who points where, whenever it is a place of this kind: at `cell-7`, say. */
export function usePointing<G extends GameTypes>(
  table: TableModel<G>,
  kind: string,
  tell: (seat: number, place: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told depends on the table alone
  useEffect(
    () =>
      effect(() => {
        const shown = table.pointed.value;
        const [, place] = shown?.at.split(`${kind}-`) ?? [];
        if (shown && place) tell(shown.seat, Number(place));
      }),
    [table],
  );
}
