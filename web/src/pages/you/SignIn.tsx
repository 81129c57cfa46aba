/** For those who are known here from another device: by a passkey, or by their personal link. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api, Trouble } from "../../api";
import { signWithPasskey, whyNoPasskeys } from "../../passkeys";
import { me } from "../../store";
import { Icon } from "../../ui/icons";
import type { WaysBack } from "../../wire.gen";
import { say } from "../../words/shell";
import { useAttempts } from "../attempt";
import { Bring, useArrival } from "./arrival";
import { keyIn } from "./ThisIsMe";

interface Props {
  /** Of whoever sits here now; nothing where nobody does. */
  readonly ways: WaysBack | null;
  readonly onLink: (key: string) => void;
}

export function SignIn({ ways, onLink }: Props): JSX.Element {
  const { press } = useAttempts();
  const [bring, setBring] = useState(true);
  const { arrive, left } = useArrival(() => undefined);
  const why = whyNoPasskeys();
  if (left) return left;
  const sign = (): void =>
    void press("sign-in", async () => {
      const credential = await signWithPasskey((await api.askForPasskey()).options);
      if (!credential) throw new Trouble(say("passkey.nothing"), 0, "passkey");
      await arrive(await api.comeByPasskey(credential, bring));
    });
  return (
    <section class="you-part" aria-labelledby="you-sign-in">
      <h2 id="you-sign-in">{say(me.value.id ? "you.sign_in_else" : "you.sign_in")}</h2>
      <p>{say(why ? "you.sign_in_link" : "you.sign_in_about")}</p>
      {why ? (
        <p class="label">{say(`passkeys.not_${why}`)}</p>
      ) : (
        <>
          {ways && <Bring ways={ways} bring={bring} onChange={setBring} />}
          <p>
            <button type="button" class="button" onClick={sign}>
              <Icon name="key" size={20} /> {say("passkey.sign_in")}
            </button>
          </p>
        </>
      )}
      <PasteLink onLink={onLink} />
    </section>
  );
}

function PasteLink({ onLink }: Pick<Props, "onLink">): JSX.Element {
  const [words, setWords] = useState("");
  const [wrong, setWrong] = useState(false);
  const open = (event: Event): void => {
    event.preventDefault();
    const key = keyIn(words);
    setWrong(!key);
    if (key) onLink(key);
  };
  return (
    <>
      <form class="link-box" onSubmit={open}>
        <input
          class="field"
          value={words}
          aria-label={say("you.link_here")}
          placeholder={say("you.link_here")}
          autocomplete="off"
          aria-invalid={wrong}
          aria-describedby={wrong ? "you-wrong-link" : undefined}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say("you.link_open")}
        </button>
      </form>
      {wrong && (
        <p id="you-wrong-link" role="alert">
          {say("you.link_wrong")}
        </p>
      )}
    </>
  );
}
