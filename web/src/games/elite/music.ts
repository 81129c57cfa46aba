/**
 * The soundtrack of the rush, made while it plays: the less time, the faster; the nearer the danger, the harsher.
 *
 * What is heard at each step is a pure function of the step and the mood; a scheduler asks for it a little ahead.
 */

import { note, ring, type Music, type Note, type Score } from "../../sound/engine";

export interface Mood {
  /** Milliseconds until time is up while the clock runs; null between the rushes, and while it stands. */
  readonly left: number | null;
  /** 0: nothing near; 1: at the gate, or at death's door. */
  readonly danger: number;
}

/** Steps of a bar: sixteenths. */
export const BAR = 16;
const CALM_STEP_MS = 230;
const SLOW_STEP_MS = 150;
const FAST_STEP_MS = 88;
/** From here on the tempo rises. */
const HURRY_MS = 120_000;

/** How long a step lasts: about 100 beats a minute with all the time left, 170 with none. */
export function stepMs({ left }: Mood): number {
  if (left === null) return CALM_STEP_MS;
  const share = Math.min(1, Math.max(0, left / HURRY_MS));
  return FAST_STEP_MS + (SLOW_STEP_MS - FAST_STEP_MS) * share;
}

const D1 = 36.71;
const semitones = (n: number): number => D1 * 2 ** (n / 12);
/** Minor, with the flat second that belongs to aliens; one root for each bar. */
const ROOTS = [0, 0, -4, 1] as const;
const BASS = [1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0] as const;
const ARPEGGIO = [24, 27, 31, 36, 31, 27, 24, 32] as const;

/** What begins to sound at a step. */
export function notesAt(step: number, mood: Mood): Score {
  return mood.left === null ? calmAt(step) : rushAt(step, mood.left, mood.danger);
}

/** Between the rushes: a slow swell, and something dripping. */
function calmAt(step: number): Note[] {
  const place = step % BAR;
  const root = rootAt(step);
  const found: Note[] = [];
  if (place === 0) {
    found.push(note(0, semitones(root + 12), CALM_STEP_MS * BAR, "triangle", 0.1));
    found.push(note(0, semitones(root + 19), CALM_STEP_MS * BAR, "sine", 0.05));
  }
  if ((step * 7) % 11 === 3) found.push(note(0, semitones(root + 43 + ((step * 5) % 3) * 5), 420, "sine", 0.03));
  return found;
}

function rushAt(step: number, left: number, danger: number): Note[] {
  const place = step % BAR;
  const root = rootAt(step);
  const found: Note[] = [];
  if (place % 4 === 0) found.push(note(0, 120, 110, "sine", 0.4, 38));
  if (place % 8 === 4) found.push(note(0, 1700, 120, "noise", 0.25));
  if (place % 2 === 0 || left < 60_000) found.push(note(0, 7000, 30, "noise", place % 4 === 2 ? 0.12 : 0.06));
  if (BASS[place]) found.push(note(0, semitones(root + 12), 140, "sawtooth", 0.1 + 0.05 * danger));
  if (left < 90_000 && place % 2 === 1) {
    const tone = ARPEGGIO[((step - 1) / 2) % ARPEGGIO.length]!;
    found.push(note(0, semitones(root + tone), 110, "square", 0.03));
  }
  if (left < 30_000 && place % 4 === 2) found.push(note(0, semitones(root + 48), 60, "triangle", 0.08));
  if (danger >= 0.4 && place === 0) found.push(note(0, semitones(root + 25), 900, "sawtooth", 0.06 * danger));
  if (danger >= 0.75 && (place === 6 || place === 14)) {
    found.push(note(0, semitones(root + 37), 220, "square", 0.05, semitones(root + 36)));
  }
  return found;
}

const rootAt = (step: number): number => ROOTS[Math.floor(step / BAR) % ROOTS.length]!;

/** How the scheduler is called back. */
export interface Pulse {
  start(run: () => void): () => void;
}

const PULSE_MS = 80;
/** A tab that nobody sees is called once a second at best. */
const AHEAD_S = 0.25;
const AHEAD_UNSEEN_S = 1.6;

const BROWSER: Pulse = {
  start(run) {
    const timer = setInterval(run, PULSE_MS);
    return () => clearInterval(timer);
  },
};

const isUnseen = (): boolean => typeof document !== "undefined" && document.visibilityState === "hidden";

/** Music for the engine; `mood` is asked anew at every step. */
export function soundtrack(mood: () => Mood, pulse: Pulse = BROWSER): Music {
  return (audio, out) => {
    // Notes that are on their way stop with the music: they all pass through here.
    const gate = audio.createGain();
    gate.connect(out);
    let step = 0;
    let due = audio.currentTime + 0.05;
    const run = (): void => {
      if (due < audio.currentTime) due = audio.currentTime; // it slept: nothing is made up for
      const until = audio.currentTime + (isUnseen() ? AHEAD_UNSEEN_S : AHEAD_S);
      while (due < until) {
        const now = mood();
        for (const one of notesAt(step, now)) ring(audio, gate, one, due);
        due += stepMs(now) / 1000;
        step += 1;
      }
    };
    run();
    const end = pulse.start(run);
    return {
      stop() {
        end();
        gate.disconnect();
      },
    };
  };
}
