import { afterFrames, coveredShare } from '../../../coverage';
import type { VideoMeasurements } from './measurements';

/**
 * The share of a video's length that its measurements speak for, 0 to 1. Counted is, each moment once,
 *
 * - where every frame was decoded, damaged ones among them included,
 * - a second from each single frame on,
 * - where audio was measured.
 *
 * Timed text is not counted: it is known without the video being seen.
 */
export function coverageOf({ durationMs, frames, audioWindows, decodedRanges }: VideoMeasurements): number {
  const isDecoded = (timeMs: number) =>
    decodedRanges.some(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs);
  const single = frames.map(({ timeMs }) => timeMs).filter((timeMs) => !isDecoded(timeMs));
  const audio = audioWindows.map(({ timeMs, durationMs: ms }) => ({ startMs: timeMs, endMs: timeMs + ms }));
  return coveredShare([...decodedRanges, ...afterFrames(single), ...audio], durationMs);
}
