/** Opening a table and going there; one that teaches something is remembered, so that its lessons appear there only. */

import { api } from "./api";
import { go, tableAddress } from "./router";
import { lessons } from "./settings";
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
