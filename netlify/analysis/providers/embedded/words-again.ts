import type { AnalysisRequest } from '@/contracts/analysis';
import { isVideoMeasurements } from './decode/check-measurements';
import type { VideoMeasurements } from './measure/measurements';
import { unpackMeasurements } from './measure/packed-measurements';
import type { ModelManifest } from './vision/own-manifest';

/** Maximum numbers of measurements: more than a video of the maximum length has, so that nobody makes the function busy. */
const MAX_FRAMES = 20_000;
const MAX_WINDOWS_PER_S = 5;
const MAX_OTHERS = 20_000;

/** A partial reason about words: they are read again. */
const OF_WORDS = /^(captions|transcription)-/;

/**
 * The measurements of an earlier result, without its words, as they were before.
 *
 * @param again from a client: it can contain anything
 * @param manifests of the models added by the installation
 * @returns undefined if they cannot be used: the video must be measured anew
 */
export function knownMeasurements(
  { measurements, thumbnails = [] }: NonNullable<AnalysisRequest['again']>,
  manifests: readonly ModelManifest[],
  maxDurationMs: number,
): VideoMeasurements | undefined {
  const video = unpackMeasurements(measurements);
  if (!isVideoMeasurements(video, manifests) || !isOfVideo(video, maxDurationMs)) return undefined;
  return {
    ...video,
    cues: [],
    partial: video.partial.filter(({ code }) => !OF_WORDS.test(code)),
    thumbnails: thumbnails.map(({ timestamp, image }) => ({
      timeMs: timestamp,
      jpeg: Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'),
    })),
  };
}

/** Whether there are no more measurements than a video of this length can have. */
function isOfVideo(video: VideoMeasurements, maxDurationMs: number): boolean {
  const { durationMs, frames, audioWindows, transitions, flashes, decodedRanges } = video;
  const isInside = ({ timeMs }: { timeMs: number }) => timeMs >= 0 && timeMs <= durationMs + 1000;
  return (
    durationMs <= maxDurationMs &&
    frames.length <= MAX_FRAMES &&
    frames.every(isInside) &&
    audioWindows.length <= (durationMs / 1000 + 1) * MAX_WINDOWS_PER_S &&
    audioWindows.every(isInside) &&
    [transitions, flashes, decodedRanges].every((list) => list.length <= MAX_OTHERS)
  );
}
