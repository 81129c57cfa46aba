/** The card that evil has just played, for all to read: it stays while the hero may have to answer it. */

import type { JSX } from "preact";
import { useDesk } from "../context";
import { Portrait } from "../map/FigureArt";

const TOLD = ["card_played", "special_spawned", "avatar_activated"];
const OVER = ["turn_began", "round_began", "window_closed"];

export function CardShown(): JSX.Element | null {
  const desk = useDesk();
  const texts = desk.texts.value;
  const found = desk.table.log.value.findLast(({ event }) => TOLD.includes(event.event) || OVER.includes(event.event));
  if (!found || !TOLD.includes(found.event.event)) return null;
  const { event } = found;
  const key =
    event.event === "avatar_activated" ? `avatar` : event.event === "special_spawned" ? "special" : "reaction";
  const card = Number(event[key === "reaction" ? "card" : key]);
  const [first, ...rest] = texts.say(`${key}_text.${card}`).split("\n");
  const dangerous = event["dangerous"] === true;
  const beast = desk.tokens.value.find((token) => token.source === key && token.index === card);
  return (
    <aside key={found.key} class={`card-shown ${dangerous ? "dangerous" : ""}`} aria-label="Played by evil">
      {beast && <Portrait token={beast} size={112} />}
      <p class="card-shown-by">{texts.say(`seat.${String(event["seat"])}`)}</p>
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
