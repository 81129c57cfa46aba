/** Pencilling something onto a window of the console. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../ui/Dialog";
import { useController } from "./context";
import { pencil, pencilled, pencilName } from "./pencil";
import type { Pane } from "./types";

const LONGEST = 4;

export function PencilDialog(): JSX.Element | null {
  const controller = useController();
  const pane = controller.pencilling.value;
  return pane && <Pencilling key={pane.window} pane={pane} />;
}

function Pencilling({ pane }: { pane: Pane }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const [words, setWords] = useState(pencilled(controller.table, pane));
  const close = (): void => {
    controller.pencilling.value = null;
  };
  const write = (what: string): void => {
    pencil(controller.table, pane, what);
    close();
  };
  const { mission, console: shown } = controller.view.value;
  const closed = mission.rows.flatMap(({ panes }) => panes).filter((one) => shown.windows[one.window] === null);
  const after = closed[(closed.findIndex((one) => one.window === pane.window) + 1) % closed.length];
  /** Signs are small on a phone: from one of them all others are reached. */
  const goOn = (): void => {
    pencil(controller.table, pane, words);
    controller.pencilling.value = after ?? null;
  };
  return (
    <Dialog title={texts.say("pencil.title", { sign: pencilName(texts, pane) })} onClose={close} class="pencil-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          write(words);
        }}
      >
        <label class="label" for="pencil">
          {texts.say("pencil.about")}
        </label>
        <input
          id="pencil"
          class="field guess"
          autofocus
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={LONGEST}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <div class="dialog-actions">
          <button type="button" class="button quiet" onClick={() => write("")}>
            {texts.say("pencil.rub_out")}
          </button>
          <button type="button" class="button" onClick={goOn}>
            {texts.say("pencil.next")}
          </button>
          <button type="submit" class="button main">
            {texts.say("pencil.write")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
