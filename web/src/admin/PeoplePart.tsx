/** The people: barred, let in again, removed. */

import type { JSX } from "preact";
import { useAttempts } from "../pages/attempt";
import type { AdminPerson } from "../wire.gen";
import type { AdminModel } from "./model";
import { Search, SureButton } from "./parts";
import { dateOf, say } from "./words";

export function PeoplePart({ model }: { model: AdminModel }): JSX.Element {
  const { people, total } = model.people.value;
  return (
    <section class="admin-part" aria-labelledby="admin-people">
      <h2 id="admin-people">{say("label.people")}</h2>
      <Search model={model} of="people" shown={people.length} total={total} />
      <ul class="admin-rows">
        {people.map((person) => (
          <PersonRow key={person.id} model={model} person={person} />
        ))}
      </ul>
    </section>
  );
}

function PersonRow({ model, person }: { model: AdminModel; person: AdminPerson }): JSX.Element {
  const { press } = useAttempts();
  const { id, name } = person;
  return (
    <li>
      <span class="admin-words">
        <strong>
          {name} {person.is_barred && <span class="admin-barred">{say("people.is_barred")}</span>}
        </strong>
        <span class="label">
          {say("people.tables", { tables: person.tables })} · {say("people.here", { here: person.connections })} ·{" "}
          {say("people.seen", { date: dateOf(person.seen) })} · <code>{id}</code>
        </span>
      </span>
      <span class="admin-buttons">
        {person.is_barred ? (
          <button
            type="button"
            class="button small"
            aria-label={say("people.unbar_who", { name })}
            onClick={() => void press(id, () => model.act(`/people/${id}/unbar`))}
          >
            {say("people.unbar")}
          </button>
        ) : (
          <SureButton
            words={say("people.bar")}
            name={say("people.bar_who", { name })}
            about={say("people.bar_about", { name })}
            onYes={() => model.act(`/people/${id}/bar`)}
          />
        )}
        <SureButton
          words={say("people.remove")}
          name={say("people.remove_who", { name })}
          about={say("people.remove_about", { name })}
          onYes={() => model.act(`/people/${id}/remove`)}
        />
      </span>
    </li>
  );
}
