import type { AnalysisResponse } from '@/contracts/analysis';
import { analyzedUntil } from './concept-ranges';
import { MIN_WINDOW_MS, TONE_MEASURES, TONE_WINDOW_MS, toneIn, type Tone } from './program-tone';

/** The tone just before and just after a break. */
export interface ToneStep {
  before: Tone;
  after: Tone;
}

/** The tone in the 10 s before a time and in the 10 s after it; empty on a side of less than 5 s. */
export function toneStepAt(response: AnalysisResponse, timeMs: number): ToneStep {
  const side = (startMs: number, endMs: number) => {
    const range = { startMs: Math.max(0, startMs), endMs: Math.min(endMs, analyzedUntil(response)) };
    return range.endMs - range.startMs < MIN_WINDOW_MS ? {} : toneIn(response, range);
  };
  return {
    // The cut at the break itself is on neither side.
    before: side(timeMs - 1 - TONE_WINDOW_MS, timeMs - 1),
    after: side(timeMs, timeMs + TONE_WINDOW_MS),
  };
}

/** A change across a break that an audience notices. */
export type ToneChange =
  /** `times`: how many times as fast, at least 2. */
  | { kind: 'faster' | 'slower'; times: number | undefined }
  /** `decibels`: the difference, more than 0. */
  | { kind: 'louder' | 'quieter'; decibels: number }
  | { kind: 'silent' | 'audible' }
  | { kind: 'brighter' | 'darker' | 'more-voice' | 'less-voice' | 'more-music' | 'less-music' };

/** The least differences that count. In 10 s, 12 cuts a minute are two cuts. Light and time as shares. */
const LEAST = { pace: 12, loudness: 3, light: 0.1, voice: 0.5, music: 0.5 };
/** Loudness below this, in LUFS, is silence. */
const SILENCE_LUFS = -60;

/**
 * The changes across a break that are large enough to be noticed, in the order of the measures; undefined if there is
 * no measure that is known on both sides. The least differences are our choice, except for loudness: 3 dB is twice the
 * power.
 */
export function toneChanges({ before, after }: ToneStep): ToneChange[] | undefined {
  const known = TONE_MEASURES.flatMap((measure) => {
    const [from, to] = [before[measure], after[measure]];
    return from === undefined || to === undefined ? [] : [{ measure, from, to }];
  });
  if (known.length === 0) return undefined;
  return known
    .filter(({ measure, from, to }) => Math.abs(to - from) >= LEAST[measure])
    .map(({ measure, from, to }): ToneChange => {
      const isMore = to > from;
      if (measure === 'pace') return { kind: isMore ? 'faster' : 'slower', times: timesOf(from, to) };
      if (measure === 'light') return { kind: isMore ? 'brighter' : 'darker' };
      if (measure !== 'loudness') return { kind: `${isMore ? 'more' : 'less'}-${measure}` };
      if (Math.min(from, to) < SILENCE_LUFS) return { kind: isMore ? 'audible' : 'silent' };
      return { kind: isMore ? 'louder' : 'quieter', decibels: Math.abs(to - from) };
    });
}

/** How many times the lower pace the higher one is; 1.75 is called twice. Undefined if it is less, or not finite. */
function timesOf(from: number, to: number): number | undefined {
  const times = Math.floor(Math.max(from, to) / Math.min(from, to) + 0.25);
  return times >= 2 && Number.isFinite(times) ? times : undefined;
}
