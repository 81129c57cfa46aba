/** Who goes with the hero: charges are its health. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";

export function CompanionCard(): JSX.Element | null {
  const controller = useController();
  const companion = controller.view.value.hero.companion;
  if (!companion) return null;
  const texts = controller.texts.value;
  const words = texts.message(companion.says);
  return (
    <div
      class="companion-card"
      tabIndex={0}
      role="img"
      aria-label={words}
      {...tipped(() => ({ words, rule: texts.rule(companion.says.key), kind: "hint" }))}
    >
      <span class="item-name">{texts.say("label.with_you", companion)}</span>
      <span class="item-charges">
        {Array.from({ length: companion.charges }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </div>
  );
}
