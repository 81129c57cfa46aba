/** The games that this client can show. A game is a folder here, and a line below. */

import type { FunctionComponent } from "preact";
import type { View } from "../view";
import { NO_FILM, type Film } from "../table";
import { keyFilm, keyJoined } from "./key/film";
import { KeyTable, type GameTableProps } from "./key/KeyTable";
import { KEYS } from "./key/keys";
import { KeyPicture } from "./key/Picture";

export interface ShownGame {
  readonly Table: FunctionComponent<GameTableProps>;
  readonly Picture: FunctionComponent;
  readonly film: Film;
  readonly keys: readonly (readonly [string, string])[];
  /** One view from those of the public and of every seat, for the all-seeing. */
  joined(views: readonly View[]): View;
}

const GAMES: Readonly<Record<string, ShownGame>> = {
  key: { Table: KeyTable, Picture: KeyPicture, film: keyFilm, keys: KEYS, joined: keyJoined },
};

export const shownGame = (name: string): ShownGame | undefined => GAMES[name];
export const filmOf = (name: string): Film => GAMES[name]?.film ?? NO_FILM;
