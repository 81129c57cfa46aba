/** The log: what happened, one line each, newest at the bottom and in sight. */

import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine } from "../../table";

interface Props {
  readonly lines: readonly LogLine[];
  readonly say: (line: LogLine) => ComponentChildren;
  readonly kind?: (line: LogLine) => string;
  readonly label?: string;
}

const NEAR_END = 60;
const SHOWN = 250;

export function Log({ lines, say, kind, label = "Log" }: Props): JSX.Element {
  const box = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (atEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <ol
      ref={box}
      class="log"
      aria-label={label}
      tabIndex={0}
      onScroll={(event) => {
        const list = event.currentTarget;
        atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END;
      }}
    >
      {lines.slice(-SHOWN).map((line) => (
        <li key={line.key} class={`log-line fresh ${kind?.(line) ?? ""}`}>
          {say(line)}
        </li>
      ))}
    </ol>
  );
}
