/** Who goes with the hero: charges are its health. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";
import { companionWords } from "../wording";

export function CompanionCard(): JSX.Element | null {
  const controller = useController();
  const companion = controller.view.value.companion;
  if (!companion) return null;
  const texts = controller.texts.value;
  return (
    <div
      class="companion-card"
      tabIndex={0}
      role="img"
      aria-label={companionWords(companion, texts)}
      {...tipped(() => ({ words: companionWords(companion, texts), rule: "alone:R195", kind: "hint" }))}
    >
      <span class="item-name">With you: the {texts.say(`character.${companion.character}`)}</span>
      <span class="item-charges">
        {Array.from({ length: companion.charges }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </div>
  );
}
