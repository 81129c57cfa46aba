/** Where notices are shown; the live region reads them out. */

import type { JSX } from "preact";
import { dismiss, notices } from "../notices";
import { Icon } from "./icons";
import { say } from "../words/shell";

export function Notices(): JSX.Element {
  return (
    <div class="notices">
      {notices.value.map(({ id, words }) => (
        <p key={id} class="notice">
          <span>{words}</span>
          <button type="button" class="button quiet icon" aria-label={say("close")} onClick={() => dismiss(id)}>
            <Icon name="close" size={18} />
          </button>
        </p>
      ))}
    </div>
  );
}
