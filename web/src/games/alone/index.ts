/** ALONE as the shell loads it. */

import type { ShownGame } from "../game";
import { AloneTable } from "./AloneTable";
import { aloneFilm, aloneJoined, aloneMark } from "./film";
import { KEYS } from "./keys";
import { aloneSetting } from "./setting";
import type { AloneTypes } from "./types";
import "./styles/index.css";

export const alone: ShownGame<AloneTypes> = {
  Table: AloneTable,
  film: aloneFilm,
  setFor: aloneSetting,
  keys: KEYS,
  markOf: aloneMark,
  joined: aloneJoined,
  truth: "Both sides",
};
