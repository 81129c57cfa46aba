/** ELITE as the shell loads it. */

import type { ShownGame } from "../game";
import { EliteTable } from "./EliteTable";
import { eliteFilm, eliteJoined, eliteMark } from "./fold";
import { KEYS } from "./keys";
import { eliteSetting } from "./setting";
import type { EliteTypes } from "./types";
import "./styles/index.css";

export const elite: ShownGame<EliteTypes> = {
  Table: EliteTable,
  film: eliteFilm,
  setFor: eliteSetting,
  neverUndone: true, // dice that were rolled have been seen (R79)
  keys: KEYS,
  markOf: eliteMark,
  joined: eliteJoined,
};
