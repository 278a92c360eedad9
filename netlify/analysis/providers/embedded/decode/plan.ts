import { MAX_THUMBNAILS } from '../measure/measurements';

/** How a video is measured: every frame of it, or samples some seconds apart. */
export type Plan = 'full' | 'sampled';

/** Limits for a video, and what to measure. Each member has a default for requests of one minute. */
export interface PlanOptions {
  /** Estimated decoding time in ms up to which every frame is decoded; by default depends on the available time. */
  fullDecodeMs?: number;
  /** Number of bytes after which optional reads are omitted; no limit unless given. */
  mostBytes?: number;
  /** Distance of the samples of a long video in milliseconds; by default depends on its length. */
  sampleStepMs?: number;
  /** Whether time ranges between samples are decoded to locate the cuts in them; default true. */
  placesCuts?: boolean;
  /** Whether timestamps that jump within a file are joined; default true. */
  joinsParts?: boolean;
  /** Whether parts of the video are left out on purpose; default false. It is sampled then. */
  hasGaps?: boolean;
  /** Whether audio is measured; default true. */
  withAudio?: boolean;
  /** Whether models process frames, if there are models; default true. */
  recognizesFrames?: boolean;
}

export interface VideoSize {
  /** Undefined when the container does not say. */
  durationMs: number | undefined;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Size of the file. */
  bytes: number;
}

/**
 * Decoding speed on two busy cores, measured with 1080p H.264: 7 to 10 ms per frame, of which scaling and comparing
 * take about 0.6 ms at any size. Idle cores are three times as fast.
 */
const PIXELS_PER_MS = 250_000;
const MS_PER_FRAME = 0.6;
/** Estimated time in milliseconds up to which a video is decoded in full. */
const FULL_DECODE_MS = 20_000;
/** Share of a short time budget that a full decode may take, so that some is left to sample the rest of the video. */
const FULL_SHARE = 0.6;
/** Share of the estimated time that idle cores need. */
const IDLE_SHARE = 1 / 3;
/** Time in milliseconds to sample the rest of a video when not every frame of it can be decoded. */
const SAMPLING_MS = 60_000;
/** Minimum time in milliseconds for a trial full decode: with less, the trial would use up half of it. */
const MIN_TO_TRY_MS = 120_000;
/** Maximum number of samples of a long video, and the minimum distance between two of them in milliseconds. */
const MAX_SAMPLES = 120;
const MIN_STEP_MS = 2000;
/** Thumbnails of a video, and so frames for models, with a short time budget; with a longer one three times as many. */
const THUMBNAILS = 240;
/** Time in milliseconds in which the number of samples above can be taken; with more time up to five times as many. */
const SAMPLES_MS = 30_000;
const MAX_TIMES = 5;

/** Estimated time in milliseconds to decode and measure every frame. */
export function fullDecodeMs(size: Omit<VideoSize, 'bytes'>): number {
  const frames = ((size.durationMs ?? 0) / 1000) * size.framesPerSecond;
  return frames * ((size.width * size.height) / PIXELS_PER_MS + MS_PER_FRAME);
}

/**
 * Decides how a video is measured. A video of unknown length is decoded in full: the deadline and the byte limit
 * apply to it too.
 *
 * @param mostMs estimated decoding time in milliseconds up to which every frame is decoded
 * @param mostBytes size of the file up to which all of it is read
 */
export function planFor(size: VideoSize, mostMs = FULL_DECODE_MS, mostBytes = Infinity): Plan {
  if (size.durationMs === undefined) return 'full';
  return fullDecodeMs(size) <= mostMs && size.bytes <= mostBytes ? 'full' : 'sampled';
}

/** Decoding every frame: for which videos, for how long, and whether it is aborted when it turns out to be too slow. */
export interface FullDecode {
  /** Estimated decoding time in milliseconds up to which a full decode is started. */
  mostMs: number;
  /** Time in milliseconds after which it ends; the rest is sampled. */
  deadlineMs: number;
  /** Whether it ends as soon as its speed shows that it would not finish in time. */
  isTrial: boolean;
}

/**
 * With the time budget of a background analysis, a full decode is tried for each video that idle cores and a fast
 * host could finish in time. Whether they are idle and fast is known only after the start.
 *
 * @param budgetMs total time for decoding, in milliseconds
 * @param mostMs see `PlanOptions.fullDecodeMs`
 */
export function fullDecodeFor(budgetMs: number, mostMs?: number): FullDecode {
  if (mostMs === undefined && budgetMs >= MIN_TO_TRY_MS) {
    const deadlineMs = budgetMs - SAMPLING_MS;
    return { mostMs: deadlineMs / IDLE_SHARE, deadlineMs, isTrial: true };
  }
  const most = mostMs ?? FULL_DECODE_MS;
  return { mostMs: most, deadlineMs: Math.min(most, budgetMs * FULL_SHARE), isTrial: false };
}

/**
 * Maximum number of thumbnails of a video. With the time budget of a background analysis it is one every four to
 * eight seconds of an hour, so that models see most shots.
 *
 * @param budgetMs total time for decoding, in milliseconds
 */
export function thumbnailsFor(budgetMs: number): number {
  return budgetMs >= MIN_TO_TRY_MS ? MAX_THUMBNAILS : THUMBNAILS;
}

/**
 * Distance of the samples in milliseconds for a time range of that length.
 *
 * @param budgetMs time for taking the samples, in milliseconds
 */
export function stepFor(rangeMs: number, budgetMs = SAMPLES_MS): number {
  const times = Math.min(MAX_TIMES, Math.max(1, budgetMs / SAMPLES_MS));
  return Math.max(MIN_STEP_MS, rangeMs / (MAX_SAMPLES * times));
}

/**
 * The order in which samples are taken: the first, the one in the middle, those half-way between them, and so on,
 * each round forward through the video. Whenever time runs out, the samples taken so far are spread evenly: no gap is
 * more than twice as long as with the same number of samples at equal distances.
 *
 * @returns each index from 0 to `count - 1` once
 */
export function samplingOrder(count: number): number[] {
  const order: number[] = [];
  const longest = 2 ** Math.ceil(Math.log2(Math.max(1, count)));
  for (let stride = longest; stride >= 1; stride /= 2) {
    for (let index = 0; index < count; index += stride) {
      if (stride === longest || index % (stride * 2) !== 0) order.push(index);
    }
  }
  return order;
}
