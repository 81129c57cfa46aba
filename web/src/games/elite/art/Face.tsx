/** A hero's head and shoulders; the initial of one whom nobody has drawn, or nothing in the lobby. */

import type { JSX } from "preact";
import { lettered } from "../../../settings";
import { isDrawn, linesOf } from "./Symbols";

interface Props {
  readonly id: string;
  readonly hero: number;
  readonly initial: string;
}

export function Face({ id, hero, initial }: Props): JSX.Element {
  if (lettered.value || !isDrawn(`face-${id}`))
    return (
      <span class="hero-initial" aria-hidden="true">
        {initial}
      </span>
    );
  return (
    <svg class={`face drawn hero-figure elite-hero elite-${id} hero-${hero}`} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#elite-face-${id}`} width="64" height="64" />
    </svg>
  );
}

/** A hero of the box as the lobby shows them, where none of a table's drawings lie. */
export function Portrait({ word, nth }: { word: string; nth: number }): JSX.Element | null {
  const id = `face-${word}`;
  if (!isDrawn(id)) return null;
  return (
    <svg
      class={`drawn elite-hero elite-${word}`}
      style={{ "--hero": `var(--hero-${nth})` }}
      viewBox="0 0 64 64"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lines of a file of ours, built in; nobody sends them
      dangerouslySetInnerHTML={{ __html: linesOf(id) }}
    />
  );
}
