/** What dev/record.py wrote. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TableModel } from "../src/table";
import { Texts } from "../src/texts";
import type { KeyEvent, KeyTypes, KeyScreen, Parts, Table } from "../src/games/key/types";
import type { Action, GameEvent } from "../src/view";
import { keyFilm } from "../src/games/key/film";

export interface RecordedUpdate {
  readonly n: number;
  readonly events: readonly KeyEvent[];
  readonly view: KeyScreen;
  readonly holds: number | null;
}

export interface Recorded {
  readonly seat: number;
  readonly seats: readonly string[];
  readonly content: Parts;
  readonly texts: Readonly<Record<string, string>>;
  readonly updates: readonly RecordedUpdate[];
}

export interface Positions {
  readonly content: Parts;
  readonly texts: Readonly<Record<string, string>>;
  readonly of: readonly { readonly texts: Readonly<Record<string, string>>; readonly view: KeyScreen }[];
}

export interface Sentences {
  readonly texts: Readonly<Record<string, string>>;
  readonly rows: readonly {
    key?: string;
    params?: Record<string, unknown>;
    event?: GameEvent;
    action?: Action;
    said: string;
  }[];
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${name}.json`), "utf8")) as T;
}

export const films = (): Recorded[] => [read<Recorded>("film"), read<Recorded>("dossier"), read<Recorded>("compound")];
export const positions = (): Positions => read<Positions>("positions");
export const sentences = (): Sentences => read<Sentences>("sentences");

/** A table at which this view is shown. */
export function tableWith(view: KeyScreen, content: Parts, texts: Readonly<Record<string, string>>): Table {
  const table = new TableModel<KeyTypes>("key", keyFilm);
  table.content.value = content;
  table.texts.value = new Texts(texts);
  table.people.value = view.characters.map((_, seat) => ({
    seat,
    name: texts[`seat.${seat}`] ?? `Player ${seat + 1}`,
    bot: null,
    here: true,
  }));
  table.reset(1, view);
  return table;
}
