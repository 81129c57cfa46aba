/** Everything that evil can send: avatars and special creatures by their cards, then the creature table as it counts. */

import type { JSX } from "preact";
import { BeastCard } from "../cards/BeastCard";
import { useController } from "../context";
import { CreatureIcon } from "../map/FigureArt";

export function Bestiary(): JSX.Element {
  const controller = useController();
  const { creatures } = controller.view.value;
  const texts = controller.texts.value;
  return (
    <ul class="evil-bestiary" aria-label={texts.say("section.creatures")}>
      {creatures
        .filter((card) => card.source !== "creature")
        .reverse()
        .map((card) => (
          <li key={card.creature}>
            <BeastCard card={card} />
          </li>
        ))}
      {creatures
        .filter((card) => card.source === "creature")
        .map((card) => (
          <li key={card.creature} class="evil-kind">
            <CreatureIcon token={controller.box.value.tokens[card.creature]} size={46} />
            <div>
              <h3>
                {texts.say(`looks.${card.creature}`)}{" "}
                <span class="label figures">{texts.say("label.on_map", { on_map: card.on_map, of: card.of })}</span>
              </h3>
              <p>{texts.say("creature.numbers", card.stats)}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}
