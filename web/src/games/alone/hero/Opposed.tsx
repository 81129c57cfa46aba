/** What the hero may know of evil: hands by number, the reaction track, what is left of the decks, its creatures. */

import type { JSX } from "preact";
import { useDesk } from "../context";
import { ReactionTrack } from "../evil/ReactionTrack";
import { count } from "../words";

export function Opposed(): JSX.Element {
  const desk = useDesk();
  const view = desk.view.value;
  const texts = desk.texts.value;
  const shown = desk.parts.value.numbers.track.filter((danger, i) => danger && i >= view.covered).length;
  const specials = view.specials.filter((special) => !view.specials_used.includes(special));
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
        {specials.map((special) => (
          <li key={`special-${special}`}>
            Not yet seen: {texts.say(`special.${special}`)}. {texts.say(`special_text.${special}`)}
          </li>
        ))}
        {view.avatars
          .filter((avatar) => avatar >= 0)
          .map((avatar) => (
            <li key={`avatar-${avatar}`}>
              {texts.say(`avatar.${avatar}`)}, {count(bits(view.upgrades[avatar] ?? 0), "upgrade")}:{" "}
              {texts.say(`avatar_text.${avatar}`)}
            </li>
          ))}
      </ul>
    </div>
  );
}

function bits(number: number): number {
  return number.toString(2).replaceAll("0", "").length;
}
