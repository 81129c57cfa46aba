/** The ground that never ends: a low drone, breath in the dark, a second tone that does not fit, a heart. */

import { effect, type ReadonlySignal } from "@preact/signals";
import type { Music } from "../../../sound";
import type { Mood } from "./mood";

/** How loud each voice is, and how fast the heart beats (beats a second). */
export interface Voices {
  readonly drone: number;
  readonly breath: number;
  readonly clash: number;
  readonly heart: number;
  readonly beat: number;
}

/** Those who want less dread hear the drone alone, quietly: no heart, no clash. */
export function voicesOf({ danger, dark, fear }: Mood, calm: boolean): Voices {
  if (calm) return { drone: 0.05 + dark * 0.02, breath: dark * 0.01, clash: 0, heart: 0, beat: 1 };
  return {
    drone: 0.08 + dark * 0.05,
    breath: dark * 0.035,
    clash: danger * 0.06,
    heart: Math.max(0, fear - 0.25) * 0.35,
    beat: 0.9 + fear * 1.1 + danger * 0.4,
  };
}

const GLIDE_S = 0.9;
const BREATH_S = 4;
const LOW_HZ = 41.2;

export function dread(mood: ReadonlySignal<Mood>, calm: ReadonlySignal<boolean>): Music {
  return (audio, out) => {
    const sources: AudioScheduledSourceNode[] = [];
    const begin = <T extends AudioScheduledSourceNode>(source: T): T => {
      source.start();
      sources.push(source);
      return source;
    };
    const voice = (...from: AudioNode[]): AudioParam => {
      const gain = audio.createGain();
      gain.gain.value = 0;
      for (const node of from) node.connect(gain);
      gain.connect(out);
      return gain.gain;
    };
    const tone = (hz: number, type: OscillatorType, bend = 0): OscillatorNode => {
      const source = audio.createOscillator();
      source.type = type;
      source.frequency.value = hz;
      source.detune.value = bend;
      return begin(source);
    };
    const low = audio.createBiquadFilter();
    low.type = "lowpass";
    low.frequency.value = 150;
    tone(LOW_HZ, "sawtooth").connect(low);
    tone(LOW_HZ, "sawtooth", 9).connect(low);
    const drone = voice(low);
    const clash = voice(tone(LOW_HZ * 6, "sine"), tone(LOW_HZ * 6.36, "sine"));
    const breath = voice(breathing(audio, begin));
    // The heart is a low tone that a slow wave opens and shuts.
    const pulse = audio.createGain();
    pulse.gain.value = 0;
    tone(52, "sine").connect(pulse);
    const beat = tone(1, "sine");
    beat.connect(pulse.gain);
    const heart = voice(pulse);
    const stop = effect(() => {
      const voices = voicesOf(mood.value, calm.value);
      const to = (param: AudioParam, value: number): void =>
        void param.setTargetAtTime(value, audio.currentTime, GLIDE_S);
      to(drone, voices.drone);
      to(clash, voices.clash);
      to(breath, voices.breath);
      to(heart, voices.heart);
      to(beat.frequency, voices.beat);
    });
    return {
      stop: () => {
        stop();
        for (const source of sources) source.stop();
      },
    };
  };
}

/** Air that moves: noise through a narrow band, for ever. */
function breathing(audio: AudioContext, begin: <T extends AudioScheduledSourceNode>(source: T) => T): AudioNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * BREATH_S, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) {
    const swell = Math.sin((Math.PI * i) / data.length) ** 2;
    data[i] = (Math.random() * 2 - 1) * swell;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = 420;
  begin(source).connect(band);
  return band;
}
