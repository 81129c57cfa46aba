/** A link to copy. */

import { listener } from "./elements";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../announce";
import { Icon } from "./icons";
import { say } from "../words/shell";

export function LinkBox({ address, name = say("link") }: { address: string; name?: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = async (event: MouseEvent): Promise<void> => {
    const field = listener(event).parentElement?.querySelector("input");
    field?.select();
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      document.execCommand("copy");
    }
    setCopied(true);
    announce(say("link.was_copied"));
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <div class="link-box">
      <input
        class="field"
        readOnly
        value={address}
        aria-label={name}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button main" onClick={(event) => void copy(event)}>
        <Icon name={copied ? "check" : "copy"} size={20} /> {say(copied ? "link.copied" : "link.copy")}
      </button>
    </div>
  );
}
