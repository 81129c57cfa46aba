/** News that everybody should stop for: a mission is done, a round is over, the nightmare begins. It goes by itself. */

import type { JSX } from "preact";
import type { Texts } from "../../texts";
import { useController } from "./context";
import type { AloneEvent, AloneScreen } from "./types";

const NEWS = ["mission_completed", "round_began", "nightmare_began"];
/** Events after which older news is old. */
const LATER = [...NEWS, "turn_ended"];

/** A headline, and what it means. */
export function newsOf(event: AloneEvent, view: AloneScreen, texts: Texts): readonly string[] {
  const about = { ...event, cap: view.table.cap };
  const headline = texts.has(`news.${event.event}`) ? texts.say(`news.${event.event}`, about) : "";
  if (!headline) return [];
  if (event.event === "mission_completed")
    return [headline, ...view.missions.flatMap(({ way_out }) => (way_out ? [texts.message(way_out)] : []))];
  return [headline, texts.say(`news.${event.event}.means`, about)];
}

export function Tidings(): JSX.Element | null {
  const controller = useController();
  const line = controller.table.log.value.findLast(({ event }) => LATER.includes(event.event));
  const [title, ...words] = line ? newsOf(line.event, controller.view.value, controller.texts.value) : [];
  if (!line || !title || controller.view.value.outcome) return null;
  return (
    <div key={line.key} class={`tidings ${line.event.event}`} role="status">
      <p class="display">{title}</p>
      {words.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}
