/** Shows each refusal beside the thing that was clicked. */

import { useEffect } from "preact/hooks";
import { engine, REFUSED } from "../sound";
import type { TableModel } from "../table";
import { showRefusal } from "./tip";

export function Refusals({ table }: { table: TableModel }): null {
  const refused = table.refused.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is told once
  useEffect(() => {
    if (!refused) return;
    const anchor =
      document.querySelector(`[data-anchor="${CSS.escape(refused.anchor)}"]`) ??
      document.querySelector(".prompt, .text-status") ??
      document.body;
    engine.play(REFUSED);
    showRefusal(anchor, table.texts.value.refusal(refused.refusal), refused.refusal.rule);
  }, [refused]);
  return null;
}
