import type { TimeRange } from '@/contracts/time-range';
import { audioLikenesses } from '../measure/audio-likeness';
import { joinRanges } from '../measure/join-ranges';
import { SILENCE_DB } from '../measure/levels';
import { loudnessAt, type LoudnessBlock } from '../measure/loudness';
import type { AudioLevels } from '../measure/measure-audio';
import type { AudioMeasurement } from '../measure/measurements';
import { timbreOf, type Timbre } from '../measure/timbre';
import { VOICE_THRESHOLD, VOICE_WINDOW } from '../speech/voice';

/** Sufficient for speech, music and line-up tones. The highest measured frequency is half of it, 8 kHz. */
export const SAMPLE_RATE = 16_000;
/** Length of one window in samples: 250 ms. */
export const WINDOW_SAMPLES = SAMPLE_RATE / 4;
/** Maximum gap in milliseconds between adjacent windows; their times are rounded. */
export const SEAM_MS = 1;
/** Full scale of a 16-bit sample. */
const FULL_SCALE = 0x7fff;

/** A window, and the data needed to assess it together with its neighbors. */
export interface MeasuredWindow extends AudioLevels {
  timbre: Timbre;
  /** Loudness blocks of the continuous audio that the window is part of. */
  blocks: readonly LoudnessBlock[];
  /** For the voice detector, at 16 kHz; missing when there is too much audio to keep. */
  samples?: Int16Array;
  /** Probability of a voice, 0 to 1, for each 32 ms; missing where the detector did not run. */
  voice?: readonly number[];
}

/** Length of a window in milliseconds. */
const WINDOW_MS = (WINDOW_SAMPLES / SAMPLE_RATE) * 1000;
/** A window of silence: where a hole in the audio is, nothing is heard. */
const SILENT = {
  ...{ rmsDb: SILENCE_DB, peakDb: SILENCE_DB, tonality: 0, peakHz: 0, blocks: [] },
  timbre: timbreOf(new Float32Array(WINDOW_SAMPLES), SAMPLE_RATE),
};
/** Length of the audio that one probability of a voice is for, in ms. */
const VOICE_MS = (VOICE_WINDOW / SAMPLE_RATE) * 1000;
/** A voice with a shorter pause goes on, and a shorter one is a noise, in ms. */
const MIN_PAUSE_MS = 100;
const MIN_VOICE_MS = 200;
/** Probabilities of a voice in such a window. */
const NO_VOICE = Array.from({ length: 8 }, () => 0);

/** The samples as 16-bit integers; those beyond full scale are limited to it. */
export function sixteenBits(samples: Float32Array): Int16Array {
  const whole = new Int16Array(samples.length);
  for (let at = 0; at < whole.length; at += 1) {
    whole[at] = Math.round(Math.max(-1, Math.min(1, samples[at] ?? 0)) * FULL_SCALE);
  }
  return whole;
}

/** The inverse of `sixteenBits`: from -1 to 1. */
export const fractionsOf = (samples: Int16Array): Float32Array =>
  Float32Array.from(samples, (sample) => sample / FULL_SCALE);

/** Where the voice detector has found a voice so far: in time order and without overlap, in ms. */
export function voicesIn(measured: readonly MeasuredWindow[]): TimeRange[] {
  const found: TimeRange[] = [];
  let atMs = -Infinity;
  for (const { timeMs, voice } of measured.toSorted((a, b) => a.timeMs - b.timeMs)) {
    if (voice === undefined) continue;
    // A probability is for samples of two windows where the window's length is not a multiple of its length.
    if (Math.abs(timeMs - atMs) > VOICE_MS + SEAM_MS) atMs = timeMs;
    for (const probability of voice) {
      if (probability >= VOICE_THRESHOLD) found.push({ startMs: atMs, endMs: atMs + VOICE_MS });
      atMs += VOICE_MS;
    }
  }
  return joinRanges(found, MIN_PAUSE_MS).filter(({ startMs, endMs }) => endMs - startMs >= MIN_VOICE_MS);
}

/** The sound of a time range: one channel, 16 kHz, 16 bits; silence where none was kept. */
export function samplesIn(measured: readonly MeasuredWindow[], { startMs, endMs }: TimeRange): Int16Array {
  const place = (timeMs: number) => Math.round(((timeMs - startMs) / 1000) * SAMPLE_RATE);
  const found = new Int16Array(place(endMs));
  for (const { timeMs, durationMs, samples } of measured) {
    if (samples === undefined || timeMs + durationMs <= startMs || timeMs >= endMs) continue;
    const at = place(timeMs);
    found.set(samples.subarray(Math.max(0, -at), Math.max(0, found.length - at)), Math.max(0, at));
  }
  return found;
}

/** All windows in time order, with their likenesses and loudness. @param holes in the audio: they are silent */
export function audioMeasurements(
  measured: readonly MeasuredWindow[],
  holes: readonly TimeRange[],
): AudioMeasurement[] {
  const wasHeard = measured.some(({ voice }) => voice !== undefined);
  const silent = measured.length === 0 ? [] : holes.flatMap((hole) => silenceIn(hole, wasHeard));
  const sorted = [...measured, ...silent].toSorted((a, b) => a.timeMs - b.timeMs);
  const likenesses = audioLikenesses(sorted);
  return sorted.map((window, index): AudioMeasurement => {
    const { timeMs, durationMs, rmsDb, peakDb, tonality, peakHz } = window;
    const level = loudnessAt(window.blocks, timeMs, timeMs + durationMs);
    return {
      ...{ timeMs, durationMs, rmsDb, peakDb, tonality, peakHz },
      ...(likenesses[index] ?? { speech: 0, music: 0, applause: 0 }),
      // Audio that is too short has no loudness as defined by the standard. Its level is the closest substitute.
      lufs: level?.lufs ?? rmsDb,
      truePeakDb: level?.truePeakDb ?? peakDb,
    };
  });
}

/** Windows of silence as long as a hole. @param wasHeard whether the voice detector ran */
function silenceIn({ startMs, endMs }: TimeRange, wasHeard: boolean): MeasuredWindow[] {
  return Array.from({ length: Math.ceil((endMs - startMs) / WINDOW_MS) }, (_, index) => {
    const timeMs = startMs + index * WINDOW_MS;
    const durationMs = Math.min(WINDOW_MS, endMs - timeMs);
    return { ...SILENT, timeMs, durationMs, ...(wasHeard ? { voice: NO_VOICE } : {}) };
  });
}
