/** Any game's table as text: who sits there, what is seen, what is asked with every answer as a button, and the log. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../announce";
import { useTable } from "../../ui/context";
import { PauseButton } from "../../ui/PauseButton";
import { EndingDialog } from "../../ui/table/EndingDialog";
import { PersonPlate } from "../../ui/table/People";
import { TextTable } from "../../ui/table/TextTable";
import type { View } from "../../view";
import type { GameTableProps } from "../game";
import { rowsOf } from "./seen";
import { say } from "../../words/shell";

export function AnyTable({ table, menu, after, chat, film = false }: GameTableProps): JSX.Element | null {
  const view = table.view.value;
  const texts = table.texts.value;
  const asked = view?.asks.find((ask) => !ask.standing);
  const question = asked ? texts.question(asked.kind, asked.situation) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question may be asked again
  useEffect(() => announce(question), [question, asked?.id]);
  if (!view) return null;
  const outcome = view.outcome ? texts.say(`outcome.${view.outcome.key}`) : "";
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
      <div class="any-main">
        <TextTable>
          <Seen view={view} />
        </TextTable>
        {chat && <section aria-label={say("talk")}>{chat}</section>}
      </div>
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

/** What the game shows, field by field, as it stands in the view. */
function Seen({ view }: { view: View }): JSX.Element {
  const texts = useTable().texts.value;
  return (
    <section class="any-seen" aria-label={say("any.table")}>
      <dl>
        {rowsOf(view, texts).map(([name, words]) => (
          <div key={name}>
            <dt class="label">{name}</dt>
            <dd class="figures">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
