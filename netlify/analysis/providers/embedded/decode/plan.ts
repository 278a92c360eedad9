/** How a video is measured: every frame of it, or samples some seconds apart. */
export type Plan = 'full' | 'sampled';

/** What a video may cost, and what is wanted of it; every member has a default that fits a minute's request. */
export interface PlanOptions {
  /** Estimated decoding time in milliseconds up to which every frame is decoded. */
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
export const FULL_DECODE_MS = 20_000;
/** Samples of a long video, and the least distance between two of them in milliseconds. */
const MOST_SAMPLES = 120;
const LEAST_STEP_MS = 2000;

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

/** Distance of the samples in milliseconds for a time range of that length. */
export function stepFor(rangeMs: number): number {
  return Math.max(LEAST_STEP_MS, rangeMs / MOST_SAMPLES);
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
