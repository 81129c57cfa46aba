/** Who the hero is, what it has learned, who is with it, and the powers of the Avatar expansion. */

import type { JSX } from "preact";
import { useController } from "../context";
import { companionWords, stateWords } from "../wording";
import { Powers } from "./Powers";

const UNLOCKED = 2;
const ABILITY_WORDS = [
  "When you meet a creature evil rolls a die: a miss makes the loss 1 less.",
  "Your pool of adrenaline holds 1 more.",
  "You draw 1 more item card.",
  "Roll a miss of yours again, once a fight.",
  "Have a hit against you rolled again, once a roll.",
] as const;

export function Experience(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  return (
    <div class="self">
      {view.character >= 0 && (
        <>
          <h2>{texts.say(`character.${view.character}`)}</h2>
          <p>{texts.say(`character_text.${view.character}`).split("\n")[0]}</p>
        </>
      )}
      {view.companion && <p class="companion">{companionWords(view.companion, texts)}</p>}
      <ul class="abilities" aria-label="Abilities">
        {view.experience.map((points, ability) => (
          <li key={ability} class={points >= UNLOCKED ? "unlocked" : ""}>
            <span class="ability-name">{texts.say(`ability.${ability}`)}</span>
            <span class="ability-points" role="img" aria-label={`${points} of ${UNLOCKED} experience`}>
              {"●".repeat(Math.min(points, UNLOCKED)) + "○".repeat(Math.max(0, UNLOCKED - points))}
            </span>
            <span class="label">{ABILITY_WORDS[ability]}</span>
          </li>
        ))}
      </ul>
      <Powers />
      {stateWords(view, texts).map((words) => (
        <p key={words} class="label">
          {words}
        </p>
      ))}
    </div>
  );
}
