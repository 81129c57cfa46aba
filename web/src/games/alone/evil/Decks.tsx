/** The reaction decks to choose from: each with its voice, what it is about, and cards that show it. */

import type { JSX } from "preact";
import { Answer } from "../Answers";
import { useController } from "../context";
import { DarkSign } from "../map/FigureArt";
import { actionOf } from "../offers";
import { useChoosing } from "./choosing";

export function Decks(): JSX.Element | null {
  const controller = useController();
  const { ask, plain } = useChoosing().placed.value;
  const texts = controller.texts.value;
  if (ask?.kind !== "choose_deck") return null;
  return (
    <ul class="evil-decks" aria-label={texts.say("label.decks")}>
      {plain.map((offer, i) => {
        const deck = actionOf(offer, "take_deck")?.deck;
        const look = deck === undefined ? undefined : controller.box.value.decks[deck];
        if (!look) return null;
        return (
          <li key={look.id} class="evil-deck">
            <header>
              <DarkSign id={`deck-${look.id}`} size={64} />
              <div>
                <h3 class="display">{texts.say(`deck.${deck}`)}</h3>
                {texts.has(`deck_voice.${look.id}`) && <p class="evil-voice">{texts.say(`deck_voice.${look.id}`)}</p>}
              </div>
            </header>
            <p>{texts.say(`deck_text.${deck}`)}</p>
            <ul class="evil-samples" aria-label={texts.say("label.samples")}>
              {look.samples.map((card) => (
                <li key={card}>
                  <strong>{texts.say(`reaction.${card}`)}</strong> {texts.say(`reaction_first.${card}`)}
                </li>
              ))}
            </ul>
            <Answer offer={offer} shortcut={String(i + 1)} class="main" />
          </li>
        );
      })}
    </ul>
  );
}
