/** Sounds made with WebAudio: no samples, nothing before the first gesture. */

import { sound } from "../settings";

export type Sound =
  | "card"
  | "step"
  | "flip"
  | "collect"
  | "window"
  | "trap"
  | "draw"
  | "sweep"
  | "time"
  | "alarm"
  | "turn"
  | "talk"
  | "won"
  | "lost"
  | "refused";

interface Note {
  readonly at: number;
  readonly hz: number;
  readonly to?: number;
  readonly ms: number;
  readonly type: OscillatorType | "noise";
  readonly gain: number;
}

const note = (at: number, hz: number, ms: number, type: Note["type"] = "sine", gain = 0.2, to = hz): Note => ({
  at,
  hz,
  ms,
  type,
  gain,
  to,
});

const SCORE: Readonly<Record<Sound, readonly Note[]>> = {
  card: [note(0, 2400, 70, "noise", 0.25), note(0, 180, 60, "triangle", 0.15)],
  step: [note(0, 120, 60, "triangle", 0.3, 80)],
  flip: [note(0, 1400, 30, "noise", 0.3), note(40, 900, 50, "square", 0.05)],
  collect: [note(0, 660, 90, "triangle", 0.2), note(80, 990, 140, "triangle", 0.2)],
  window: [note(0, 784, 160, "sine", 0.2), note(90, 1175, 260, "sine", 0.2)],
  trap: [note(0, 110, 220, "sawtooth", 0.12, 70)],
  draw: [note(0, 3000, 50, "noise", 0.15)],
  sweep: [note(0, 1800, 220, "noise", 0.18)],
  time: [note(0, 880, 60, "square", 0.08), note(160, 880, 60, "square", 0.08), note(320, 440, 260, "square", 0.08)],
  alarm: [note(0, 330, 300, "sawtooth", 0.1, 520), note(320, 330, 300, "sawtooth", 0.1, 520)],
  turn: [note(0, 523, 110, "triangle", 0.2), note(110, 784, 160, "triangle", 0.2)],
  talk: [note(0, 620, 40, "triangle", 0.15, 760)],
  won: [
    note(0, 523, 160, "triangle", 0.2),
    note(150, 659, 160, "triangle", 0.2),
    note(300, 784, 160, "triangle", 0.2),
    note(450, 1047, 500, "triangle", 0.25),
  ],
  lost: [
    note(0, 330, 220, "triangle", 0.2),
    note(220, 277, 220, "triangle", 0.2),
    note(440, 196, 600, "triangle", 0.22),
  ],
  refused: [note(0, 160, 90, "square", 0.06)],
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Browsers allow sound only after a gesture; before one nothing is made, not even silence. */
export function wakeOnGesture(root: Document): void {
  const wake = (): void => {
    root.removeEventListener("pointerdown", wake);
    root.removeEventListener("keydown", wake);
    if (typeof AudioContext === "function") context = new AudioContext();
  };
  root.addEventListener("pointerdown", wake);
  root.addEventListener("keydown", wake);
}

export function play(name: Sound): void {
  if (!context || !sound.peek() || context.state === "closed") return;
  for (const one of SCORE[name]) ring(context, one);
}

function ring(audio: AudioContext, { at, hz, to, ms, type, gain }: Note): void {
  const start = audio.currentTime + at / 1000;
  const end = start + ms / 1000;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  if (type === "noise") {
    const source = audio.createBufferSource();
    source.buffer = hiss ??= noise(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = hz;
    source.connect(band).connect(volume);
    source.start(start);
    source.stop(end);
    return;
  }
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(hz, start);
  source.frequency.exponentialRampToValueAtTime(to ?? hz, end);
  source.connect(volume);
  source.start(start);
  source.stop(end);
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return buffer;
}
