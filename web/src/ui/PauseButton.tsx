/** Stops the game's clock with one press. Why, one may say afterwards, and there it goes on (see PauseVeil). */

import type { JSX } from "preact";
import { useTable } from "./context";
import { Icon } from "./icons";
import { isPaused } from "./PauseVeil";
import { showRefusal } from "./tip";
import { say } from "../words/shell";

export function PauseButton(): JSX.Element | null {
  const table = useTable();
  const info = table.clock.info.value;
  const { pause } = table.sender;
  if (!info || !pause) return null;
  const press = async (anchor: Element): Promise<void> => {
    const refusal = await pause("");
    if (refusal) showRefusal(anchor, table.texts.value.refusal(refusal), "");
  };
  // While it is paused the veil has the way on; when all is over there is none.
  const isIdle = isPaused(table.clock) || (!info.running && info.starts_at === null);
  return (
    <button
      type="button"
      class="button icon quiet"
      style={{ visibility: isIdle ? "hidden" : undefined }}
      aria-label={say("pause")}
      onClick={(event) => void press(event.currentTarget)}
    >
      <Icon name="pause" />
    </button>
  );
}
