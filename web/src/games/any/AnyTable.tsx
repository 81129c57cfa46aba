/** Any game's table as text: who sits there, what is seen, what is asked with every answer as a button, and the log. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../announce";
import { useTable } from "../../ui/context";
import { PauseButton } from "../../ui/PauseButton";
import { EndingDialog } from "../../ui/table/EndingDialog";
import { Log } from "../../ui/table/Log";
import { GreyedButton, OptionButton } from "../../ui/table/Options";
import { PersonPlate } from "../../ui/table/People";
import type { Ask, View } from "../../view";
import type { GameTableProps } from "../game";
import { AskForm } from "./AskForm";
import { rowsOf } from "./seen";
import { say } from "../../words/shell";

export function AnyTable({ table, menu, after, chat, film = false }: GameTableProps): JSX.Element | null {
  const view = table.view.value;
  const texts = table.texts.value;
  const asked = view?.asks.find((ask) => !ask.standing);
  const question = asked ? texts.question(asked.kind) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question may be asked again
  useEffect(() => announce(question), [question, asked?.id]);
  if (!view) return null;
  const outcome = view.outcome ? texts.say(`outcome.${view.outcome.key}`) : "";
  const lines = table.log.value.filter((line) => texts.has(`event.${line.event.event}`));
  return (
    <div class="any-table">
      <header class="top-bar">
        <h1 class="top-title">{texts.has("game") ? texts.say("game") : table.game}</h1>
        <ul class="any-people" aria-label={say("any.people")}>
          {table.people.value.map((person) => (
            <PersonPlate
              key={person.seat}
              person={person}
              active={false}
              own={person.seat === view.seat}
              figure={null}
              detail={texts.has(`seat.${person.seat}`) ? texts.say(`seat.${person.seat}`) : ""}
            />
          ))}
        </ul>
        <div class="top-menu">
          {!film && <PauseButton />}
          {menu}
        </div>
      </header>
      <main class="any-main" id="main">
        <section class="any-asks" aria-label={say("any.asks")}>
          <p class="any-status display" role="status">
            {outcome || question || say("any.waiting")}
          </p>
          {view.asks.map((ask) => (
            <AskSection key={ask.id} ask={ask} />
          ))}
        </section>
        <Seen view={view} />
        <section class="any-log" aria-label={say("any.log")}>
          <Log lines={lines} say={(line) => texts.event(line.event)} />
        </section>
        {chat}
      </main>
      {!film && outcome && (
        <EndingDialog
          title={say("any.over")}
          class={view.outcome?.winners.includes(view.seat) ? "won" : ""}
          more={after}
        >
          <p>{outcome}</p>
        </EndingDialog>
      )}
    </div>
  );
}

/** One question: its answers, what has to be filled in, and what is not possible now. */
function AskSection({ ask }: { ask: Ask }): JSX.Element {
  const texts = useTable().texts.value;
  return (
    <section class="any-ask" aria-label={texts.question(ask.kind)}>
      {ask.standing && <h2 class="label">{texts.question(ask.kind)}</h2>}
      <div class="any-options">
        {ask.options.map((option) => (
          <OptionButton key={option.id} offer={{ ask, option }} texts={texts} />
        ))}
        {ask.greyed.map((greyed) => (
          <GreyedButton key={greyed.kind} greyed={greyed} name={texts.kind(greyed.kind)} texts={texts} />
        ))}
      </div>
      {ask.forms.map((form) => (
        <AskForm key={form.action} ask={ask} form={form} />
      ))}
    </section>
  );
}

/** What the game shows, field by field, as it stands in the view. */
function Seen({ view }: { view: View }): JSX.Element {
  return (
    <section class="any-seen" aria-label={say("any.table")}>
      <dl>
        {rowsOf(view, useTable().texts.value).map(([name, words]) => (
          <div key={name}>
            <dt class="label">{name}</dt>
            <dd class="figures">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
