/** Options as buttons, and kinds of action that are not possible now, greyed, with their reason. */

import type { JSX } from "preact";
import type { Texts } from "../../texts";
import type { Greyed, Offer } from "../../view";
import { useTable } from "../context";
import { tipped } from "../tip";

interface OptionProps {
  readonly offer: Offer;
  readonly texts: Texts;
  readonly shortcut?: string | undefined;
  readonly main?: boolean;
  readonly class?: string;
  /** What it is called now, if that is not its own text. */
  readonly name?: string | undefined;
}

export function OptionButton({
  offer,
  texts,
  shortcut,
  main = false,
  class: extra = "",
  name,
}: OptionProps): JSX.Element {
  const table = useTable();
  const anchor = `option-${offer.option.id}`;
  const classes = ["button", main && "main", extra, table.pending.value.has(anchor) && "pending"];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-option={offer.option.id}
      data-anchor={anchor}
      data-shortcut={shortcut?.toLowerCase()}
      aria-keyshortcuts={shortcut}
      onClick={() => void table.answer(offer.ask.id, offer.option.action, anchor)}
    >
      {name ?? texts.action(offer.option.action, offer.ask.situation)}
      {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}

export function GreyedButton({ greyed, name, texts }: { greyed: Greyed; name: string; texts: Texts }): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      aria-disabled="true"
      {...tipped(() => ({ words: texts.refusal(greyed.why), rule: greyed.why.rule }))}
    >
      {name}
    </button>
  );
}
