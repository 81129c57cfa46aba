/** Who the hero is, what it has learned, who is with it, and the powers of the Avatar expansion. */

import type { JSX } from "preact";
import { useController } from "../context";
import { Powers } from "./Powers";

export function Experience(): JSX.Element {
  const controller = useController();
  const { hero } = controller.view.value;
  const texts = controller.texts.value;
  return (
    <div class="self">
      {hero.character >= 0 && (
        <>
          <h2>{texts.say(`character.${hero.character}`)}</h2>
          <p>{texts.say(`character_hero.${hero.character}`)}</p>
        </>
      )}
      {hero.companion && <p class="companion">{texts.message(hero.companion.says)}</p>}
      <ul class="abilities" aria-label={texts.say("label.abilities")}>
        {hero.abilities.map(({ ability, points, needed, is_unlocked }) => (
          <li key={ability} class={is_unlocked ? "unlocked" : ""}>
            <span class="ability-name">{texts.say(`ability.${ability}`)}</span>
            <span class="ability-points" role="img" aria-label={texts.say("label.experience", { points, needed })}>
              {"●".repeat(points) + "○".repeat(needed - points)}
            </span>
            <span class="label">{texts.say(`ability_does.${ability}`)}</span>
          </li>
        ))}
      </ul>
      <Powers />
      {hero.weighs.map((message) => (
        <p key={texts.message(message)} class="label">
          {texts.message(message)}
        </p>
      ))}
    </div>
  );
}
