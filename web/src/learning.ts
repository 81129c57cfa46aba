/** Tables that teach something: opening one and going there, what is learned at it, and no more of it. */

import { api } from "./api";
import { go, tableAddress } from "./router";
import { kept, lessons } from "./settings";
import { beSomebody } from "./store";
import type { NewTable } from "./wire.gen";

export async function openTable(wanted: NewTable, lesson = ""): Promise<void> {
  await beSomebody();
  const opened = await api.open(wanted);
  if (lesson) lessons.value = { ...lessons.value, [opened.id]: lesson };
  go(`${tableAddress(opened.id)}#${opened.key}`);
}

/** No more lessons at this table. */
export function endLessons(table: string): void {
  const { [table]: _, ...others } = lessons.value;
  lessons.value = others;
}

/** What was learned, by table: a page that is loaded again does not begin anew. */
const learned = kept<Readonly<Record<string, readonly string[]>>>("learned", {});

export const learnedAt = (table: string): readonly string[] => learned.value[table] ?? [];

export function learn(table: string, ...ids: readonly string[]): void {
  const before = learned.peek()[table] ?? [];
  const fresh = ids.filter((id) => !before.includes(id));
  // Only the table of today is of interest.
  if (fresh.length > 0) learned.value = { [table]: [...before, ...fresh] };
}
