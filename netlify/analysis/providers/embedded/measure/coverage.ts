import { afterFrames, coveredShare } from '../../../coverage';
import type { VideoMeasurements } from './measurements';

/**
 * The share of a video's length that its measurements cover, 0 to 1. Covered, each moment once, are
 *
 * - time ranges in which every frame was decoded, including damaged frames,
 * - one second from each single frame on,
 * - time ranges in which audio was measured.
 *
 * Timed text does not count: it is known without decoding the video.
 */
export function coverageOf({ durationMs, frames, audioWindows, decodedRanges }: VideoMeasurements): number {
  const isDecoded = (timeMs: number) =>
    decodedRanges.some(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs);
  const single = frames.map(({ timeMs }) => timeMs).filter((timeMs) => !isDecoded(timeMs));
  const audio = audioWindows.map(({ timeMs, durationMs: ms }) => ({ startMs: timeMs, endMs: timeMs + ms }));
  return coveredShare([...decodedRanges, ...afterFrames(single), ...audio], durationMs);
}
