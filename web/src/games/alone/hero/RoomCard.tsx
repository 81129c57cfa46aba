/** The room that the hero is in, with Deep's special action: what a scavenge here may do once. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { Named } from "../cards/BeastCard";
import { useController } from "../context";
import { specialOf } from "../rooms";

export function RoomCard(): JSX.Element | null {
  const controller = useController();
  const { view, parts, texts } = {
    view: controller.view.value,
    parts: controller.parts.value,
    texts: controller.texts.value,
  };
  const labyrinth = view.labyrinth;
  const room = labyrinth?.sectors.find((sector) => sector.cell === labyrinth.here)?.tile.room ?? -1;
  const special = specialOf(view, parts, room, texts);
  if (!special) return null;
  const used = view.scavenged[room] ?? false;
  return (
    <aside
      class={`room-card ${used ? "used" : ""}`}
      aria-label={`${texts.say(`room.${room}`)}, special action`}
      tabIndex={0}
      {...tipped(() => ({
        words: "A scavenge here may do this instead of drawing cards, once in a game.",
        rule: "alone:R237",
        kind: "hint",
      }))}
    >
      <p class="label">
        {texts.say(`room.${room}`)}
        {used ? ": searched, nothing is left to do" : ": instead of drawing cards"}
      </p>
      <Named words={special} />
    </aside>
  );
}
