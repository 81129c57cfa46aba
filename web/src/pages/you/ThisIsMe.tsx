/** Somebody opened a personal link: nothing happens until they press that it is they. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { me } from "../../store";
import { Icon } from "../../ui/icons";
import type { WaysBack } from "../../wire.gen";
import { say } from "../../words/shell";
import { useAttempts } from "../attempt";
import { Bring, useArrival } from "./arrival";

const LINK = "#link.";

/** The secret of a personal link, in what stands after an address or in a whole one. */
export function keyIn(words: string): string {
  const at = words.indexOf(LINK);
  return at < 0 ? "" : words.slice(at + LINK.length).trim();
}

export const personalAddress = (key: string): string => `/you${LINK}${key}`;

interface Props {
  readonly secret: string;
  readonly ways: WaysBack | null;
  readonly onDone: () => void;
}

export function ThisIsMe({ secret, ways, onDone }: Props): JSX.Element {
  const { attempt, press } = useAttempts();
  const [name, setName] = useState("");
  const [bring, setBring] = useState(true);
  const { arrive, left } = useArrival(onDone);
  useEffect(() => {
    void attempt(() => api.lookAtLink(secret).then((owner) => setName(owner.name)));
  }, [secret, attempt]);
  if (left) return left;
  const use = (): void => void press("this-is-me", async () => arrive(await api.comeByLink(secret, bring)));
  return (
    <section class="you-part" aria-labelledby="this-is-me">
      <h2 id="this-is-me">{name ? say("you.link_of", { name }) : say("you.link")}</h2>
      {name && (
        <>
          <p>{say("you.this_is_about", { name })}</p>
          {me.value.id && ways && <Bring ways={ways} bring={bring} onChange={setBring} />}
          <p class="dialog-actions">
            <button type="button" class="button quiet" onClick={onDone}>
              {say("you.not_me")}
            </button>
            <button type="button" class="button main" onClick={use}>
              <Icon name="person" size={20} /> {say("you.this_is_me")}
            </button>
          </p>
        </>
      )}
      {!name && (
        <button type="button" class="button small quiet" onClick={onDone}>
          {say("you.link_away")}
        </button>
      )}
    </section>
  );
}
