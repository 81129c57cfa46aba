/** Everything that is drawn as a symbol: files that come with the table, laid into the page once; what shows one names it. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { lettered } from "../../../settings";
import { useController } from "../context";
import beasts from "./beasts.svg?url";
import creatures from "./creatures.svg?url";
import heroes from "./heroes.svg?url";
import tokens from "./tokens.svg?url";

const FILES = [creatures, beasts, heroes, tokens];

async function textOf(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.text();
}

/** What is drawn in these files. */
export const drawnIn = (art: string): ReadonlySet<string> =>
  new Set([...art.matchAll(/<symbol id="alone-([\w-]+)"/g)].map(([, id]) => id!));

/** Lays the symbols into the table; where they do not come, everything stands by its letters. */
export function Symbols(): JSX.Element {
  const { drawn } = useController();
  const [art, setArt] = useState("");
  useEffect(() => {
    let gone = false;
    const lay = (found: string): void => {
      if (gone) return;
      setArt(found);
      drawn.value = drawnIn(found);
    };
    Promise.all(FILES.map(textOf)).then(
      (found) => lay(found.join("")),
      () => lay(""),
    );
    return () => {
      gone = true;
    };
  }, [drawn]);
  return (
    <svg class="alone-art" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="alone-lamplight">
          <stop class="lamp-near" offset="0" />
          <stop class="lamp-mid" offset=".4" />
          <stop class="lamp-far" offset="1" />
        </radialGradient>
      </defs>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: these are files of ours, built in; nobody sends them */}
      <g dangerouslySetInnerHTML={{ __html: art }} />
    </svg>
  );
}

/** How something is shown: as it is drawn; as a letter, which is wished, or all there is; not yet, while drawings come. */
export function useDrawn(id: string): "drawn" | "lettered" | "coming" {
  const drawn = useController().drawn.value;
  if (lettered.value) return "lettered";
  if (drawn === null) return "coming";
  return drawn.has(id) ? "drawn" : "lettered";
}

interface DrawingProps {
  readonly id: string;
  /** A square of this side, its middle at 0 0. */
  readonly size: number;
}

/** A symbol within a drawing. */
export function Drawing({ id, size }: DrawingProps): JSX.Element {
  return <use href={`#alone-${id}`} x={-size / 2} y={-size / 2} width={size} height={size} />;
}

interface SignProps extends DrawingProps {
  readonly class?: string;
  /** What stands there where there is no drawing. */
  readonly children?: JSX.Element;
}

/** A symbol as a picture of its own. */
export function Sign({ id, size, class: classes = "", children }: SignProps): JSX.Element | null {
  const how = useDrawn(id);
  if (how === "lettered") return children ?? null;
  return (
    <svg class={`drawn ${classes}`} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      {how === "drawn" && <use href={`#alone-${id}`} width="64" height="64" />}
    </svg>
  );
}
