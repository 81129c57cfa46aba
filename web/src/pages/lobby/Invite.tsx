/** The link for friends, and one's own name. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../../announce";
import { api } from "../../api";
import { tableAddress } from "../../router";
import { me, type TableStore } from "../../store";
import { Icon } from "../../ui/icons";
import { LinkBox } from "../../ui/LinkBox";
import { useAttempts } from "../attempt";
import { NameField } from "../NameField";
import { NameForm } from "../naming";
import { say } from "../../words/shell";

interface Props {
  readonly store: TableStore;
  readonly linkKey: string;
  readonly seated: boolean;
  /** How often the host has made earlier links worthless. */
  readonly renewed: number;
}

export function Invite({ store, linkKey, seated, renewed }: Props): JSX.Element {
  const { attempt } = useAttempts();
  const [made, setMade] = useState({ key: linkKey.startsWith("seat.") ? "" : linkKey, of: 0 });
  const works = made.key !== "" && made.of >= renewed;
  const invites = seated || store.isHost.value;
  useEffect(() => {
    if (!works && invites)
      void api.link(store.id).then(
        (link) => setMade({ key: link.key, of: renewed }),
        () => undefined,
      );
  }, [works, invites, renewed, store.id]);
  const renew = (): Promise<boolean> =>
    attempt(async () => {
      const link = await api.link(store.id, { renew: true });
      setMade({ key: link.key, of: renewed + 1 });
      announce(say("link.renewed"));
    });
  return (
    <>
      <LinkBox path={`${tableAddress(store.id)}${works ? `#${made.key}` : ""}`} name={say("link.table")} />
      {store.isHost.value && (
        <div class="lobby-renew">
          <button type="button" class="button small quiet" onClick={() => void renew()}>
            <Icon name="refresh" size={18} /> {say("link.new")}
          </button>
          <span class="label">{say(renewed > 0 ? "link.earlier_dead" : "link.earlier_die")}</span>
        </div>
      )}
      <div class="lobby-me">
        <span class="label">{say("link.no_account")}</span>
        {me.value.named || !seated ? (
          <NameField />
        ) : (
          <NameForm does={say("me.give")} onNamed={() => announce(say("me.given"))} />
        )}
      </div>
    </>
  );
}
