/** Answers as buttons; pointing at one tells the desk, so that its consequence is shown first. */

import type { JSX } from "preact";
import { GreyedButton, OptionButton } from "../../ui/table/Options";
import type { Ask, Offer } from "./types";
import { useDesk } from "./context";
import type { Desk } from "./desk";

type Handlers = Readonly<Record<"onPointerEnter" | "onPointerLeave" | "onFocusIn" | "onFocusOut", () => void>>;

/** Handlers for what stands for an offer. */
export function pointing(desk: Desk, offer: Offer): Handlers {
  const over = (now: Offer | null) => (): void => {
    desk.over.value = now;
  };
  return { onPointerEnter: over(offer), onPointerLeave: over(null), onFocusIn: over(offer), onFocusOut: over(null) };
}

export function Answer({ offer, shortcut, class: kind = "small" }: AnswerProps): JSX.Element {
  const desk = useDesk();
  return (
    <span {...pointing(desk, offer)}>
      <OptionButton offer={offer} texts={desk.texts.value} class={kind} shortcut={shortcut} />
    </span>
  );
}

interface AnswerProps {
  readonly offer: Offer;
  readonly shortcut?: string | undefined;
  readonly class?: string;
}

export type Shortcuts = Readonly<Record<string, string>>;

export function OptionRow({ offers, shortcuts }: { offers: readonly Offer[]; shortcuts?: Shortcuts }): JSX.Element {
  return (
    <div class="option-row">
      {offers.map((offer) => (
        <Answer key={offer.option.id} offer={offer} shortcut={shortcuts?.[offer.option.action.act]} />
      ))}
    </div>
  );
}

/** Kinds of answers that are not possible now, each with its reason. */
export function Greyeds({ greyed }: { greyed: Ask["greyed"] }): JSX.Element {
  const texts = useDesk().texts.value;
  return (
    <>
      {greyed.map((one) => (
        <GreyedButton key={one.kind} greyed={one} name={texts.kind(one.kind)} texts={texts} />
      ))}
    </>
  );
}
