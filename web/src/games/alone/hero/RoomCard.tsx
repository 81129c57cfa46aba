/** The room that the hero is in, with Deep's special action: what a scavenge here may do once. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";

export function RoomCard(): JSX.Element | null {
  const controller = useController();
  const { labyrinth } = controller.view.value;
  if (!labyrinth?.special) return null;
  const { special, is_special_used } = labyrinth;
  const texts = controller.texts.value;
  return (
    <aside
      class={`room-card ${is_special_used ? "used" : ""}`}
      aria-label={texts.say("label.special")}
      tabIndex={0}
      {...tipped(() => texts.hint("tip.special"))}
    >
      <p>{texts.message(special)}</p>
    </aside>
  );
}
