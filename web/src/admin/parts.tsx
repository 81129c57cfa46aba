/** What several parts of the page share: a search, and a button that asks first. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useAttempts } from "../pages/attempt";
import { Dialog } from "../ui/Dialog";
import type { AdminModel } from "./model";
import { say } from "./words";

interface SureProps {
  /** What stands on the button. */
  readonly words: string;
  /** What it does, to whom: the name of the button and of the dialog. */
  readonly name: string;
  readonly about: string;
  readonly onYes: () => Promise<unknown>;
}

/** A button that does what cannot be taken back, after it has asked. */
export function SureButton({ words, name, about, onYes }: SureProps): JSX.Element {
  const { press } = useAttempts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class="button small danger" aria-label={name} onClick={() => setAsking(true)}>
        {words}
      </button>
      {asking && (
        <Dialog title={name} onClose={() => setAsking(false)}>
          <p>{about}</p>
          <p class="dialog-actions">
            <button type="button" class="button main" onClick={() => setAsking(false)}>
              {say("keep")}
            </button>
            <button
              type="button"
              class="button danger"
              onClick={() => {
                setAsking(false);
                void press(name, onYes);
              }}
            >
              {words}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

interface SearchProps {
  readonly model: AdminModel;
  readonly of: "tables" | "people";
  readonly shown: number;
  readonly total: number;
}

export function Search({ model, of, shown, total }: SearchProps): JSX.Element {
  const { attempt } = useAttempts();
  return (
    <div class="admin-search">
      <input
        class="field"
        type="search"
        aria-label={say(of === "tables" ? "search.tables" : "search.people")}
        placeholder={say("search")}
        value={model.wanted.value[of]}
        onInput={(event) => {
          model.wanted.value = { ...model.wanted.value, [of]: event.currentTarget.value };
          void attempt(() => model.look());
        }}
      />
      <span class="label" role="status">
        {total ? say("shown", { shown, total }) : say("none")}
      </span>
    </div>
  );
}
