/** The moment of winning or losing: it can be put aside to look at the table, and says what now. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../Dialog";
import { say } from "../../words/shell";

interface Props {
  readonly title: string;
  readonly class: string;
  readonly more?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function EndingDialog({ title, class: extra, more, children }: Props): JSX.Element | null {
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <Dialog title={title} class={`ending wide ${extra}`} onClose={() => setSeen(true)}>
      {children}
      <div class="dialog-actions">
        <button type="button" class="button quiet" onClick={() => setSeen(true)}>
          {say("after.look")}
        </button>
        {more}
      </div>
    </Dialog>
  );
}
