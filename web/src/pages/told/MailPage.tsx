/** Where the links in mails lead: to confirm an address, and to get no more mails. Each asks for one press, since mail
 * programs open links by themselves. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { setTitle } from "../../title";
import { Header } from "../../ui/Header";
import { say, titleOf } from "../../words/shell";
import { wordsFor } from "../attempt";

export function MailPage({ what }: { what: "confirm" | "stop" }): JSX.Element {
  const [words, setWords] = useState("");
  const [done, setDone] = useState(false);
  useEffect(() => setTitle(titleOf(say(`mail.${what}`))), [what]);
  const go = async (): Promise<void> => {
    const wanted = { key: location.hash.slice(1) };
    try {
      const { address } = await (what === "confirm" ? api.confirmMail(wanted) : api.stopMail(wanted));
      setWords(say(`mail.${what}_done`, { address }));
      setDone(true);
    } catch (trouble) {
      setWords(wordsFor(trouble));
    }
  };
  return (
    <div class="page">
      <Header />
      <main id="main" class="mail-page">
        <h1>{say(`mail.${what}`)}</h1>
        {!done && <p>{say(`mail.${what}_about`)}</p>}
        <p role="status">{words}</p>
        {!done && (
          <button type="button" class="button main" onClick={() => void go()}>
            {say(`mail.${what}_do`)}
          </button>
        )}
      </main>
    </div>
  );
}
