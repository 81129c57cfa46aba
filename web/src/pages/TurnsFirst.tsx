/** The tables where others wait for me, before everything else: on a phone the list of tables is far below. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { tableAddress } from "../router";
import { me } from "../store";
import { Icon } from "../ui/icons";
import { dayAndTime, say } from "../words/shell";
import { peopleAt, turnAt, type Lists } from "./TableLists";
import type { TableInfo } from "../wire.gen";

const MOST = 3;

const hasOthers = ({ seats }: TableInfo): boolean =>
  seats.some(({ person }) => person !== "" && person !== me.value.id);

/** Those that wait at the first look: what comes later moves nothing under a finger, and stands in the list. */
export function TurnsFirst({ lists }: { lists: Lists }): JSX.Element | null {
  const [first, setFirst] = useState<readonly string[] | null>(null);
  const found = lists.tables.value;
  if (!found || !me.value.id) return null;
  const waiting = found.mine.filter((table) => hasOthers(table) && turnAt(table, found.about[table.id])?.mine);
  if (first === null) setFirst(waiting.map(({ id }) => id));
  const shown = waiting.filter(({ id }) => (first ?? [id]).includes(id)).slice(0, MOST);
  if (shown.length === 0) return null;
  const since = ({ id, changed }: TableInfo): string =>
    say("list.since", { when: dayAndTime(found.about[id]?.since ?? changed) });
  return (
    <ul class="turns-first" aria-label={say("list.your_turn")}>
      {shown.map((table) => (
        <li key={table.id}>
          <a class="button" href={tableAddress(table.id)}>
            <Icon name="play" size={18} />
            <span>
              {say("list.turn_first", { what: lists.played(table), people: peopleAt(table), since: since(table) })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
