import type { Shot } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { joinRanges } from '../measure/join-ranges';
import type { AudioMeasurement, VideoMeasurements } from '../measure/measurements';

/** A window speaks from this likeness on: where the concept `speech` is as likely as not. */
const LEAST_LIKENESS = 0.5;
/** Nobody speaks below this level in dBFS (FFmpeg silencedetect) for this length in ms, a slot's. */
const SILENT_DB = -60;
const UNSPOKEN_MS = 500;
/** Nor in a tone with this share of the energy or more: voices have less (own measuring: up to 0.71 in a window). */
const TONE_SHARE = 0.95;
/** Pauses up to this length in milliseconds lie within speech: between words, not between lines. */
const LONGEST_GAP_MS = 300;
/** The likeness is taken over a second and a half: it begins before a voice and ends after it by so much. */
const EARLY_MS = 400;

/**
 * Where somebody speaks, by the lines of the captions and the likeness of the audio to speech.
 *
 * @returns ranges in whole milliseconds, in time order and apart from each other; undefined when there is neither audio
 *   nor a caption to tell it
 */
export function speechRanges({ durationMs, audioWindows, cues }: VideoMeasurements): Shot[] | undefined {
  if (audioWindows.length === 0 && cues.length === 0) return undefined;
  // The likeness is that of the second around a window too: it goes on across a short silence and into a line-up tone.
  const unspoken = joinRanges(
    audioWindows.filter(({ rmsDb, tonality }) => rmsDb < SILENT_DB || tonality >= TONE_SHARE).map(rangeOf),
    LONGEST_GAP_MS,
  ).filter(({ startMs, endMs }) => endMs - startMs >= UNSPOKEN_MS);
  const isUnspoken = ({ timeMs }: AudioMeasurement) =>
    unspoken.some(({ startMs, endMs }) => startMs <= timeMs && timeMs < endMs);
  const windows = audioWindows
    .filter((window) => window.speech >= LEAST_LIKENESS && !isUnspoken(window))
    .map(rangeOf);
  const voices = joinRanges(windows, LONGEST_GAP_MS).map(({ startMs, endMs }) => ({
    startMs: startMs + EARLY_MS,
    endMs: endMs - EARLY_MS,
  }));
  return joinRanges([...voices, ...cues], LONGEST_GAP_MS)
    .map(({ startMs, endMs }) => ({
      start: Math.round(Math.max(0, startMs)),
      end: Math.round(Math.min(endMs, durationMs)),
    }))
    .filter(({ start, end }) => start < end);
}

function rangeOf({ timeMs, durationMs }: AudioMeasurement): TimeRange {
  return { startMs: timeMs, endMs: timeMs + durationMs };
}
