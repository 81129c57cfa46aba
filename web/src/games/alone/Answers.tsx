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
  return (
    <span {...pointing(controller, offer)}>
      <OptionButton offer={offer} texts={controller.texts.value} class={kind} shortcut={shortcut} />
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

/** Kinds of answers that are not possible now, each with its reason. */
export function Greyeds({ greyed }: { greyed: Ask["greyed"] }): JSX.Element {
  const texts = useController().texts.value;
  return (
    <>
      {greyed.map((one) => (
        <GreyedButton key={one.kind} greyed={one} name={texts.kind(one.kind)} texts={texts} />
      ))}
    </>
  );
}
