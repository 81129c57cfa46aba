/** The Key as the shell loads it. */

import type { ShownGame } from "../game";
import { keyFilm, keyJoined, keyMark } from "./film";
import { keySetting, KeyTable } from "./KeyTable";
import { KEYS } from "./keys";
import type { KeyTypes } from "./types";
import "./styles/index.css";

export const key: ShownGame<KeyTypes> = {
  Table: KeyTable,
  film: keyFilm,
  setFor: keySetting,
  keys: KEYS,
  markOf: keyMark,
  joined: keyJoined,
};
