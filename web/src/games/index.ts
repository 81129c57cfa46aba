/** The games that this client draws: a folder here, and an entry below. Any other game is played as text. */

import { AlonePicture } from "./alone/Picture";
import { ElitePicture } from "./elite/Picture";
import type { Door, ShownGame } from "./game";
import { KeyPicture } from "./key/Picture";
import type { GameInfo } from "../wire.gen";
import { say } from "../words/shell";

export type { Door, GameTableProps, ShownGame } from "./game";

export const DOORS: Readonly<Record<string, Door>> = {
  key: {
    title: () => say("game.key"),
    keeps: { choices: 1, lessons: 1, ready: 0, campaign: true },
    Picture: KeyPicture,
    load: () => import("./key").then((found) => found.key),
  },
  elite: {
    title: () => say("game.elite"),
    keeps: { choices: 2, lessons: 1, ready: 0 },
    Picture: ElitePicture,
    light: "night",
    companion: "/companion",
    load: () => import("./elite").then((found) => found.elite),
  },
  alone: {
    title: () => say("game.alone"),
    keeps: { choices: 2, lessons: 2, ready: 1 },
    Picture: AlonePicture,
    light: "night",
    load: () => import("./alone").then((found) => found.alone),
  },
};

/** For how many and how long a game is; of one that says nothing about itself, for how many. */
export function factsOf({ facts, least_seats: least, most_seats: most }: GameInfo): string {
  return facts || (least === most ? say("door.seats", { most }) : say("door.seats_range", { least, most }));
}

const loading = new Map<string, Promise<ShownGame>>();
/** Any game, and a table of one that is not drawn any more as it was kept. */
export const loadAny = (): Promise<ShownGame> => import("./any").then((found) => found.anyGame);

/** Load a game's script, once. A load that failed may be tried again. */
export function loadGame(name: string): Promise<ShownGame> {
  let found = loading.get(name);
  if (!found) {
    found = (DOORS[name]?.load ?? loadAny)();
    found.catch(() => loading.delete(name));
    loading.set(name, found);
  }
  return found;
}
