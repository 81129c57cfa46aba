/** Where announcements are read out. */

import type { JSX } from "preact";
import { announced } from "../announce";
import { captions } from "../settings";
import { say } from "../words/shell";

export function LiveRegion(): JSX.Element {
  return (
    <div
      class={captions.value ? "captions" : "hidden-but-read"}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={say("announcements")}
    >
      {announced.value.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}
