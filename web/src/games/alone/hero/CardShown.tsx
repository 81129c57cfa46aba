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
  const isCard = event.event === "card_played";
  const dangerous = isCard && event.dangerous;
  const lines = isCard ? [texts.say(`reaction_first.${card}`)] : texts.say(`${key}_text.${card}`).split("\n");
  const beast = controller.box.value.tokens.find((token) => token.source === key && token.index === card);
  return (
    <aside key={found.key} class={`card-shown ${dangerous ? "dangerous" : ""}`} aria-label={texts.say("label.played")}>
      {beast && <Portrait token={beast} size={112} />}
      <p class="card-shown-by">{texts.say(`seat.${event.seat}`)}</p>
      <h2 class="display">{texts.say(`${key}.${card}`)}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isCard && (
        <p class={dangerous ? "on" : "off"}>
          {texts.say("card.dangerous", { does: texts.say(`reaction_dangerous.${card}`) })}
        </p>
      )}
    </aside>
  );
}
