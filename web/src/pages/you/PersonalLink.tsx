/** The link that is you on another device: shown once, and worth nothing when there is a new one. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../api";
import { Icon } from "../../ui/icons";
import { LinkBox } from "../../ui/LinkBox";
import type { WaysBack } from "../../wire.gen";
import { say } from "../../words/shell";
import { useAttempts } from "../attempt";
import { personalAddress } from "./ThisIsMe";

interface Props {
  readonly ways: WaysBack;
  readonly onChange: (ways: WaysBack) => void;
}

export function PersonalLink({ ways, onChange }: Props): JSX.Element {
  const { press } = useAttempts();
  const [key, setKey] = useState("");
  const make = (): void =>
    void press("personal-link", async () => {
      setKey((await api.personalLink()).key);
      onChange({ ...ways, has_link: true });
    });
  return (
    <section class="you-part" aria-labelledby="you-link">
      <h2 id="you-link">{say("you.link")}</h2>
      <p>{say("you.link_about")}</p>
      {key ? (
        <>
          <p class="warning" role="status">
            <Icon name="key" size={20} /> {say("you.link_once")}
          </p>
          <LinkBox key={key} path={personalAddress(key)} name={say("you.link")} />
        </>
      ) : (
        ways.has_link && <p class="label">{say("you.link_made")}</p>
      )}
      <p>
        <button type="button" class={`button ${ways.has_link ? "small quiet" : "main"}`} onClick={make}>
          <Icon name={ways.has_link ? "refresh" : "link"} size={20} />{" "}
          {say(ways.has_link ? "you.link_renew" : "you.link_make")}
        </button>
      </p>
    </section>
  );
}
