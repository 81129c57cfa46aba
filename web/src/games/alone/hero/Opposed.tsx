/** What the hero may know of evil: hands by number, the reaction track, what is left of the decks, its creatures. */

import type { JSX } from "preact";
import { useSmall } from "../../../ui/screen";
import { BeastCard } from "../cards/BeastCard";
import { useController } from "../context";
import { ReactionTrack } from "../evil/ReactionTrack";

export function Opposed(): JSX.Element {
  const controller = useController();
  const small = useSmall(); // else it stands beside what is asked
  const { reactions, creatures } = controller.view.value;
  const texts = controller.texts.value;
  return (
    <div class="opposed">
      {small && <ReactionTrack />}
      <p>{texts.message(reactions.bare)}</p>
      <ul class="text-list">
        {reactions.hands.map((hand, i) => (
          <li key={i}>
            {texts.say("text.hand", {
              seat: i + 1,
              cards: hand.size,
              leads: i + 1 === reactions.leader ? "yes" : "no",
            })}
          </li>
        ))}
        {reactions.decks.map(({ deck, left }) => (
          <li key={`deck-${deck}`}>
            {texts.say("text.deck", { deck, cards: left })} {texts.say(`deck_text.${deck}`)}
          </li>
        ))}
      </ul>
      {creatures
        .filter((card) => card.source !== "creature")
        .reverse()
        .map((card) => (
          <BeastCard key={card.creature} card={card} />
        ))}
    </div>
  );
}
