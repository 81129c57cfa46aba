/** A link to copy. */

import { listener } from "./elements";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../announce";
import { api } from "../api";
import { invitationTo } from "../invitation";
import { Icon } from "./icons";
import { say } from "../words/shell";

interface Props {
  /** What the link leads to here. */
  readonly path: string;
  readonly name?: string;
}

export function LinkBox({ path, name = say("link") }: Props): JSX.Element {
  const { link: address, onlyHere } = invitationTo(path);
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
    announce(say(onlyHere ? "link.was_copied_only_here" : "link.was_copied"));
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <>
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
      {onlyHere ? (
        <p class="warning" role="status">
          <Icon name="warn" size={20} /> {say("link.only_here")}
        </p>
      ) : (
        <LinkPicture link={address} />
      )}
    </>
  );
}

/** The link as a QR code, for a phone that looks at this screen. */
function LinkPicture({ link }: { link: string }): JSX.Element {
  const [picture, setPicture] = useState({ of: "", svg: "" });
  const show = (): void =>
    void api.qr(link).then(
      ({ svg }) => setPicture({ of: link, svg }),
      () => undefined,
    );
  if (picture.of === link)
    return (
      <img
        class="link-picture"
        src={`data:image/svg+xml,${encodeURIComponent(picture.svg)}`}
        alt={say("link.picture")}
      />
    );
  return (
    <button type="button" class="button small quiet" onClick={show}>
      <Icon name="link" size={18} /> {say("link.show_picture")}
    </button>
  );
}
