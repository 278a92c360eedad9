import { MOST_THUMBNAILS } from '../measure/measurements';

/** How a video is measured: every frame of it, or samples some seconds apart. */
export type Plan = 'full' | 'sampled';

/** What a video may cost, and what is wanted of it; every member has a default that fits a minute's request. */
export interface PlanOptions {
  /** Estimated decoding time in milliseconds up to which every frame is decoded; by the time there is unless given. */
  fullDecodeMs?: number;
  /** Bytes after which nothing is read any more that can be left out; no limit unless given. */
  mostBytes?: number;
  /** Distance of the samples of a long video in milliseconds; by its length unless given. */
  sampleStepMs?: number;
  /** Whether time ranges between samples are decoded to place the cuts in them; yes unless given. */
  placesCuts?: boolean;
  /** Whether audio is measured; yes unless given. */
  withAudio?: boolean;
  /** Whether models look at frames, where there are models; yes unless given. */
  recognizesFrames?: boolean;
}

export interface VideoSize {
  /** Undefined when the container does not say. */
  durationMs: number | undefined;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Of the file. */
  bytes: number;
}

/**
 * Decoding speed on two busy cores, from measuring 1080p H.264: 7 to 10 ms a frame, of which scaling
 * and comparing take about 0.6 ms whatever the size. Idle cores are three times as fast.
 */
const PIXELS_PER_MS = 250_000;
const MS_PER_FRAME = 0.6;
/** Estimated time in milliseconds up to which a video is decoded in full. */
const FULL_DECODE_MS = 20_000;
/** A full decode may take this share of a short time, so that some is left to sample the rest of the video. */
const FULL_SHARE = 0.6;
/** Idle cores need this share of the estimated time. */
const IDLE_SHARE = 1 / 3;
/** What sampling the rest of a video takes, in milliseconds, where not every frame of it can be decoded. */
const SAMPLING_MS = 60_000;
/** With less time than this, in milliseconds, the speed of a full decode is not tried: half of it would be lost. */
const LEAST_TO_TRY_MS = 120_000;
/** Samples of a long video, and the least distance between two of them in milliseconds. */
const MOST_SAMPLES = 120;
const LEAST_STEP_MS = 2000;
/** Thumbnails of a video, and so frames that models can see, where there is little time; with more time three times as many. */
const THUMBNAILS = 240;
/** In so many milliseconds the samples above can be taken; with more time there are more, up to five times as many. */
const SAMPLES_MS = 30_000;
const MOST_TIMES = 5;

/** Estimated time in milliseconds to decode and measure every frame. */
export function fullDecodeMs(size: Omit<VideoSize, 'bytes'>): number {
  const frames = ((size.durationMs ?? 0) / 1000) * size.framesPerSecond;
  return frames * ((size.width * size.height) / PIXELS_PER_MS + MS_PER_FRAME);
}

/**
 * Decides how a video is measured. One of unknown length is decoded in full: the deadline
 * and the limit of bytes apply to it too.
 *
 * @param mostMs estimated decoding time in milliseconds up to which every frame is decoded
 * @param mostBytes size of the file up to which all of it is read
 */
export function planFor(size: VideoSize, mostMs = FULL_DECODE_MS, mostBytes = Infinity): Plan {
  if (size.durationMs === undefined) return 'full';
  return fullDecodeMs(size) <= mostMs && size.bytes <= mostBytes ? 'full' : 'sampled';
}

/** Decoding every frame: which videos, for how long, and whether it is given up when it turns out to be too slow. */
export interface FullDecode {
  /** Estimated decoding time in milliseconds up to which it is begun. */
  mostMs: number;
  /** Time in milliseconds after which it ends; what follows is sampled. */
  deadlineMs: number;
  /** Whether it ends as soon as its speed tells that it would not come to the end in time. */
  isTrial: boolean;
}

/**
 * With the time of a background analysis, a full decode is tried of each video that idle cores and a fast host could do
 * in time: what they are is seen only then.
 *
 * @param budgetMs all time for decoding, in milliseconds
 * @param mostMs see `PlanOptions.fullDecodeMs`
 */
export function fullDecodeFor(budgetMs: number, mostMs?: number): FullDecode {
  if (mostMs === undefined && budgetMs >= LEAST_TO_TRY_MS) {
    const deadlineMs = budgetMs - SAMPLING_MS;
    return { mostMs: deadlineMs / IDLE_SHARE, deadlineMs, isTrial: true };
  }
  const most = mostMs ?? FULL_DECODE_MS;
  return { mostMs: most, deadlineMs: Math.min(most, budgetMs * FULL_SHARE), isTrial: false };
}

/**
 * How many thumbnails are taken of a video at most: with the time of a background analysis one every four to eight
 * seconds of an hour, so that models see most shots of it.
 *
 * @param budgetMs all time for decoding, in milliseconds
 */
export function thumbnailsFor(budgetMs: number): number {
  return budgetMs >= LEAST_TO_TRY_MS ? MOST_THUMBNAILS : THUMBNAILS;
}

/**
 * Distance of the samples in milliseconds for a time range of that length.
 *
 * @param budgetMs time for taking them, in milliseconds
 */
export function stepFor(rangeMs: number, budgetMs = SAMPLES_MS): number {
  const times = Math.min(MOST_TIMES, Math.max(1, budgetMs / SAMPLES_MS));
  return Math.max(LEAST_STEP_MS, rangeMs / (MOST_SAMPLES * times));
}

/**
 * The order in which samples are taken: the first, the one in the middle, those half-way between them, and so on, each
 * round forward through the video. Whenever time runs out, what there is lies evenly over the video: no gap is more
 * than twice as long as it would be between as many at equal distances.
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
