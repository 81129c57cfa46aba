/** The tables from outside: who sits there, and since when. */

import type { JSX } from "preact";
import type { AdminTable } from "../wire.gen";
import { personName, rowOf, say as sayShell, shell } from "../words/shell";
import type { AdminModel } from "./model";
import { Search, SureButton } from "./parts";
import { dateOf, say } from "./words";

const gameName = (game: string): string => (shell.has(`game.${game}`) ? sayShell(`game.${game}`) : game);

function whoSits(table: AdminTable): string {
  const names = table.seats.filter((seat) => seat.name).map((seat) => personName(seat.name));
  return names.length ? rowOf(names) : say("tables.nobody");
}

export function TablesPart({ model }: { model: AdminModel }): JSX.Element {
  const { tables, total } = model.tables.value;
  return (
    <section class="admin-part" aria-labelledby="admin-tables">
      <h2 id="admin-tables">{say("tables")}</h2>
      <Search model={model} of="tables" shown={tables.length} total={total} />
      <ul class="admin-rows">
        {tables.map((table) => {
          const who = whoSits(table);
          const game = gameName(table.game);
          return (
            <li key={table.id}>
              <span class="admin-words">
                <strong>{who}</strong>
                <span class="label">
                  {game} · {say("tables.stage_of", { stage: table.stage })} ·{" "}
                  {say("tables.here", { here: table.connections })}
                  {" · "}
                  {dateOf(table.changed)} · <code>{table.id}</code>
                </span>
              </span>
              <SureButton
                words={say("tables.remove")}
                name={say("tables.remove_which", { who })}
                about={say("tables.remove_about", { who, game })}
                onYes={() => model.act(`/tables/${table.id}/remove`)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
