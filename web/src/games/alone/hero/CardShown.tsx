/** The card that evil has just played, for all to read: it stays while the hero may have to answer it. */

import type { JSX } from "preact";
import { isEvent } from "../../../view";
import { useController } from "../context";
import { Portrait } from "../map/FigureArt";

const TOLD = ["card_played", "special_spawned", "avatar_activated"] as const;
const OVER = ["turn_began", "round_began", "window_closed"] as const;

export function CardShown(): JSX.Element | null {
  const controller = useController();
  const texts = controller.texts.value;
  const found = controller.table.log.value.findLast(({ event }) => isEvent(event, ...TOLD, ...OVER));
  const event = found?.event;
  if (!event || !isEvent(event, ...TOLD)) return null;
  const [key, card] =
    event.event === "avatar_activated"
      ? (["avatar", event.avatar] as const)
      : event.event === "special_spawned"
        ? (["special", event.special] as const)
        : (["reaction", event.card] as const);
  const [first, ...rest] = texts.say(`${key}_text.${card}`).split("\n");
  const dangerous = event.event === "card_played" && event.dangerous;
  const beast = controller.tokens.value.find((token) => token.source === key && token.index === card);
  return (
    <aside key={found.key} class={`card-shown ${dangerous ? "dangerous" : ""}`} aria-label="Played by evil">
      {beast && <Portrait token={beast} size={112} />}
      <p class="card-shown-by">{texts.say(`seat.${event.seat}`)}</p>
      <h2 class="display">{texts.say(`${key}.${card}`)}</h2>
      <p>{first}</p>
      {rest.map((line) => (
        <p key={line} class={line.startsWith("Dangerous:") ? (dangerous ? "on" : "off") : ""}>
          {line}
        </p>
      ))}
    </aside>
  );
}
