/** What is asked of whom now, with a button for every answer that has no better place. */

import type { ComponentChildren, JSX } from "preact";
import { GreyedButton, OptionButton } from "../../ui/Options";
import type { Ask, Offer } from "../../view";
import { useDesk } from "./context";
import { mainAsk } from "./offers";
import { KIND_NAMES, statusOf } from "./words";

export function Prompt({ hint, children }: { hint?: ComponentChildren; children?: ComponentChildren }): JSX.Element {
  const desk = useDesk();
  const view = desk.view.value;
  const mine = mainAsk(view) !== undefined;
  return (
    <section class={`prompt ${mine ? "mine" : ""}`} aria-label="What is asked">
      <div class="prompt-words">
        <p class="prompt-question display">{statusOf(view, desk.texts.value)}</p>
        {hint && <p class="prompt-hint">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** The options of a question as buttons; pointing at one tells the desk. */
export function OptionRow({ offers, shortcuts }: { offers: readonly Offer[]; shortcuts?: Shortcuts }): JSX.Element {
  const desk = useDesk();
  const over = (offer: Offer | null) => (): void => {
    desk.over.value = offer;
  };
  return (
    <div class="option-row">
      {offers.map((offer) => (
        <span
          key={offer.option.id}
          onPointerEnter={over(offer)}
          onPointerLeave={over(null)}
          onFocusIn={over(offer)}
          onFocusOut={over(null)}
        >
          <OptionButton
            offer={offer}
            texts={desk.texts.value}
            class="small"
            shortcut={shortcuts?.[offer.option.action.act]}
          />
        </span>
      ))}
    </div>
  );
}

export type Shortcuts = Readonly<Record<string, string>>;

/** Kinds of answers that are not possible now, each with its reason. */
export function GreyedRow({ ask }: { ask: Ask }): JSX.Element | null {
  const texts = useDesk().texts.value;
  if (ask.greyed.length === 0) return null;
  return (
    <div class="option-row greyed-row">
      {ask.greyed.map((greyed) => (
        <GreyedButton
          key={greyed.kind}
          greyed={greyed}
          name={KIND_NAMES[greyed.kind] ?? greyed.kind.replaceAll("_", " ")}
          texts={texts}
        />
      ))}
    </div>
  );
}
