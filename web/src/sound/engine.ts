/**
 * Sound made with WebAudio: no samples, nothing before the first gesture, a volume for each kind, all remembered.
 *
 * A game brings its own scores and its own music. Nothing is told by sound alone.
 */

import { effect, type Signal } from "@preact/signals";
import { kept, sound } from "../settings";

export const KINDS = ["music", "effects", "alerts"] as const;
export type Kind = (typeof KINDS)[number];

/** One tone or burst of noise; times in milliseconds from the beginning of its score. */
export interface Note {
  readonly at: number;
  readonly hz: number;
  readonly to: number;
  readonly ms: number;
  readonly type: OscillatorType | "noise";
  readonly gain: number;
  /** Where between the ears: -1 is left, 1 is right. */
  readonly pan?: number;
}

export type Score = readonly Note[];

export function note(
  at: number,
  hz: number,
  ms: number,
  type: Note["type"] = "sine",
  gain = 0.2,
  to = hz,
  pan = 0,
): Note {
  return { at, hz, ms, type, gain, to, ...(pan !== 0 && { pan }) };
}

/** Music that plays as long as it is wanted; `out` is where it is to be heard. */
export type Music = (audio: AudioContext, out: AudioNode) => { stop(): void };

export const volumes: Readonly<Record<Kind, Signal<number>>> = {
  music: kept("volume.music", 0.6),
  effects: kept("volume.effects", 1),
  alerts: kept("volume.alerts", 1),
};

export class Engine {
  private audio: AudioContext | null = null;
  private buses = new Map<Kind, GainNode>();
  private wanted: Music | null = null;
  private playing: { stop(): void } | null = null;

  constructor(
    private readonly make: () => AudioContext | null,
    private readonly isOn: Signal<boolean> = sound,
    private readonly levels: Readonly<Record<Kind, Signal<number>>> = volumes,
  ) {}

  /** Browsers allow sound only after a gesture; before one nothing is made, not even silence. */
  wakeOnGesture(root: EventTarget): void {
    const wake = (): void => {
      root.removeEventListener("pointerdown", wake);
      root.removeEventListener("keydown", wake);
      this.wake();
    };
    root.addEventListener("pointerdown", wake);
    root.addEventListener("keydown", wake);
  }

  private wake(): void {
    const audio = this.make();
    if (!audio) return;
    this.audio = audio;
    for (const kind of KINDS) {
      const bus = audio.createGain();
      bus.connect(audio.destination);
      this.buses.set(kind, bus);
      effect(() => {
        bus.gain.value = this.isOn.value ? this.levels[kind].value : 0;
      });
    }
    effect(() => {
      // What nobody can hear is not computed either.
      const audible = this.isOn.value && this.levels.music.value > 0;
      if (audible) this.begin();
      else this.end();
    });
  }

  play(score: Score, kind: Kind = "effects"): void {
    const bus = this.buses.get(kind);
    if (!this.audio || !bus || !this.isOn.peek() || this.levels[kind].peek() === 0) return;
    for (const one of score) ring(this.audio, bus, one, this.audio.currentTime + one.at / 1000);
  }

  /** Let this be the music from now on; null ends it. */
  music(wanted: Music | null): void {
    this.end();
    this.wanted = wanted;
    if (this.isOn.peek() && this.levels.music.peek() > 0) this.begin();
  }

  private begin(): void {
    const bus = this.buses.get("music");
    if (this.playing || !this.wanted || !this.audio || !bus) return;
    this.playing = this.wanted(this.audio, bus);
  }

  private end(): void {
    this.playing?.stop();
    this.playing = null;
  }
}

/** Let one note be heard at `out`; `start` is a time of the context, in seconds. */
export function ring(
  audio: AudioContext,
  out: AudioNode,
  { hz, to, ms, type, gain, pan = 0 }: Note,
  start: number,
): void {
  const end = start + ms / 1000;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(pan === 0 ? out : aside(audio, pan, out));
  const source = type === "noise" ? noise(audio, hz, volume) : tone(audio, type, volume, hz, to, start, end);
  source.start(start);
  source.stop(end);
}

const hisses = new WeakMap<AudioContext, AudioBuffer>();

function noise(audio: AudioContext, hz: number, out: AudioNode): AudioScheduledSourceNode {
  const hiss = hisses.get(audio) ?? hissOf(audio);
  hisses.set(audio, hiss);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hz;
  source.connect(band);
  band.connect(out);
  return source;
}

/** A place to the left or the right; what a browser cannot place is heard from the middle. */
function aside(audio: AudioContext, pan: number, out: AudioNode): AudioNode {
  if (typeof audio.createStereoPanner !== "function") return out;
  const panner = audio.createStereoPanner();
  panner.pan.value = pan;
  panner.connect(out);
  return panner;
}

function tone(
  audio: AudioContext,
  type: OscillatorType,
  out: AudioNode,
  hz: number,
  to: number,
  start: number,
  end: number,
): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(hz, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(out);
  return source;
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return buffer;
}
