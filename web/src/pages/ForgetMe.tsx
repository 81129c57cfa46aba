/** To be forgotten by this server: asked first, and said what goes and what stays. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { notify } from "../notices";
import { myName } from "../settings";
import { me } from "../store";
import { Dialog } from "../ui/Dialog";
import { wordsFor } from "./attempt";

export function ForgetMe({ onDone }: { onDone: () => void }): JSX.Element | null {
  const [asking, setAsking] = useState(false);
  if (!me.value.id) return null;
  const forget = async (): Promise<void> => {
    setAsking(false);
    try {
      const gone = await api.forgetMe();
      me.value = { id: "", name: "" };
      myName.value = "";
      const stays = gone.stays ? ` In ${gone.stays} the moves stay for those you played with.` : "";
      notify(`You are forgotten here. Tables removed: ${gone.tables}.${stays}`);
      onDone();
    } catch (trouble) {
      notify(wordsFor(trouble));
    }
  };
  return (
    <p class="forget-me">
      <button type="button" class="button small quiet" onClick={() => setAsking(true)}>
        Forget me
      </button>
      {asking && (
        <Dialog title="Forget me" onClose={() => setAsking(false)}>
          <p>
            This server will not know you any more. Your name, your notes and what you said are removed, and so are
            tables and campaigns that nobody else has. In games that others played with you, the moves and the name you
            had there stay. This cannot be taken back.
          </p>
          <p class="dialog-actions">
            <button type="button" class="button main" onClick={() => setAsking(false)}>
              Keep me
            </button>
            <button type="button" class="button" onClick={() => void forget()}>
              Forget me now
            </button>
          </p>
        </Dialog>
      )}
    </p>
  );
}
