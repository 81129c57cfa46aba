/** Somebody's passkeys: which there are and when they were used last, one more, one less. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../../announce";
import { api, Trouble } from "../../api";
import { makePasskey, whyNoPasskeys } from "../../passkeys";
import { Icon } from "../../ui/icons";
import type { PasskeyInfo, WaysBack } from "../../wire.gen";
import { dayOf, say } from "../../words/shell";
import { useAttempts } from "../attempt";

interface Props {
  readonly ways: WaysBack;
  readonly onChange: (ways: WaysBack) => void;
}

export function Passkeys({ ways, onChange }: Props): JSX.Element {
  const { press } = useAttempts();
  const usual = say("passkey.usual_name", { number: ways.passkeys.length + 1 });
  const [name, setName] = useState<string | null>(null);
  const why = whyNoPasskeys();
  const add = (event: Event): void => {
    event.preventDefault();
    void press("passkey", async () => {
      const credential = await makePasskey((await api.passkeyOptions()).options);
      if (!credential) throw new Trouble(say("passkey.nothing"), 0, "passkey");
      onChange(await api.addPasskey({ name: name?.trim() || usual, credential }));
      setName(null);
      announce(say("passkey.added"));
    });
  };
  const remove = (id: string): void =>
    void press("passkey", async () => {
      onChange(await api.removePasskey(id));
      announce(say("passkey.removed"));
    });
  return (
    <section class="you-part" aria-labelledby="you-passkeys">
      <h2 id="you-passkeys">{say("passkeys")}</h2>
      <p>{say("passkeys.about")}</p>
      {ways.passkeys.length > 0 && (
        <ul class="passkeys">
          {ways.passkeys.map((one) => (
            <li key={one.id} class="list-row">
              <span class="list-words">
                <strong>{one.name}</strong>
                <span class="label">{whenOf(one)}</span>
              </span>
              <button
                type="button"
                class="button small quiet"
                aria-label={say("passkey.remove_what", { name: one.name })}
                onClick={() => remove(one.id)}
              >
                {say("passkey.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {why ? (
        <p class="label">{say(`passkeys.not_${why}`)}</p>
      ) : (
        <form class="link-box" onSubmit={add}>
          <input
            class="field"
            value={name ?? usual}
            maxLength={40}
            aria-label={say("passkey.name")}
            autocomplete="off"
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            <Icon name="key" size={20} /> {say("passkey.add")}
          </button>
        </form>
      )}
    </section>
  );
}

function whenOf({ made, used }: PasskeyInfo): string {
  return used
    ? say("passkey.made_used", { made: dayOf(made), used: dayOf(used) })
    : say("passkey.made", { made: dayOf(made) });
}
