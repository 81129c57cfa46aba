/** With whom somebody has finished games: one by one, and as groups at one table. */

import type { JSX } from "preact";
import { recordsAddress } from "../../router";
import type { PlayedWith, RecordPage } from "../../wire.gen";
import { rowOf, say } from "../../words/shell";

export function Together({ page }: { page: RecordPage }): JSX.Element | null {
  if (page.together) return <Against one={page.together} />;
  if (page.people.length === 0) return null;
  return (
    <div class="record-people">
      <People id="record-people" title={say("records.people")} rows={page.people} />
      {page.groups.length > 0 && <People id="record-groups" title={say("records.groups")} rows={page.groups} />}
    </div>
  );
}

/** Who won how much of what was played together. */
function Against({ one }: { one: PlayedWith }): JSX.Element {
  return (
    <section class="record-game" aria-labelledby="record-against">
      <h2 id="record-against">{say("records.between")}</h2>
      <p>{wonBy(one)}</p>
    </section>
  );
}

/** Where all win or lose together, that is said once. */
function wonBy({ games, mine, names, theirs, together }: PlayedWith): string {
  if (mine === together && theirs === together) return say("records.won_together", { games, together });
  return say("records.won_by", { games, mine, names: rowOf(names), theirs });
}

function People({ id, title, rows }: { id: string; title: string; rows: readonly PlayedWith[] }): JSX.Element {
  return (
    <section class="list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {rows.map((one) => {
          const names = rowOf(one.names);
          return (
            <li key={one.people.join()} class="list-row">
              <span class="list-words">
                <strong translate={false}>{names}</strong>
                <span class="label">{wonBy(one)}</span>
              </span>
              <a
                class="button small"
                href={recordsAddress(one.people)}
                aria-label={say("list.do", { does: say("records.look"), what: names })}
              >
                {say("records.look")}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
