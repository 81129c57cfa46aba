/** The one engine of this page, and the sounds that every game shares. */

import { Engine, note, type Kind, type Score } from "./engine";

export { note, type Kind, type Music, type Score } from "./engine";

export const engine = new Engine(() => (typeof AudioContext === "function" ? new AudioContext() : null));

export const TURN: Score = [note(0, 523, 110, "triangle", 0.2), note(110, 784, 160, "triangle", 0.2)];
export const TALK: Score = [note(0, 620, 40, "triangle", 0.15, 760)];
export const REFUSED: Score = [note(0, 160, 90, "square", 0.06)];
export const WON: Score = [
  note(0, 523, 160, "triangle", 0.2),
  note(150, 659, 160, "triangle", 0.2),
  note(300, 784, 160, "triangle", 0.2),
  note(450, 1047, 500, "triangle", 0.25),
];
export const LOST: Score = [
  note(0, 330, 220, "triangle", 0.2),
  note(220, 277, 220, "triangle", 0.2),
  note(440, 196, 600, "triangle", 0.22),
];

/** What each channel sounds like, to try how loud it is. */
export const TESTS: Readonly<Record<Kind, Score>> = { music: WON, effects: TALK, alerts: TURN };
