import type { SoundSample } from '@/contracts/analysis';
import type { VideoMeasurements } from '../measure/measurements';

/** Least distance of two points in milliseconds, and points at most. */
const LEAST_STEP_MS = 1000;
const MOST_POINTS = 1200;
/** What stands for silence: the absolute gate of ITU-R BS.1770 in LUFS, and the same level in dBFS. */
const SILENCE = -70;

/**
 * How loud a video is over time: the highest momentary loudness (EBU R 128) of each second, or in a video of
 * more than 20 minutes of each 1200th part. A point stands at the first audio window of its second;
 * there is none for a second without any, because the video has none there or because none was decoded.
 */
export function loudnessOverTime({ durationMs, audioWindows }: VideoMeasurements): SoundSample[] {
  const stepMs = Math.max(LEAST_STEP_MS, durationMs / MOST_POINTS);
  const strip = new Map<number, SoundSample>();
  for (const { timeMs, lufs, rmsDb } of audioWindows) {
    // A window may begin a rounding before its second.
    const step = Math.min(MOST_POINTS - 1, Math.floor((timeMs + 0.5) / stepMs));
    const known = strip.get(step);
    // What is momentary reaches over the edges of its window: a silent one is silent whatever is beside it.
    const loudness = rmsDb <= SILENCE ? SILENCE : Math.max(SILENCE, Math.round(lufs * 10) / 10);
    if (known === undefined) strip.set(step, { timestamp: Math.max(0, Math.round(timeMs)), loudness });
    else known.loudness = Math.max(known.loudness, loudness);
  }
  return [...strip.values()];
}
