/** Several things can be done in one space: a quick pick. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { OptionButton } from "../../ui/table/Options";
import { useController } from "./context";
import { firstOfEach } from "./offers";

const MOST = 12;

export function Several(): JSX.Element | null {
  const controller = useController();
  const several = controller.several.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (several) box.current?.querySelector<HTMLElement>("button")?.focus();
  }, [several]);
  if (!several) return null;
  return (
    <div
      ref={box}
      class="several"
      role="group"
      aria-label={controller.texts.value.say("ui.what_at", { cell: several.cell })}
    >
      {firstOfEach(controller.newest.value, several.offers)
        .slice(0, MOST)
        .map((offer, i) => (
          <OptionButton
            key={offer.option.id}
            offer={offer}
            texts={controller.texts.value}
            shortcut={i < 9 ? String(i + 1) : undefined}
          />
        ))}
      <button type="button" class="button quiet" onClick={() => (controller.several.value = null)}>
        {controller.texts.value.say("ui.nothing")} <kbd>Esc</kbd>
      </button>
    </div>
  );
}
