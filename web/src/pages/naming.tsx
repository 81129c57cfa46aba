/** Whoever sits down with others is asked for a name, once: nobody is "Guest 4049" among friends. */

import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { introduce, me } from "../store";
import { myName } from "../settings";
import { Dialog } from "../ui/Dialog";
import { say } from "../words/shell";
import { wordsFor } from "./attempt";

/** A name, and what happens when it is given; Enter does. */
interface FormProps {
  readonly does: string;
  readonly onNamed: () => void;
  /** In a dialog: one can begin to write. */
  readonly focused?: boolean;
}

export function NameForm({ does, onNamed, focused = false }: FormProps): JSX.Element {
  const id = useId();
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState("");
  const give = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await introduce(name.trim());
    } catch (problem) {
      setTrouble(wordsFor(problem));
      return;
    }
    onNamed();
  };
  return (
    <form class="name-form" onSubmit={(event) => void give(event)}>
      <label class="label" for={id}>
        {say("me.name")}
      </label>
      <div class="link-box">
        <input
          id={id}
          class="field"
          value={name}
          required
          maxLength={40}
          autocomplete="nickname"
          autofocus={focused}
          aria-describedby={trouble ? `${id}-trouble` : undefined}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button main">
          {does}
        </button>
      </div>
      {trouble && (
        <p id={`${id}-trouble`} class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}

interface Naming {
  /** Do this as somebody with a name: at once, or when one has been given. */
  readonly named: (then: () => void) => void;
  readonly dialog: JSX.Element | null;
}

/** `does` is what the button says that gives the name and goes on. */
export function useNaming(does: string): Naming {
  const [then, setThen] = useState<{ readonly go: () => void } | null>(null);
  const named = (go: () => void): void => {
    // A browser that has lost who it was still remembers the name.
    if (me.value.named || (!me.value.id && myName.value)) go();
    else setThen({ go });
  };
  const goOn = (): void => {
    setThen(null);
    then?.go();
  };
  const dialog = then && (
    <Dialog title={say("me.ask")} onClose={() => setThen(null)}>
      <p>{say("me.ask_about")}</p>
      <NameForm does={does} onNamed={goOn} focused />
    </Dialog>
  );
  return { named, dialog };
}
