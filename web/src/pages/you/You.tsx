/** Who you are here: name, language, and the ways to be that on another device too. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { shut } from "../../entrance";
import { introduce, me } from "../../store";
import { recordsAddress } from "../../router";
import { Header } from "../../ui/Header";
import { Icon } from "../../ui/icons";
import { LanguageField } from "../../ui/LanguageField";
import type { WaysBack } from "../../wire.gen";
import { say, titleOf } from "../../words/shell";
import { AttemptsProvider, TroubleLine, useNewAttempts } from "../attempt";
import { ForgetMe } from "../ForgetMe";
import { LostYou } from "../LostYou";
import { NameField } from "../NameField";
import { Elsewhere } from "./Elsewhere";
import { Passkeys } from "./Passkeys";
import { PersonalLink } from "./PersonalLink";
import { SignIn } from "./SignIn";
import { keyIn, ThisIsMe } from "./ThisIsMe";

export function YouPage(): JSX.Element {
  const attempts = useNewAttempts();
  const [known, setKnown] = useState(false);
  const [ways, setWays] = useState<WaysBack | null>(null);
  const [key, setKey] = useState(keyIn(location.hash));
  useEffect(() => {
    document.title = titleOf(say("you"));
    const follow = (): void => setKey(keyIn(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const { id } = me.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who somebody is decides what they have
  useEffect(() => {
    void attempts.attempt(async () => {
      // Whoever stands outside of a server that asks something of newcomers is nobody yet, and may come back here.
      const found = await introduce().catch((trouble: unknown) => {
        if (!shut.value) throw trouble;
        return me.value;
      });
      setKnown(true);
      setWays(found.id ? await api.waysBack() : null);
    });
  }, [id, attempts]);
  const use = (found: string): void => {
    history.replaceState(null, "", found ? `/you#link.${found}` : "/you");
    setKey(found);
  };
  return (
    <AttemptsProvider value={attempts}>
      <div class="page">
        <Header />
        <main id="main" class="page-main you">
          <h1>{say("you")}</h1>
          <TroubleLine />
          {key ? (
            <ThisIsMe secret={key} ways={ways} onDone={() => use("")} />
          ) : (
            <>
              <LostYou />
              {known && !id && <p>{say("you.nobody")}</p>}
              {known && id && ways && (
                <>
                  <section class="you-part" aria-labelledby="you-name">
                    <h2 id="you-name">{say("you.name")}</h2>
                    <NameField />
                    <LanguageField />
                  </section>
                  <p>
                    <a class="button" href={recordsAddress()}>
                      <Icon name="star" size={20} /> {say("records.yours")}
                    </a>
                  </p>
                  <PersonalLink ways={ways} onChange={setWays} />
                  <Passkeys ways={ways} onChange={setWays} />
                  <Elsewhere ways={ways} onChange={setWays} />
                </>
              )}
              {known && <SignIn ways={id ? ways : null} onLink={use} />}
              <ForgetMe onDone={() => setWays(null)} />
            </>
          )}
        </main>
      </div>
    </AttemptsProvider>
  );
}
