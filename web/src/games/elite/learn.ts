/** The two tables at which ELITE is learned: first without a clock, then with sixty seconds on it. */

import type { NewTable } from "../../wire.gen";

const SQUAD = { seats: 2, bots: ["mate"], start: true } as const;
const PLACE = { mission: "extermination", map: "crash_site", difficulty: "easy" } as const;

export const FIRST_STEPS: Omit<NewTable, "game"> = {
  ...SQUAD,
  options: { ...PLACE, tempo: "untimed" },
  lesson: "steps",
};
export const FIRST_RUSH: NewTable = {
  ...SQUAD,
  game: "elite",
  lesson: "rush",
  options: { ...PLACE, tempo: "live", scale: "0.5" },
};
