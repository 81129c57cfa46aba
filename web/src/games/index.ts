/** The games that this client knows. A game is a folder here, and an entry below. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { AlonePicture } from "./alone/Picture";
import { FIRST_STEPS } from "./elite/learn";
import { ElitePicture } from "./elite/Picture";
import type { Door, ShownGame } from "./game";
import { KeyPicture } from "./key/Picture";

export type { Door, GameTableProps, ShownGame } from "./game";

/** What ALONE's two lessons are about: missions and decks that take nothing away from what is taught. */
const SIMPLE = {
  character: "medic",
  levels: "keel,crew_deck",
  missions: "patient_one,brownout,scuttle",
  decks: "fury,traps",
  swap: "no",
} as const;
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
    lessons: [{ id: "steps", name: "Learn ELITE", table: FIRST_STEPS }],
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
    lessons: [
      { id: "", name: "Play evil", table: { seats: 2, seat: 1, bots: ["survivor"], start: true } },
      {
        id: "hero",
        name: "Learn the hero",
        table: {
          seats: 2,
          bots: ["prowler"],
          start: true,
          lesson: "hero-101",
          options: { ...SIMPLE, difficulty: "easy" },
        },
      },
      {
        id: "evil",
        name: "Learn evil",
        table: {
          seats: 2,
          seat: 1,
          bots: ["castaway"],
          start: true,
          lesson: "evil-104",
          options: { ...SIMPLE, difficulty: "normal" },
        },
      },
    ],
    load: () => import("./alone").then((found) => found.alone),
  },
};

/** Games that have been loaded. A game that cannot be loaded is null. */
const loaded = signal<Readonly<Record<string, ShownGame | null>>>({});
const loading = new Map<string, Promise<ShownGame | null>>();

/** Load a game's script, once; null where this client has none. A load that failed may be tried again. */
export function loadGame(name: string): Promise<ShownGame | null> {
  let found = loading.get(name);
  if (!found) {
    found = (DOORS[name]?.load?.() ?? Promise.resolve(null)).then((game) => {
      loaded.value = { ...loaded.value, [name]: game };
      return game;
    });
    found.catch(() => loading.delete(name));
    loading.set(name, found);
  }
  return found;
}

/** The game, null if this client has none, undefined while it is being loaded. */
export function useGame(name: string): ShownGame | null | undefined {
  useEffect(() => void loadGame(name).catch(() => undefined), [name]);
  return loaded.value[name];
}
