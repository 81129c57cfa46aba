/** The games that this client draws: a folder here, and an entry below. Any other game is played as text. */

import { AlonePicture } from "./alone/Picture";
import { ElitePicture } from "./elite/Picture";
import type { Door, ShownGame } from "./game";
import { KeyPicture } from "./key/Picture";
import type { GameInfo } from "../wire.gen";

export type { Door, GameTableProps, ShownGame } from "./game";

const ENDED: Readonly<Record<string, string>> = { hero: "the hero got out", evil: "evil won", draw: "drawn" };

export const DOORS: Readonly<Record<string, Door>> = {
  key: {
    title: "The Key",
    tagline: "Code breakers in the dark, one guess, no clock but the cards.",
    facts: "1 to 4 code breakers · together · 30 minutes",
    Picture: KeyPicture,
    load: () => import("./key").then((found) => found.key),
  },
  elite: {
    title: "ELITE",
    tagline: "Two minutes of dice against the clock, and everything bites.",
    facts: "1 to 6 soldiers · together · an hour",
    Picture: ElitePicture,
    comrades: { bot: "mate", many: 3 },
    companion: "/companion",
    load: () => import("./elite").then((found) => found.elite),
  },
  alone: {
    title: "ALONE",
    tagline: "One survivor, one lamp, and three players who want it out.",
    facts: "1 against up to 3 · an hour and a half",
    Picture: AlonePicture,
    comrades: { bot: "stalker", many: 2 },
    plays: { now: "Play the hero", bots: "The hero against two" },
    role: (seat) => (seat === 0 ? "the hero" : "evil"),
    ended: (outcome) => ENDED[outcome.split(".")[0]!] ?? outcome,
    load: () => import("./alone").then((found) => found.alone),
  },
};

/** The door of a game; of one without a drawing, by what the server says of it. */
export function doorOf(info: GameInfo): Door {
  const { name, title, tagline, least_seats: least, most_seats: most } = info;
  return DOORS[name] ?? { title, tagline, facts: least === most ? `${most} seats` : `${least} to ${most} seats` };
}

const loading = new Map<string, Promise<ShownGame>>();
const loadAny = (): Promise<ShownGame> => import("./any").then((found) => found.anyGame);

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
