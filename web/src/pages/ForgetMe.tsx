/** To be forgotten by this server: asked first, and said what goes and what stays. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { notify } from "../notices";
import { beForgotten, me } from "../store";
import { Dialog } from "../ui/Dialog";
import { wordsFor } from "./attempt";
import { say } from "../words/shell";

export function ForgetMe({ onDone }: { onDone: () => void }): JSX.Element | null {
  const [asking, setAsking] = useState(false);
  if (!me.value.id) return null;
  const forget = async (): Promise<void> => {
    setAsking(false);
    try {
      const gone = await api.forgetMe();
      beForgotten();
      notify(say(gone.stays ? "forget.done_stays" : "forget.done", { tables: gone.tables, stays: gone.stays }));
      onDone();
    } catch (trouble) {
      notify(wordsFor(trouble));
    }
  };
  return (
    <p class="forget-me">
      <button type="button" class="button small quiet" onClick={() => setAsking(true)}>
        {say("forget")}
      </button>
      {asking && (
        <Dialog title={say("forget")} onClose={() => setAsking(false)}>
          <p>{say("forget.about")}</p>
          <p class="dialog-actions">
            <button type="button" class="button main" onClick={() => setAsking(false)}>
              {say("forget.no")}
            </button>
            <button type="button" class="button" onClick={() => void forget()}>
              {say("forget.yes")}
            </button>
          </p>
        </Dialog>
      )}
    </p>
  );
}
