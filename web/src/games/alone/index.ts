/** ALONE as the shell loads it. */

import type { ShownGame } from "../game";
import { AloneTable } from "./AloneTable";
import { aloneFilm, aloneJoined, aloneMark } from "./film";
import { KEYS } from "./keys";
import type { AloneTypes } from "./types";
import "./symbols.css";
import "./styles/index.css";

export const alone: ShownGame<AloneTypes> = {
  Table: AloneTable,
  film: aloneFilm,
  setFor: (view, _, texts) => view.table.set_for.map((words) => texts.message(words)),
  hasLetters: true,
  keys: KEYS,
  markOf: aloneMark,
  joined: aloneJoined,
  truth: "film.truth",
};
