/** After a game: what it was among all that I have finished, and the way to the rest. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { announce } from "../../announce";
import { recordsAddress } from "../../router";
import type { TableStore } from "../../store";
import { Icon } from "../../ui/icons";
import type { AfterGame } from "../../wire.gen";
import { say } from "../../words/shell";

export function AfterRecord({ store }: { store: TableStore }): JSX.Element | null {
  const [found, setFound] = useState<AfterGame | null>(null);
  const isOver = store.info.value?.stage === "over";
  useEffect(() => {
    if (isOver) void api.afterGame(store.id).then(setFound, () => undefined);
  }, [isOver, store.id]);
  if (!found || found.says.length === 0) return null;
  return (
    <>
      <p class="after-record" role="status">
        {found.says.join(" ")} <a href={recordsAddress()}>{say("records.yours")}</a>
        {found.people.length > 0 && (
          <>
            {" "}
            <a href={recordsAddress(found.people)}>{say("records.ours")}</a>
          </>
        )}
      </p>
      {found.day && <ShareDay store={store} day={found.day} streak={found.streak} />}
    </>
  );
}

/** The game of a day as one line for friends, which gives nothing of it away. */
function ShareDay({ store, day, streak }: { store: TableStore; day: string; streak: number }): JSX.Element | null {
  const [copied, setCopied] = useState(false);
  const model = store.model.value;
  const share = model?.passages.value.find(({ kind }) => kind === "share")?.said[0];
  if (!model || !share) return null;
  const texts = model.texts.value;
  const line = say("share.day", { game: texts.say("game"), day, line: texts.message(share), streak });
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(line);
    setCopied(true);
    announce(say("share.was_copied"));
  };
  return (
    <p class="share-day">
      <output>{line}</output>
      <button
        type="button"
        class="button small"
        onClick={() => void copy().catch(() => announce(say("share.by_hand")))}
      >
        <Icon name={copied ? "check" : "copy"} size={18} /> {say(copied ? "link.copied" : "share.copy")}
      </button>
    </p>
  );
}
