/** Answers as buttons; pointing at one tells the controller, so that its consequence is shown first. */

import type { JSX } from "preact";
import { GreyedButton, OptionButton } from "../../ui/table/Options";
import type { Ask, Offer } from "./types";
import { useController } from "./context";
import type { Controller } from "./controller";

type Handlers = Readonly<Record<"onPointerEnter" | "onPointerLeave" | "onFocusIn" | "onFocusOut", () => void>>;

/** Handlers for what stands for an offer. */
export function pointing(controller: Controller, offer: Offer): Handlers {
  const over = (now: Offer | null) => (): void => {
    controller.over.value = now;
  };
  return { onPointerEnter: over(offer), onPointerLeave: over(null), onFocusIn: over(offer), onFocusOut: over(null) };
}

export function Answer({ offer, shortcut, class: kind = "small" }: AnswerProps): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  return (
    <span {...pointing(controller, offer)}>
      <OptionButton offer={offer} texts={texts} class={kind} shortcut={shortcut} name={controller.labelOf(offer)} />
    </span>
  );
}

interface AnswerProps {
  readonly offer: Offer;
  readonly shortcut?: string | undefined;
  readonly class?: string;
}

export type Shortcuts = Readonly<Record<string, string>>;

/** `counted`: what has no letter of its own has a digit, as far as they go. */
export function OptionRow({ offers, shortcuts = {}, counted = false }: RowProps): JSX.Element {
  const digits = counted ? offers.filter((offer) => !shortcuts[offer.option.action.act]).slice(0, 9) : [];
  return (
    <div class="option-row">
      {offers.map((offer) => {
        const digit = digits.indexOf(offer) + 1;
        const shortcut = shortcuts[offer.option.action.act] ?? (digit > 0 ? String(digit) : undefined);
        return <Answer key={offer.option.id} offer={offer} shortcut={shortcut} />;
      })}
    </div>
  );
}

interface RowProps {
  readonly offers: readonly Offer[];
  readonly shortcuts?: Shortcuts;
  readonly counted?: boolean;
}

/** Kinds of answers that are not possible now, each with its reason; not those that this table has nothing for. */
export function Greyeds({ greyed }: { greyed: Ask["greyed"] }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { unused } = controller.view.value.choices;
  return (
    <>
      {greyed
        .filter((one) => !unused.includes(one.kind))
        .map((one) => (
          <GreyedButton key={one.kind} greyed={one} name={texts.kind(one.kind)} texts={texts} />
        ))}
    </>
  );
}
