/** What ALONE sounds like, event by event. Everything that is heard is told in words, too. */

import { note, TURN, type Score } from "../../../sound";
import type { AloneEvent } from "../types";
import { directionOf } from "./mood";

const STEP: Score = [note(0, 90, 70, "triangle", 0.22, 60), note(150, 80, 70, "triangle", 0.16, 55)];
const THUD: Score = [note(0, 70, 260, "sine", 0.4, 34)];
const SCRAPE: Score = [note(0, 2600, 380, "noise", 0.1), note(60, 140, 420, "sawtooth", 0.06, 90)];
const OUT_OF_THE_DARK: Score = [
  note(0, 311, 900, "sawtooth", 0.07, 294),
  note(0, 330, 900, "sawtooth", 0.07, 349),
  note(0, 58, 700, "sine", 0.35, 40),
];
const HIT: Score = [note(0, 900, 90, "noise", 0.4), note(0, 110, 260, "square", 0.09, 55)];
const DICE: Score = [0, 70, 130, 210].map((at) => note(at, 2200 + at * 3, 40, "noise", 0.22));
const CARD: Score = [note(0, 2400, 70, "noise", 0.2), note(40, 196, 500, "triangle", 0.12, 185)];
const LAMP: Score = [note(0, 1800, 30, "square", 0.04), note(60, 660, 300, "sine", 0.12, 700)];
const LAMP_OUT: Score = [note(0, 700, 420, "sine", 0.12, 90)];
const GOOD: Score = [note(0, 392, 200, "triangle", 0.16), note(170, 587, 420, "triangle", 0.16)];

const SCORES: Readonly<Partial<Record<AloneEvent["event"], Score>>> = {
  hero_moved: STEP,
  creature_moved: SCRAPE,
  creature_left: SCRAPE,
  creature_seen: OUT_OF_THE_DARK,
  encountered: OUT_OF_THE_DARK,
  suffered: HIT,
  dice_rolled: DICE,
  die_rerolled: DICE,
  card_played: CARD,
  card_laid: CARD,
  special_spawned: OUT_OF_THE_DARK,
  avatar_activated: SCRAPE,
  door_blocked: THUD,
  door_unblocked: THUD,
  light_went_on: LAMP,
  light_went_off: LAMP_OUT,
  danger_seen: THUD,
  creature_killed: THUD,
  snare_sprung: HIT,
  nightmare_began: [...OUT_OF_THE_DARK, note(500, 46, 2200, "sawtooth", 0.16, 32)],
  mission_advanced: GOOD,
  mission_completed: GOOD,
  ability_unlocked: GOOD,
  recovered: [note(0, 330, 300, "sine", 0.12, 350)],
};

/** Sudden sounds, which those who want less dread are spared; what they tell is seen and read. */
const SUDDEN = new Set<AloneEvent["event"]>([
  "creature_seen",
  "encountered",
  "suffered",
  "special_spawned",
  "nightmare_began",
  "snare_sprung",
]);
const LESS = 0.35;

/** What must not be missed. */
export const ALERTS: Readonly<Partial<Record<AloneEvent["event"], Score>>> = { approval_asked: TURN };

/** The sound of an event; a noise comes from where it was heard. */
export function scoreOf(event: AloneEvent, calm: boolean): Score | undefined {
  if (event.event === "noise_heard") return noise(event.way, calm);
  const score = SCORES[event.event];
  if (!score || !calm || !SUDDEN.has(event.event)) return score;
  return score.map((one) => ({ ...one, gain: one.gain * LESS }));
}

/** Steps and breath from a side: left, right, before, behind. */
function noise(way: string, calm: boolean): Score {
  const { pan, hz, gain } = directionOf(way);
  const loud = calm ? gain * LESS : gain;
  return [
    note(0, hz, 220, "noise", loud, hz, pan),
    note(240, hz * 0.8, 160, "noise", loud * 0.7, hz, pan),
    note(0, 96, 400, "sine", loud * 0.8, 62, pan),
  ];
}
