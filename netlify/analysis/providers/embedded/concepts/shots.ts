import type { TimeRange } from '@/contracts/time-range';
import type { VideoMeasurements, Transition } from '../measure/measurements';
import { median } from '../measure/statistics';

/**
 * The shots of a video, in time order, without gaps. A shot ends at a cut, in the middle of a dissolve, and at the
 * dark end of a fade: words before a fade-out do not belong to what follows it.
 *
 * @param transitions those that divide the video
 */
export function shotsOf(video: VideoMeasurements, transitions: readonly Transition[]): TimeRange[] {
  const borders = transitions
    .map((transition) => borderOf(video, transition))
    .filter((timeMs) => timeMs > 0 && timeMs < video.durationMs)
    .toSorted((a, b) => a - b);
  const starts = [0, ...borders];
  return starts.map((startMs, index) => ({ startMs, endMs: starts[index + 1] ?? Number.POSITIVE_INFINITY }));
}

function borderOf(video: VideoMeasurements, transition: Transition): number {
  const { kind, startMs, endMs } = transition;
  return kind === 'fade' ? darkEndOf(video, transition) : (startMs + endMs) / 2;
}

function darkEndOf(video: VideoMeasurements, fade: Transition): number {
  if (fade.isIn !== undefined) return fade.isIn ? fade.startMs : fade.endMs;
  const middle = (fade.startMs + fade.endMs) / 2;
  const lumaBetween = (fromMs: number, toMs: number) =>
    median(video.frames.filter((p) => p.timeMs >= fromMs && p.timeMs <= toMs).map((p) => p.luma)) ?? 0;
  return lumaBetween(fade.startMs, middle) >= lumaBetween(middle, fade.endMs) ? fade.endMs : fade.startMs;
}
