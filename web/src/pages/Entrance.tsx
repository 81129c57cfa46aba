/** The page for those who stand outside: a name, and what the host of this server asks of newcomers. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { broughtBy, secretIn, shut } from "../entrance";
import { address, go } from "../router";
import { myName } from "../settings";
import { introduce, me } from "../store";
import { Header } from "../ui/Header";
import type { HostInfo } from "../wire.gen";
import { AttemptsProvider, TroubleLine, useNewAttempts } from "./attempt";
import { Gone, Waiting } from "./Plain";
import { say, titleOf } from "../words/shell";

/** Where an invitation leads: in, if its owner is known here or everybody may come. */
export function InvitedPage(): JSX.Element {
  useEffect(() => {
    void introduce().then(
      () => go("/"),
      () => shut.value || go("/"),
    );
  }, []);
  return <Waiting words={say("entrance.title")} />;
}

export function EntrancePage(): JSX.Element {
  const attempts = useNewAttempts();
  const [host, setHost] = useState<HostInfo | null>(null);
  const [name, setName] = useState(myName.value);
  const [secret, setSecret] = useState("");
  const kind = shut.value;
  useEffect(() => {
    document.title = titleOf(say("entrance.title"));
    void api.host().then(setHost, () => undefined);
  }, []);
  if (kind === "barred") return <Gone words={say("entrance.barred")} />;
  const brought = broughtBy(address.value, location.hash);
  const hasLink = brought.invitation !== "" || (brought.key !== "" && host?.links_admit === true);
  const field = {
    class: "field",
    value: secret,
    maxLength: 200,
    required: !hasLink,
    onInput: (event: { readonly currentTarget: HTMLInputElement }): void => setSecret(event.currentTarget.value),
  };
  const comeIn = async (): Promise<void> => {
    const typed = kind === "password" ? { password: secret } : { invitation: secretIn(secret) };
    const found = await api.comeIn({ name: name.trim(), ...brought, ...(secret ? typed : {}) });
    me.value = found;
    myName.value = found.name;
    shut.value = "";
    if (brought.invitation) go("/");
  };
  return (
    <AttemptsProvider value={attempts}>
      <div class="page">
        <Header />
        <main id="main" class="entrance">
          <h1>{say("entrance.title")}</h1>
          <p>
            {say(
              hasLink ? "entrance.by_link" : kind === "password" ? "entrance.by_password" : "entrance.by_invitation",
            )}
          </p>
          <form
            class="entrance-form"
            onSubmit={(event) => {
              event.preventDefault();
              void attempts.press("in", comeIn);
            }}
          >
            <label>
              <span class="label">{say("me.name")}</span>
              <input
                class="field"
                value={name}
                maxLength={40}
                required
                autocomplete="nickname"
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
            {(!hasLink || attempts.trouble.value) && kind === "password" && (
              <label>
                <span class="label">{say("entrance.password")}</span>
                <input {...field} type="password" autocomplete="current-password" />
              </label>
            )}
            {(!hasLink || attempts.trouble.value) && kind === "invited" && (
              <label>
                <span class="label">{say("entrance.invitation")}</span>
                <input {...field} autocomplete="off" />
              </label>
            )}
            <TroubleLine />
            <button type="submit" class="button main">
              {say("entrance.come_in")}
            </button>
          </form>
          <p class="label">{say("entrance.once")}</p>
          <p>
            <a href="/you">{say("entrance.known")}</a>
          </p>
        </main>
      </div>
    </AttemptsProvider>
  );
}
