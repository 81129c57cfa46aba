/** The Key as the shell loads it. */

import type { ShownGame } from "../game";
import { keyFilm, keyJoined, keyMark } from "./film";
import { KeyTable } from "./KeyTable";
import { KEYS } from "./keys";
import "./styles/index.css";

export const key: ShownGame = { Table: KeyTable, film: keyFilm, keys: KEYS, markOf: keyMark, joined: keyJoined };
