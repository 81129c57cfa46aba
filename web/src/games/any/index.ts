/** A game that this client has no drawing for: it is played as text, from its asks and the texts that the server sends. */

import { noFilm } from "../../table";
import type { ShownGame } from "../game";
import { AnyTable } from "./AnyTable";
import "./any.css";

export const anyGame: ShownGame = {
  Table: AnyTable,
  film: noFilm(),
  setFor: () => [],
  keys: [],
  markOf: () => null,
  joined: (views) => views[0]!,
};
