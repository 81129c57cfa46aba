/** The link for friends, and one's own name. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { tableAddress } from "../../router";
import type { TableStore } from "../../store";
import { LinkBox } from "../../ui/LinkBox";
import { NameField } from "../NameField";

interface Props {
  readonly store: TableStore;
  readonly linkKey: string;
  readonly seated: boolean;
}

export function Invite({ store, linkKey, seated }: Props): JSX.Element {
  const [made, setMade] = useState(linkKey.startsWith("seat.") ? "" : linkKey);
  useEffect(() => {
    if (!made && seated)
      void api.link(store.id).then(
        (link) => setMade(link.key),
        () => undefined,
      );
  }, [made, seated]);
  return (
    <>
      <LinkBox
        address={`${location.origin}${tableAddress(store.id)}${made ? `#${made}` : ""}`}
        name="Link to this table"
      />
      <div class="lobby-me">
        <span class="label">No account, no password: whoever has the link may sit down.</span>
        <NameField />
      </div>
    </>
  );
}
