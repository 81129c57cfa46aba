/** Hints that were written for this game: asked for one at a time, for everybody at the table. */

import type { JSX } from "preact";
import { say } from "../../words/shell";
import { useTable } from "../context";

interface Props {
  /** The language that they are written in. */
  readonly lang?: string;
}

export function WrittenHints({ lang }: Props): JSX.Element | null {
  const table = useTable();
  const { open, written } = table.hints.value;
  if (written === 0) return null;
  const left = written - open.length;
  const may = table.seat.value >= 0 && !table.view.value?.outcome && left > 0;
  return (
    <section class="written-hints" aria-label={say("hints")}>
      <ol lang={lang}>
        {open.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
      {may && (
        <button type="button" class="button small" onClick={() => void table.sender.openHint?.()}>
          {say("hints.next", { open: open.length })}
        </button>
      )}
      {table.seat.value >= 0 && !table.view.value?.outcome && <p class="label">{say("hints.about", { left })}</p>}
    </section>
  );
}
