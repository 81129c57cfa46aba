/** ELITE as the shell loads it. */

import type { ShownGame } from "../game";
import { Portrait } from "./art/Face";
import { EliteTable } from "./EliteTable";
import { eliteFilm, eliteJoined, eliteMark } from "./film";
import { KEYS } from "./keys";
import { soundtrack } from "./music";
import { eliteSetting } from "./setting";
import type { EliteTypes } from "./types";
import "./symbols.css";
import "./styles/index.css";

export const elite: ShownGame<EliteTypes> = {
  Table: EliteTable,
  Portrait,
  film: eliteFilm,
  setFor: eliteSetting,
  ambience: soundtrack(() => ({ left: null, danger: 0 })),
  hasLetters: true,
  keys: KEYS,
  markOf: eliteMark,
  joined: eliteJoined,
};
