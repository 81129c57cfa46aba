/** The log: what happened, one line each, newest at the bottom and in sight. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine } from "../../table";
import type { GameEvent } from "../../view";
import { shell } from "../../words/shell";

interface Props<E extends GameEvent> {
  readonly lines: readonly LogLine<E>[];
  readonly say: (line: LogLine<E>) => ComponentChildren;
  readonly kind?: (line: LogLine<E>) => string;
  readonly label?: string;
}

const NEAR_END = 60;
const SHOWN = 250;

export function Log<E extends GameEvent>({ lines, say, kind, label = shell.say("log") }: Props<E>): JSX.Element {
  const box = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new scrolls into sight
  useLayoutEffect(() => {
    if (atEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  // A sheet opens after what lies on it is there: only then is there anything to scroll.
  useEffect(() => {
    const list = box.current!;
    const sized = new ResizeObserver(() => {
      if (atEnd.current) list.scrollTop = list.scrollHeight;
    });
    sized.observe(list);
    return () => sized.disconnect();
  }, []);
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
