/** Asks once more before something is done that would come to nothing. */

import type { JSX } from "preact";
import type { TableModel } from "../../table";
import { say } from "../../words/shell";
import { Dialog } from "../Dialog";

export function DoubtDialog({ table }: { table: TableModel }): JSX.Element | null {
  const doubt = table.doubt.value;
  // What was asked meanwhile is another question.
  if (!doubt || !table.view.value?.asks.some((ask) => ask.id === doubt.ask)) return null;
  const close = (): void => {
    table.doubt.value = null;
  };
  return (
    <Dialog title={say("doubt")} onClose={close} class="doubt">
      <p>{table.texts.value.refusal(doubt.why)}</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={() => table.insist()}>
          {say("doubt.insist")}
        </button>
        <button type="button" class="button main" onClick={close}>
          {say("doubt.leave")}
        </button>
      </div>
    </Dialog>
  );
}
