/** Tables that teach something: opening one and going there, what is learned at it, and no more of it. */

import type { Signal } from "@preact/signals";
import { api } from "./api";
import { go, tableAddress } from "./router";
import { kept, lessons } from "./settings";
import { beSomebody } from "./store";
import type { NewTable, ReadyTable, TableToTry } from "./wire.gen";

/** Games that somebody has sat down to in this browser. */
const begun = kept<readonly string[]>("begun", []);

/** Whether nobody has sat down to this game in this browser: then its lesson is what to press first. */
export const isNewHere = (game: string): boolean => !begun.value.includes(game);

export async function openTable(wanted: NewTable, lesson = ""): Promise<void> {
  await beSomebody();
  if (isNewHere(wanted.game)) begun.value = [...begun.value, wanted.game];
  const opened = await api.open(wanted);
  if (lesson) lessons.value = { ...lessons.value, [opened.id]: lesson };
  go(`${tableAddress(opened.id)}#${opened.key}`);
}

/** Open a table that the game has ready; what it leaves to be chosen stands in `options`. */
export function openReady(game: string, ready: ReadyTable, options: NewTable["options"] = {}): Promise<void> {
  const { id, seats, seat, bots, lesson } = ready;
  const chosen = id ? ready.options : { ...options, ...ready.options };
  return openTable({ game, seats, seat, bots, lesson, options: chosen, start: true }, id);
}

/** Open a table for something that one has not won yet; what one picks for oneself is picked there. */
export async function openToTry(game: string, seats: number, table: TableToTry): Promise<void> {
  await beSomebody();
  const { id, key } = await api.open({ game, seats, seat: table.seat, options: table.words });
  if (Object.keys(table.picks).length > 0) await api.setSeat(id, table.seat, { picks: table.picks });
  go(`${tableAddress(id)}#${key}`);
}

/** Open the lesson that comes after another one. */
export async function openNext(game: string, lesson: string): Promise<void> {
  const next = (await api.box(game)).info.ready.find((one) => one.after === lesson);
  if (next) await openReady(game, next);
}

/** End the lessons at this table. */
export function endLessons(table: string): void {
  const { [table]: _, ...others } = lessons.value;
  lessons.value = others;
}

type ByTable = Readonly<Record<string, readonly string[]>>;

/** What was learned and what was shown, by table: a page that is loaded again does not begin anew. */
const learned = kept<ByTable>("learned", {});
const shown = kept<ByTable>("shown", {});

export const learnedAt = (table: string): readonly string[] => learned.value[table] ?? [];
export const shownAt = (table: string): readonly string[] => shown.value[table] ?? [];

export const learn = (table: string, ...ids: readonly string[]): void => note(learned, table, ids);
export const show = (table: string, lesson: string): void => note(shown, table, [lesson]);

function note(kept: Signal<ByTable>, table: string, ids: readonly string[]): void {
  const before = kept.peek()[table] ?? [];
  const fresh = ids.filter((id) => !before.includes(id));
  // Only the table of today is of interest.
  if (fresh.length > 0) kept.value = { [table]: [...before, ...fresh] };
}
