/** Private notes of one seat; nobody else sees them. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useTable } from "../context";
import { say } from "../../words/shell";

const WAIT_MS = 800;
const LONGEST = 3000;

export function Notes(): JSX.Element {
  const table = useTable();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = (): void => {
    clearTimeout(timer.current);
    if (timer.current !== undefined) table.sender.note?.(table.notes.value);
    timer.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left is sent when the table is left, and not before
  useEffect(() => send, []);
  return (
    <label class="notes">
      <span class="label">{say("notes.private")}</span>
      <textarea
        class="field paper-field"
        maxLength={LONGEST}
        aria-label={say("notes")}
        value={table.notes.value}
        onInput={(event) => {
          table.notes.value = event.currentTarget.value;
          table.sender.draft?.(event.currentTarget.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(send, WAIT_MS);
        }}
      />
    </label>
  );
}
