/** What dev/record_alone_sides.py wrote: moments of a game as the public and every seat saw them. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { aloneFilm } from "../src/games/alone/film";
import type { AloneBox, AloneEvent, AloneScreen, AloneTypes, Table } from "../src/games/alone/types";
import { TableModel } from "../src/table";
import { Texts } from "../src/texts";

interface Sides {
  readonly content: AloneBox;
  readonly texts: Readonly<Record<string, string>>;
  /** Each: the public, the hero, evil's two seats. */
  readonly moments: readonly (readonly AloneScreen[])[];
  readonly told: readonly AloneEvent[];
}

export const sides = JSON.parse(
  readFileSync(join(import.meta.dirname, "fixtures", "alone-sides.json"), "utf8"),
) as Sides;

/** The first view in which somebody is asked this. */
export function viewAsked(kind: string): AloneScreen {
  const found = sides.moments.flat().find((view) => view.asks.some((ask) => ask.kind === kind));
  if (!found) throw new Error(`nobody was asked ${kind}`);
  return found;
}

export function tableWith(view: AloneScreen): Table {
  const table = new TableModel<AloneTypes>("alone", aloneFilm);
  table.content.value = sides.content;
  table.texts.value = new Texts(sides.texts);
  table.people.value = ["Hanna", "Eve", "Evan"].map((name, seat) => ({ seat, name, bot: null, here: true }));
  table.reset(1, view);
  return table;
}
