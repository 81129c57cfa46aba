/** Something to read: how a story goes on, or why an answer was the only one. */

import type { JSX } from "preact";
import type { Texts } from "../texts";
import type { Passage } from "../wire.gen";

/** What is a row of steps. */
const STEPS: readonly Passage["kind"][] = ["proof"];

interface Props {
  readonly passages: readonly Passage[];
  /** The words of the game, for what is said in the language of the page. */
  readonly texts?: Texts;
  /** Where titles stand among the page's headings. */
  readonly level?: "h2" | "h3";
}

export function Passages({ passages, texts, level: Title = "h3" }: Props): JSX.Element {
  return (
    <>
      {passages.map((passage, i) => {
        const title = passage.heading && texts ? texts.message(passage.heading) : passage.title;
        const said = texts ? passage.said.map((words) => texts.message(words)) : [];
        return (
          <section key={i} class={`passage ${passage.kind}`}>
            {title && <Title>{title}</Title>}
            <Lines lines={[...linesOf(passage.text), ...said]} list={STEPS.includes(passage.kind)} />
          </section>
        );
      })}
    </>
  );
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim());

function Lines({ lines, list = false }: { lines: readonly string[]; list?: boolean }): JSX.Element {
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
