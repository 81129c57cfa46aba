/** What may be done at any time: signals to the others, and trades with those who stand near. */

import { nearest } from "../../ui/elements";
import type { JSX } from "preact";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { OptionButton } from "../../ui/table/Options";
import { useController } from "./context";
import { HintButton } from "./Hint";
import { offersOf } from "./offers";

/** Signals 3 to 14 name objectives 1 to 12. */
const OBJECTIVES = { first: 3, after: 15 } as const;

/** The signals that make sense here: of objectives only those that there are. */
export function signalsOf(controller: ReturnType<typeof useController>): number[] {
  const form = controller.aside.value?.forms.find((one) => one.action === "signal");
  if (form?.type !== "number") return [];
  const tokens = controller.view.value.token_at.length;
  const all = Array.from({ length: form.most - form.least + 1 }, (_, i) => form.least + i);
  return all.filter((n) => n < OBJECTIVES.first + tokens || n >= OBJECTIVES.after);
}

export function AsideButtons(): JSX.Element | null {
  const controller = useController();
  const signals = signalsOf(controller);
  const trades = offersOf(controller.aside.value);
  const close = (): void => void (controller.open.value = "");
  if (controller.view.value.seat < 0) return null;
  return (
    <div class="aside-buttons">
      {signals.length > 0 && controller.view.value.seats > 1 && (
        <button
          type="button"
          class="button small"
          aria-keyshortcuts="y"
          onClick={() => (controller.open.value = "signal")}
        >
          <Icon name="talk" size={18} /> <span class="button-word">Signal</span> <kbd aria-hidden="true">Y</kbd>
        </button>
      )}
      {trades.length > 0 && (
        <button
          type="button"
          class="button small"
          aria-keyshortcuts="u"
          onClick={() => (controller.open.value = "trade")}
        >
          <Icon name="refresh" size={18} /> <span class="button-word">Trade</span> <kbd aria-hidden="true">U</kbd>
        </button>
      )}
      <HintButton />
      {controller.open.value === "signal" && (
        <Dialog title="Tell the others" onClose={close}>
          <div class="signal-list">
            {signals.map((n, i) => (
              <button
                key={n}
                type="button"
                class="button"
                data-shortcut={i < 9 ? String(i + 1) : undefined}
                onClick={() => {
                  controller.signal(n);
                  close();
                }}
              >
                {controller.texts.value.say(`signal.${n}`)}
                {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
              </button>
            ))}
          </div>
        </Dialog>
      )}
      {controller.open.value === "trade" && (
        <Dialog title="Trade" onClose={close}>
          <div class="signal-list" onClick={(event) => nearest(event, "[data-option]") && close()}>
            {trades.map((offer) => (
              <OptionButton key={offer.option.id} offer={offer} texts={controller.texts.value} />
            ))}
            {trades.length === 0 && <p class="label">Nobody stands near enough.</p>}
          </div>
        </Dialog>
      )}
    </div>
  );
}
