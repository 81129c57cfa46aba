/** The page of whoever runs the server: behind its key, and nothing on it that a game hides. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AttemptsProvider, TroubleLine, useNewAttempts } from "../pages/attempt";
import { Header } from "../ui/Header";
import { titleOf } from "../words/shell";
import { AdminModel } from "./model";
import { InvitationPart } from "./InvitationPart";
import { LimitsPart } from "./LimitsPart";
import { OverviewPart } from "./OverviewPart";
import { PeoplePart } from "./PeoplePart";
import { TablesPart } from "./TablesPart";
import { say, words } from "./words";
import "./admin.css";

const EVERY_MS = 5000;

export function Admin(): JSX.Element | null {
  const [model] = useState(() => new AdminModel());
  const [ready, setReady] = useState(false);
  const attempts = useNewAttempts();
  useEffect(() => {
    void words.ready.then(() => {
      document.title = titleOf(say("title"));
      setReady(true);
    });
    void attempts.attempt(() => model.look());
    const isWatched = (): boolean => document.visibilityState === "visible" && model.overview.value !== null;
    const timer = setInterval(() => isWatched() && void attempts.attempt(() => model.look()), EVERY_MS);
    return () => clearInterval(timer);
  }, [model, attempts]);
  if (!ready) return null;
  return (
    <AttemptsProvider value={attempts}>
      <div class="page admin">
        <Header />
        <main id="main" class="admin-main">
          <h1>{say("title")}</h1>
          <TroubleLine />
          {model.overview.value ? (
            <>
              <OverviewPart overview={model.overview.value} />
              <TablesPart model={model} />
              <PeoplePart model={model} />
              <InvitationPart model={model} />
              <LimitsPart model={model} limits={model.overview.value.limits} />
              <p>
                <button type="button" class="button quiet" onClick={() => model.leave()}>
                  {say("leave")}
                </button>
              </p>
            </>
          ) : (
            <KeyField model={model} />
          )}
        </main>
      </div>
    </AttemptsProvider>
  );
}

function KeyField({ model }: { model: AdminModel }): JSX.Element {
  const [key, setKey] = useState("");
  return (
    <form
      class="admin-part admin-key"
      onSubmit={(event) => {
        event.preventDefault();
        void model.enter(key);
      }}
    >
      <p role="status">{model.closed.value}</p>
      {model.mayTry.value && (
        <>
          <p class="label">{say("ask")}</p>
          <label>
            <span class="label">{say("key")}</span>
            <input
              class="field"
              type="password"
              required
              autocomplete="off"
              value={key}
              onInput={(event) => setKey(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button main">
            {say("open")}
          </button>
        </>
      )}
    </form>
  );
}
