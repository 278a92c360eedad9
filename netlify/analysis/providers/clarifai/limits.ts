import { AnalysisFailure } from '../../errors';
import type { VideoHeader } from './video-header';
import { MAX_SAMPLE_MS } from './settings';

/*
 * https://docs.clarifai.com/create-manage/inputs/upload ("Upload Limits", "Videos"): AVI, MP4, WMV, MOV and 3GPP; by
 * URL up to 300 MB or 10 minutes, as bytes less than 128 MB. Earlier pages of the same documentation name smaller
 * sizes; Clarifai's own refusal is translated too (`status-codes.ts`).
 */
const MAX_BYTES_BY_URL = 300_000_000;
const MAX_BYTES_SENT = 128_000_000 - 1;
const MAX_DURATION_MS = 600_000;

/**
 * Maximum number of frames that are requested. At 20 concepts each the answer is about 1 MB; a function may answer with
 * at most 6 MB.
 */
export const MAX_SAMPLES = 1_200;

export interface LimitedVideo {
  /** In bytes. */
  size: number;
  header: VideoHeader;
  /** Whether Clarifai fetches the video by itself. */
  isPublic: boolean;
  /** Our own limit in milliseconds. */
  maxDurationMs: number;
}

/**
 * Rejects before the call what Clarifai would refuse, or what would make it time out.
 *
 * @throws AnalysisFailure `not-a-video`, `too-large` or `too-long`, naming the limit
 */
export function checkLimits({ size, header, isPublic, maxDurationMs }: LimitedVideo): void {
  if (header.container === undefined) {
    const message =
      'The analysis provider (Clarifai) accepts MP4, MOV, 3GPP, AVI and WMV files. This file has another format.';
    throw new AnalysisFailure('not-a-video', message);
  }
  const maxBytes = isPublic ? MAX_BYTES_BY_URL : MAX_BYTES_SENT;
  if (size > maxBytes) {
    const megabytes = Math.ceil(maxBytes / 1_000_000);
    const message = `The analysis provider (Clarifai) accepts videos of up to ${megabytes} MB; this one has ${Math.ceil(size / 1_000_000)} MB.`;
    throw new AnalysisFailure('too-large', message);
  }
  const maxMs = Math.min(maxDurationMs, MAX_DURATION_MS);
  if (header.durationMs !== undefined && header.durationMs > maxMs) {
    const minutes = Math.round(maxMs / 60_000);
    const whose = maxMs < MAX_DURATION_MS ? 'The limit is' : 'The analysis provider (Clarifai) accepts up to';
    throw new AnalysisFailure('too-long', `The video is too long. ${whose} ${minutes} minutes.`);
  }
}

/**
 * Interval between two analyzed frames in milliseconds: the configured one, or a longer one that limits a long video to
 * `MAX_SAMPLES` frames.
 *
 * @param durationMs undefined if the file does not declare it; the longest allowed duration is then assumed
 */
export function sampleMsFor(durationMs: number | undefined, wantedMs: number): number {
  const least = Math.ceil((durationMs ?? MAX_DURATION_MS) / MAX_SAMPLES);
  return Math.min(MAX_SAMPLE_MS, Math.max(wantedMs, least));
}
