/** What The Key sounds like. */

import { note, TALK, TURN, type Score } from "../../sound";
import type { KeyEvent } from "./types";

const CARD: Score = [note(0, 2400, 70, "noise", 0.25), note(0, 180, 60, "triangle", 0.15)];
const TRAP: Score = [note(0, 110, 220, "sawtooth", 0.12, 70)];

/** By the event that is heard. */
export const SOUNDS: Readonly<Partial<Record<KeyEvent["event"], Score>>> = {
  card_played: CARD,
  special_used: CARD,
  moved: [note(0, 120, 60, "triangle", 0.3, 80)],
  token_revealed: [note(0, 1400, 30, "noise", 0.3), note(40, 900, 50, "square", 0.05)],
  token_collected: [note(0, 660, 90, "triangle", 0.2), note(80, 990, 140, "triangle", 0.2)],
  window_opened: [note(0, 784, 160, "sine", 0.2), note(90, 1175, 260, "sine", 0.2)],
  counter_intel_placed: TRAP,
  gas_hit: TRAP,
  camera_took_card: TRAP,
  card_drawn: [note(0, 3000, 50, "noise", 0.15)],
  pile_cleared: [note(0, 1800, 220, "noise", 0.18)],
  pile_trimmed: [note(0, 1800, 220, "noise", 0.18)],
  hinted: TALK,
  said: TALK,
};

/** What must not be missed. */
export const ALERTS: Readonly<Partial<Record<KeyEvent["event"], Score>>> = {
  time_card_drawn: [
    note(0, 880, 60, "square", 0.08),
    note(160, 880, 60, "square", 0.08),
    note(320, 440, 260, "square", 0.08),
  ],
  peril_began: [note(0, 330, 300, "sawtooth", 0.1, 520), note(320, 330, 300, "sawtooth", 0.1, 520)],
  proposed: TURN,
};
