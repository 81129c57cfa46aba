/** What may be done at any time: signals to the others, and trades with those who stand near. */

import { nearest } from "../../ui/elements";
import type { JSX } from "preact";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { OptionButton } from "../../ui/table/Options";
import { useController } from "./context";
import { HintButton } from "./Hint";
import { offersOf } from "./offers";

interface OpenerProps {
  readonly sheet: "signal" | "trade";
  readonly icon: string;
  readonly shortcut: string;
}

function Opener({ sheet, icon, shortcut }: OpenerProps): JSX.Element {
  const controller = useController();
  return (
    <button
      type="button"
      class="button small"
      aria-keyshortcuts={shortcut}
      onClick={() => (controller.open.value = sheet)}
    >
      <Icon name={icon} size={18} /> <span class="button-word">{controller.texts.value.say(`ui.${sheet}`)}</span>{" "}
      <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>
    </button>
  );
}

/** The signals that make sense here, where any may be given. */
export function signalsOf(controller: ReturnType<typeof useController>): readonly number[] {
  const may = controller.aside.value?.forms.some((one) => one.action === "signal") ?? false;
  return may ? controller.setting.value.signals : [];
}

export function AsideButtons(): JSX.Element | null {
  const controller = useController();
  const signals = signalsOf(controller);
  const say = (key: string): string => controller.texts.value.say(key);
  const trades = offersOf(controller.aside.value);
  const close = (): void => void (controller.open.value = "");
  if (controller.view.value.seat < 0) return null;
  return (
    <div class="aside-buttons">
      {signals.length > 0 && controller.setting.value.seats > 1 && <Opener sheet="signal" icon="talk" shortcut="y" />}
      {trades.length > 0 && <Opener sheet="trade" icon="refresh" shortcut="u" />}
      <HintButton />
      {controller.open.value === "signal" && (
        <Dialog title={say("ui.tell_others")} onClose={close}>
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
        <Dialog title={say("ui.trade")} onClose={close}>
          <div class="signal-list" onClick={(event) => nearest(event, "[data-option]") && close()}>
            {trades.map((offer) => (
              <OptionButton key={offer.option.id} offer={offer} texts={controller.texts.value} />
            ))}
            {trades.length === 0 && <p class="label">{say("ui.nobody_near")}</p>}
          </div>
        </Dialog>
      )}
    </div>
  );
}
