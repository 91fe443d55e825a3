/**
 * A few sounds of the time, made in the browser from noise and falling tones: a card laid down, a drum, a gun. There are
 * no recordings, so nobody's rights are touched. Nothing sounds before the reader has pressed something.
 */
import { settings } from "../settings.svelte";
import type { Sound } from "./score";

/** One stroke: noise through a filter, or a tone that falls; both die away. */
interface Stroke {
  at: number;
  seconds: number;
  gain: number;
  /** Where noise is cut off, in hertz; without it a tone sounds. */
  noise?: number;
  tone?: readonly [from: number, to: number];
}

const SCORES: Readonly<Record<Sound, readonly Stroke[]>> = {
  card: [
    { at: 0, seconds: 0.05, gain: 0.25, noise: 5200 },
    { at: 0.045, seconds: 0.09, gain: 0.3, noise: 1500 },
  ],
  drum: [0, 0.16, 0.24, 0.4].flatMap((at) => [
    { at, seconds: 0.16, gain: 0.4, tone: [190, 120] as const },
    { at, seconds: 0.09, gain: 0.16, noise: 3800 },
  ]),
  cannon: [
    { at: 0, seconds: 0.9, gain: 0.5, noise: 420 },
    { at: 0, seconds: 0.7, gain: 0.6, tone: [95, 32] },
  ],
};

/** Strokes that sound together stay below the loudest that there is, and are not cut off there. */
const HEADROOM = 0.85;

let context: AudioContext | null = null;
function noiseOf(on: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  return source;
}

function sourceOf(on: AudioContext, { tone, noise, seconds }: Stroke, start: number): [AudioScheduledSourceNode, AudioNode] {
  if (tone !== undefined) {
    const source = on.createOscillator();
    source.frequency.setValueAtTime(tone[0], start);
    source.frequency.exponentialRampToValueAtTime(tone[1], start + seconds);
    return [source, source];
  }
  const filter = on.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = noise ?? 1000;
  const source = noiseOf(on, seconds);
  return [source, source.connect(filter)];
}

/** Let a sound be heard, if the reader has pressed something by now and the browser can. */
export function sound(what: Sound): void {
  if (!navigator.userActivation.hasBeenActive || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const on = context;
  void on.resume().then(() => {
    const loud = on.createGain();
    loud.gain.value = settings.volume * HEADROOM;
    loud.connect(on.destination);
    for (const stroke of SCORES[what]) {
      const start = on.currentTime + stroke.at;
      const [source, last] = sourceOf(on, stroke, start);
      const gain = on.createGain();
      gain.gain.setValueAtTime(stroke.gain, start);
      gain.gain.exponentialRampToValueAtTime(0.001, start + stroke.seconds);
      last.connect(gain).connect(loud);
      source.start(start);
      source.stop(start + stroke.seconds);
    }
  });
}
