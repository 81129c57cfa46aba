/** In a table's title: what is played, and below it what else the table was set for. */

import type { JSX } from "preact";

export function SetFor({ words }: { words: readonly string[] }): JSX.Element {
  const [mission, ...rest] = words;
  return (
    <>
      {mission && <span class="top-mission">{mission}</span>}
      {rest.length > 0 && <span class="top-set">{rest.join(" · ")}</span>}
    </>
  );
}
