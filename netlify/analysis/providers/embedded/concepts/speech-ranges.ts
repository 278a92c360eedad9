import type { Shot } from '@/contracts/analysis';
import type { VideoMeasurements } from '../measure/measurements';

/** A window speaks from this likeness on: where the concept `speech` is as likely as not. */
const LEAST_LIKENESS = 0.5;
/** Pauses up to this length in milliseconds lie within speech: between words, not between lines. */
const LONGEST_GAP_MS = 300;

/**
 * Where somebody speaks, by the lines of the captions and the likeness of the audio to speech.
 *
 * @returns ranges in whole milliseconds, in time order and apart from each other; undefined when there is neither audio
 *   nor a caption to tell it
 */
export function speechRanges({ durationMs, audioWindows, cues }: VideoMeasurements): Shot[] | undefined {
  if (audioWindows.length === 0 && cues.length === 0) return undefined;
  const voices = audioWindows
    .filter(({ speech }) => speech >= LEAST_LIKENESS)
    .map((window) => ({ startMs: window.timeMs, endMs: window.timeMs + window.durationMs }));
  const spoken: Shot[] = [];
  for (const { startMs, endMs } of [...voices, ...cues].sort((a, b) => a.startMs - b.startMs)) {
    const range = { start: Math.round(Math.max(0, startMs)), end: Math.round(Math.min(endMs, durationMs)) };
    const last = spoken.at(-1);
    if (range.start >= range.end) continue;
    if (last && range.start - last.end <= LONGEST_GAP_MS) last.end = Math.max(last.end, range.end);
    else spoken.push(range);
  }
  return spoken;
}
