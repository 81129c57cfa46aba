/** Why a card cannot be played now, asked of the server as soon as there is a question; nothing is decided here. */

import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "../../../view";
import type { Table } from "../types";
import type { PlacedOffers } from "./placed";

export type Reasons = ReadonlyMap<number, Refusal>;

const NONE: Reasons = new Map();

/** By card; those that can be played have none. */
export function useReasons(table: Table, placed: PlacedOffers, hand: readonly number[]): Reasons {
  const [found, setFound] = useState<{ of: unknown; reasons: Reasons }>({ of: null, reasons: NONE });
  const view = table.view.value;
  const { ask } = placed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reasons belong to a view, and change with nothing else
  useEffect(() => {
    let gone = false;
    if (ask?.kind !== "react") return;
    const gate = ask.greyed.find((greyed) => greyed.kind === "play_up")?.why;
    const closed = hand.filter((card) => !placed.cards.get(card)?.some((one) => one.option.action.act === "play_up"));
    void Promise.all(
      closed.map(async (card) => [card, gate ?? (await table.why(ask.id, { act: "play_up", card }))] as const),
    ).then((rows) => {
      const reasons = new Map(rows.flatMap(([card, why]) => (why ? [[card, why] as const] : [])));
      if (!gone) setFound({ of: view, reasons });
    });
    return () => {
      gone = true;
    };
  }, [view]);
  return ask?.kind === "react" && found.of === view ? found.reasons : NONE;
}
