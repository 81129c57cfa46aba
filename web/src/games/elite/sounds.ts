/** What ELITE sounds like: cues for what happens, the last seconds, and the soundtrack. Nothing is told by sound alone. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine, LOST, note, TALK, TURN, WON, type Kind, type Score } from "../../sound";
import { soundtrack, type Mood } from "./music";
import type { EliteEvent, EliteScreen, Table } from "./types";

const SHOT: Score = [note(0, 900, 90, "noise", 0.35), note(0, 220, 110, "sawtooth", 0.12, 60)];
const PICKED: Score = [note(0, 660, 70, "triangle", 0.18), note(60, 990, 110, "triangle", 0.18)];
const HARM: Score = [note(0, 140, 200, "sawtooth", 0.16, 60), note(0, 500, 90, "noise", 0.25)];
const ALIEN: Score = [note(0, 300, 180, "square", 0.13, 190), note(90, 290, 200, "square", 0.13, 170)];
const DONE: Score = [
  note(0, 523, 110, "triangle", 0.2),
  note(100, 784, 110, "triangle", 0.2),
  note(200, 1047, 220, "triangle", 0.2),
];

/** By the event that is heard. */
export const SOUNDS: Readonly<Partial<Record<EliteEvent["event"], Score>>> = {
  rolled: [note(0, 2600, 40, "noise", 0.25), note(70, 2200, 40, "noise", 0.22), note(150, 2900, 40, "noise", 0.18)],
  landed: [note(0, 1500, 30, "noise", 0.3), note(0, 190, 60, "triangle", 0.2)],
  allocated: [note(0, 480, 40, "square", 0.06), note(30, 720, 50, "square", 0.05)],
  fired: SHOT,
  used: PICKED,
  killed: [note(0, 700, 160, "sawtooth", 0.1, 90), note(20, 1200, 120, "noise", 0.2)],
  health_lost: [note(0, 260, 90, "square", 0.1, 120)],
  struck: [note(0, 1100, 70, "noise", 0.2)],
  pushed: [note(0, 150, 90, "triangle", 0.25, 90)],
  driven: [note(0, 210, 80, "square", 0.06, 160)],
  spawned: [note(0, 95, 90, "sawtooth", 0.06, 140)],
  searched: [note(0, 1900, 200, "noise", 0.12)],
  kept: PICKED,
  healed: [note(0, 587, 120, "sine", 0.2), note(100, 880, 180, "sine", 0.18)],
  captured: PICKED,
  event_turned: [note(0, 2400, 70, "noise", 0.2), note(60, 247, 240, "triangle", 0.15)],
  swarm_card_turned: [note(0, 2400, 60, "noise", 0.18)],
  all_clear: [note(0, 440, 140, "sine", 0.12), note(120, 587, 200, "sine", 0.12)],
  find_revealed: PICKED,
  signalled: TALK,
};

/** What must not be missed. */
export const ALERTS: Readonly<Partial<Record<EliteEvent["event"], Score>>> = {
  clock_started: [
    note(0, 392, 140, "square", 0.12),
    note(160, 392, 140, "square", 0.12),
    note(320, 784, 380, "square", 0.13),
  ],
  time_is_up: [note(0, 220, 900, "sawtooth", 0.16, 200), note(0, 165, 900, "sawtooth", 0.12, 150)],
  hurt: HARM,
  die_locked: [note(0, 90, 300, "square", 0.12, 60)],
  tolerated: [...ALIEN, ...ALIEN.map((one) => ({ ...one, at: one.at + 320 }))],
  boss_card_turned: [note(0, 70, 700, "sawtooth", 0.16, 55), note(120, 74, 600, "sawtooth", 0.12, 58)],
  event_fulfilled: DONE,
  objective_ready: DONE,
};

/** An alien result of my own shouts. */
export const ALIEN_RESULT: Score = ALIEN;
const TICK: Score = [note(0, 880, 60, "square", 0.1)];
const LAST_TICK: Score = [note(0, 1320, 90, "square", 0.12)];

/** What is heard of the clock when time passes from one moment to the next; a second that was slept through is silent. */
export function tickBetween(before: number, after: number): Score | null {
  const from = Math.ceil(before / 1000);
  const to = Math.ceil(after / 1000);
  if (to >= from || to > 10 || to < 1) return null;
  return to <= 3 ? LAST_TICK : TICK;
}

const softer = (score: Score): Score => score.map((one) => ({ ...one, gain: one.gain * 0.35 }));

/** What an event sounds like to a seat: what others do is heard from afar. */
export function heard(event: EliteEvent, mine: (event: EliteEvent) => boolean): { score: Score; kind: Kind } | null {
  if (event.event === "landed" && mine(event) && event.faces.includes("alien"))
    return { score: ALIEN_RESULT, kind: "alerts" };
  const alert = ALERTS[event.event];
  if (alert) return { score: alert, kind: "alerts" };
  const score = SOUNDS[event.event];
  return score ? { score: mine(event) ? score : softer(score), kind: "effects" } : null;
}

/** Whether an event is of this seat, its hero or nobody's; alone, both heroes are one's own. */
export function isMine({ seat, setting }: EliteScreen, event: EliteEvent): boolean {
  if ("seat" in event) return event.seat === seat;
  return !("hero" in event) || setting.heroes[event.hero]?.seat === seat;
}

const MOST_AT_ONCE = 4;

/** Let a table be heard: what happens, the last ten seconds, and music that knows how it stands. */
export function useEliteSound(table: Table): void {
  useEffect(() => {
    const view = (): EliteScreen | null => table.view.peek();
    const mood = (): Mood => moodOf(view(), table.clock);
    let before = mood().left;
    const timer = setInterval(() => {
      const { left } = mood();
      const tick = left !== null && before !== null ? tickBetween(before, left) : null;
      if (tick) engine.play(tick, "alerts");
      before = left;
    }, 100);
    if (table.id) engine.music(soundtrack(mood)); // a film is silent between its cues
    let asked = false;
    const stop = effect(() => {
      const events = table.events.value;
      const now = view();
      if (!now) return;
      const sounds = events.map((event) => heard(event, (one) => isMine(now, one))).filter((found) => found !== null);
      for (const { score, kind } of sounds.slice(-MOST_AT_ONCE)) engine.play(score, kind);
      const asks = !now.clock.runs && now.asks.some((ask) => !ask.standing);
      if (asks && !asked) engine.play(TURN, "alerts");
      asked = asks;
      if (now.outcome && events.length > 0) engine.play(now.outcome.winners.length > 0 ? WON : LOST, "alerts");
    });
    return () => {
      clearInterval(timer);
      stop();
      engine.music(null);
    };
  }, [table]);
}

/** The mood of a table; in untimed play the time that is left to oneself hurries nobody. */
export function moodOf(view: EliteScreen | null, clock: { now(): number; readonly isRunning: boolean }): Mood {
  if (!view || view.outcome) return { left: null, danger: 0 };
  const { ends_at } = view.clock;
  const left = ends_at !== null && clock.isRunning ? Math.max(0, ends_at - clock.now()) : null;
  return { left, danger: view.figures.danger / 100 };
}
