/** Something to read: how a story goes on, or why an answer was the only one. */

import type { JSX } from "preact";
import type { Passage } from "../wire.gen";
import { say } from "../words/shell";

/** What explains itself at length is folded up until somebody wants it. */
const FOLDED: readonly Passage["kind"][] = ["proof"];

interface Props {
  readonly passages: readonly Passage[];
  /** Where titles stand among the page's headings. */
  readonly level?: "h2" | "h3";
}

export function Passages({ passages, level: Title = "h3" }: Props): JSX.Element {
  return (
    <>
      {passages.map((passage, i) =>
        FOLDED.includes(passage.kind) ? (
          <details key={i} class={`passage ${passage.kind}`}>
            <summary>{passage.title || say("more")}</summary>
            <Lines text={passage.text} list />
          </details>
        ) : (
          <section key={i} class={`passage ${passage.kind}`}>
            {passage.title && <Title>{passage.title}</Title>}
            <Lines text={passage.text} />
          </section>
        ),
      )}
    </>
  );
}

function Lines({ text, list = false }: { text: string; list?: boolean }): JSX.Element {
  const lines = text.split("\n").filter((line) => line.trim());
  if (list)
    return (
      <ol>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    );
  return (
    <>
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </>
  );
}
