/** How I am told that it is my turn, beyond the page: by this browser, by mail, in the host's channel. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { me } from "../../store";
import type { TurnsTold } from "../../wire.gen";
import { say } from "../../words/shell";
import { wordsFor } from "../attempt";
import { hindrance, pushedNow, subscribe } from "./push";

type Attempt = (what: () => Promise<TurnsTold | null>) => Promise<void>;

interface PartProps {
  readonly told: TurnsTold;
  readonly attempt: Attempt;
}

export function ToldPanel(): JSX.Element | null {
  const [told, setTold] = useState<TurnsTold | null>(null);
  const [problem, setProblem] = useState("");
  const id = me.value.id;
  const attempt: Attempt = async (what) => {
    setProblem("");
    try {
      const changed = await what();
      if (changed) setTold(changed);
    } catch (trouble) {
      setProblem(wordsFor(trouble));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: who somebody is decides what they chose
  useEffect(() => {
    setTold(null);
    if (id) void attempt(() => api.told());
  }, [id]);
  if (!id || !told) return problem ? <p role="alert">{problem}</p> : null;
  return (
    <section class="list told" aria-labelledby="told">
      <h2 id="told">{say("told")}</h2>
      <p class="label">{say("told.about")}</p>
      <BrowserSwitch told={told} attempt={attempt} />
      <MailField told={told} attempt={attempt} />
      {told.channel_form && (
        <label class="check">
          <input
            type="checkbox"
            checked={told.channel}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              void attempt(() => api.tellChannel({ on }));
            }}
          />
          <span>{say("told.channel", { form: told.channel_form })}</span>
        </label>
      )}
      {problem && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function BrowserSwitch({ told, attempt }: PartProps): JSX.Element {
  const [mine, setMine] = useState("");
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<ReturnType<typeof hindrance> | "unreachable">(hindrance);
  useEffect(() => {
    void pushedNow().then((found) => setMine(found?.endpoint ?? ""));
  }, []);
  const on = mine !== "" && told.browsers.includes(mine);
  const turnOn = async (): Promise<TurnsTold | null> => {
    const made = await subscribe(told.push_key).catch(() => "unreachable" as const);
    setWhy(made === "unreachable" ? made : hindrance());
    if (!made || made === "unreachable") return null;
    const changed = await api.tellBrowser(made);
    setMine(made.endpoint);
    return changed;
  };
  const turnOff = async (): Promise<TurnsTold> => {
    const changed = await api.tellBrowser({ endpoint: mine, off: true });
    await (await pushedNow())?.unsubscribe();
    return changed;
  };
  const change = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    await attempt(wanted ? turnOn : turnOff);
    setBusy(false);
  };
  const can = why === "" || why === "unreachable" || on;
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={on}
          disabled={!can}
          aria-busy={busy}
          onChange={(event) => {
            const wanted = event.currentTarget.checked;
            event.currentTarget.checked = on;
            if (!busy) void change(wanted);
          }}
        />
        <span>{say("told.browser")}</span>
      </label>
      {why && !on && (
        <p class="label" role="status">
          {say(`told.browser_${why}`)}
        </p>
      )}
    </>
  );
}

function MailField({ told, attempt }: PartProps): JSX.Element {
  const [typed, setTyped] = useState("");
  if (told.mails !== "yes") return <p class="label">{say(`told.mails_${told.mails}`)}</p>;
  if (told.mail) {
    return (
      <p class="told-mail">
        <span>{say(told.confirmed ? "told.mail_on" : "told.mail_asked", { address: told.mail })}</span>
        <button
          type="button"
          class="button small quiet"
          onClick={() => void attempt(() => api.tellMail({ address: "" }))}
        >
          {say("told.mail_off")}
        </button>
      </p>
    );
  }
  return (
    <form
      class="told-mail"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => api.tellMail({ address: typed }));
      }}
    >
      <label class="label" for="told-mail">
        {say("told.mail")}
      </label>
      <input
        id="told-mail"
        class="field"
        type="email"
        required
        maxLength={254}
        autocomplete="email"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="button small">
        {say("told.mail_ask")}
      </button>
    </form>
  );
}
