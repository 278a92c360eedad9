import type { SoundSample } from '@/contracts/timeline';
import type { VideoMeasurements } from '../measure/measurements';

/** Minimum distance of two points in milliseconds, and maximum number of points. */
const MIN_STEP_MS = 1000;
const MAX_POINTS = 1200;
/** Level of silence: the absolute gate of ITU-R BS.1770 in LUFS, and the same level in dBFS. */
const SILENCE = -70;

/** The number of the point that a time belongs to, from 0. */
export function pointAt(timeMs: number, durationMs: number): number {
  const stepMs = Math.max(MIN_STEP_MS, durationMs / MAX_POINTS);
  // Because of rounding, a window or frame may begin slightly before its second.
  return Math.min(MAX_POINTS - 1, Math.floor((timeMs + 0.5) / stepMs));
}

/**
 * Loudness of a video over time: the highest momentary loudness (EBU R 128) of each second, or, in a video of more
 * than 20 minutes, of each 1200th part. The time of a point is that of the first audio window of its second. There is
 * no point for a second without windows, because no audio was decoded there. Where the audio has a hole, it is silent.
 */
export function loudnessOverTime({ durationMs, audioWindows }: VideoMeasurements): SoundSample[] {
  const strip = new Map<number, SoundSample>();
  for (const { timeMs, lufs, rmsDb } of audioWindows) {
    const point = pointAt(timeMs, durationMs);
    const known = strip.get(point);
    // Momentary loudness extends beyond its window: a silent window counts as silent regardless of its neighbors.
    const loudness = rmsDb <= SILENCE ? SILENCE : Math.max(SILENCE, Math.round(lufs * 10) / 10);
    if (known === undefined) strip.set(point, { timestamp: Math.max(0, Math.round(timeMs)), loudness });
    else known.loudness = Math.max(known.loudness, loudness);
  }
  return [...strip.values()];
}
