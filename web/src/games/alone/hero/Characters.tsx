/** Who the hero is: the characters with what they say of themselves. */

import type { JSX } from "preact";
import { OptionButton } from "../../../ui/table/Options";
import type { Offer } from "../types";
import { useController } from "../context";
import { HeroPicture } from "../map/FigureArt";
import { actionOf } from "../offers";

export function Characters({ offers }: { offers: readonly Offer[] }): JSX.Element {
  const texts = useController().texts.value;
  return (
    <ul class="characters">
      {offers.map((offer, i) => {
        const character = actionOf(offer, "pick_hero")?.character;
        return (
          <li key={offer.option.id} class="character">
            {character === undefined ? (
              <>
                <span class="character-chance display" aria-hidden="true">
                  ?
                </span>
                <p>{texts.say("does.draw_hero")}</p>
              </>
            ) : (
              <>
                <HeroPicture character={character} size={150} />
                <h2 class="display">{texts.say(`character.${character}`)}</h2>
                <p>{texts.say(`character_about.${character}`)}</p>
                <p class="label">{texts.say(`character_hero.${character}`)}</p>
              </>
            )}
            <OptionButton offer={offer} texts={texts} shortcut={String(i + 1)} main={i === 0} />
          </li>
        );
      })}
    </ul>
  );
}
