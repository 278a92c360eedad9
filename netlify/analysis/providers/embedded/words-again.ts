import * as v from 'valibot';
import type { AnalysisRequest } from '@/contracts/analysis-request';
import { captionTracksSchema } from '@/contracts/transcript';
import { formatWindowsSchema } from '@/contracts/windows';
import { isVideoMeasurements } from './decode/check-measurements';
import type { FrameFindings, VideoMeasurements } from './measure/measurements';
import { unpackMeasurements } from './measure/packed-measurements';
import type { ModelManifest } from './vision/own-manifest';

/** Maximum numbers of measurements: more than a video of the maximum length has, so that nobody makes the function busy. */
const MAX_FRAMES = 20_000;
const MAX_WINDOWS_PER_S = 5;
const MAX_OTHERS = 20_000;
/** The same for what models found in all frames together, and the number and length of metadata (`open-video.ts`). */
const [MAX_OBJECTS, MAX_TEXTS] = [15_000, 4_000];
const [MAX_METADATA, MAX_METADATA_LENGTH] = [64, 2_000];
const MAX_PARTIAL = 64;

/** A partial reason about words: they are read again. */
const OF_WORDS = /^(captions|transcription)-/;

/**
 * The measurements of an earlier result, without its words, as they were before.
 *
 * @param again from a client: it can contain anything
 * @param manifests of the models added by the installation
 * @returns undefined if they cannot be used: the video must be measured again
 */
export function knownMeasurements(
  { measurements, thumbnails = [] }: NonNullable<AnalysisRequest['again']>,
  manifests: readonly ModelManifest[],
  maxDurationMs: number,
): VideoMeasurements | undefined {
  const unpacked = unpackMeasurements(measurements);
  if (unpacked === undefined) return undefined;
  // Tracks can be those of a stream, which the decoding child cannot know.
  const { captionTracks, windows, ...video } = unpacked;
  const tracks = v.safeParse(captionTracksSchema, captionTracks);
  const found = v.safeParse(formatWindowsSchema, windows);
  if (!isVideoMeasurements(video, manifests) || !isOfVideo(video, maxDurationMs)) return undefined;
  return {
    ...withoutWords(video),
    ...(tracks.success ? { captionTracks: tracks.output } : {}),
    ...(found.success ? { windows: found.output } : {}),
    thumbnails: thumbnails.map(({ timestamp, image }) => ({
      timeMs: timestamp,
      jpeg: Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'),
    })),
  };
}

/** Only the known members, without those about words. */
function withoutWords(video: VideoMeasurements): VideoMeasurements {
  const { durationMs, intervalMs, frames, audioWindows, transitions, flashes, loudness } = video;
  const { decodedRanges, findings, metadata, origins, partial } = video;
  return {
    ...{ durationMs, intervalMs, frames, audioWindows, transitions, flashes, decodedRanges, findings },
    ...{ metadata, cues: [], thumbnails: [] },
    ...(loudness === undefined ? {} : { loudness }),
    ...(origins === undefined ? {} : { origins }),
    partial: partial.filter(({ code }) => !OF_WORDS.test(code)),
  };
}

/** Whether there are no more measurements than a video of this length can have. */
function isOfVideo(video: VideoMeasurements, maxDurationMs: number): boolean {
  const { durationMs, frames, audioWindows, transitions, flashes, decodedRanges } = video;
  const { findings, metadata, origins = [], partial, loudness } = video;
  const isInside = ({ timeMs }: { timeMs: number }) => timeMs >= 0 && timeMs <= durationMs + 1000;
  const count = (of: (found: FrameFindings) => number) => findings.reduce((sum, found) => sum + of(found), 0);
  const texts = Object.values(metadata);
  return (
    durationMs <= maxDurationMs &&
    frames.length <= MAX_FRAMES &&
    frames.every(isInside) &&
    audioWindows.length <= (durationMs / 1000 + 1) * MAX_WINDOWS_PER_S &&
    audioWindows.every(isInside) &&
    [transitions, flashes, decodedRanges, origins].every((list) => list.length <= MAX_OTHERS) &&
    count(({ objects = [], faces = [], own = [] }) => objects.length + faces.length + own.length) <=
      MAX_OBJECTS &&
    count(({ texts: lines = [] }) => lines.length) <= MAX_TEXTS &&
    texts.length <= MAX_METADATA &&
    texts.every((text) => text.length <= MAX_METADATA_LENGTH) &&
    partial.length <= MAX_PARTIAL &&
    (loudness === undefined ||
      [loudness.integratedLufs, loudness.truePeakDb].every((level) => Number.isFinite(level)))
  );
}
