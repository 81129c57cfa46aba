/** What the hero may know of evil: hands by number, the reaction track, what is left of the decks, its creatures. */

import type { JSX } from "preact";
import { BeastCard } from "../cards/BeastCard";
import { useController } from "../context";
import { kindsOf } from "../evil/Bestiary";
import { ReactionTrack } from "../evil/ReactionTrack";
import { count } from "../words";

export function Opposed(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const shown = controller.parts.value.numbers.track.filter((danger, i) => danger && i >= view.covered).length;
  const beasts = kindsOf(view, controller.tokens.value).filter(({ token }) => token.source !== "creature");
  return (
    <div class="opposed">
      <ReactionTrack />
      <p>
        {shown > 0
          ? `As it lies now, evil sets aside ${count(shown, "danger token")} at the end of the round.`
          : "As it lies now, no danger is added at the end of the round."}
      </p>
      <ul class="text-list">
        {view.hands.map((hand, i) => (
          <li key={i}>
            {texts.say(`seat.${i + 1}`)} holds {count(hand.size, "card")}
            {view.avatars[i] !== undefined &&
              view.avatars[i]! >= 0 &&
              `, and is ${texts.say(`avatar.${view.avatars[i]}`)}`}
            .
          </li>
        ))}
        {view.deck_ids.map((deck, i) => (
          <li key={`deck-${deck}`}>
            {texts.say(`deck.${deck}`)}: {count(view.decks[i] ?? 0, "card")} to draw. {texts.say(`deck_text.${deck}`)}
          </li>
        ))}
      </ul>
      {beasts.reverse().map(({ token, first }) => (
        <BeastCard key={first} token={token} at={first} />
      ))}
    </div>
  );
}
