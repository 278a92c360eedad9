import { MAX_WINDOWS, type FormatWindow } from '@/contracts/windows';
import { speechRanges } from '../concepts/speech-ranges';
import type { VideoMeasurements } from '../measure/measurements';
import { overlaysOf } from './overlays';
import { stepsOf } from './steps';
import { surfacesOf } from './surfaces';
import { pausesOf, squeezebacksOf } from './whole-frame';

/**
 * Room for advertisements beside the breaks, by start; pure. Empty if no place is free, undefined if no frame could be
 * compared with one shortly before it.
 */
export function windowsOf(video: VideoMeasurements): FormatWindow[] | undefined {
  if (video.windows !== undefined) return [...video.windows];
  const steps = stepsOf(video);
  if (steps.length === 0) return undefined;
  const { findings } = video;
  const speech = (speechRanges(video) ?? []).map(({ start, end }) => ({ startMs: start, endMs: end }));
  const all = [
    ...overlaysOf(steps, findings),
    ...squeezebacksOf(steps, findings),
    ...pausesOf(steps, findings, speech),
    ...surfacesOf(steps, findings),
  ];
  const longest = all.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, MAX_WINDOWS);
  return longest.toSorted((a, b) => a.start - b.start);
}
