import { AV_NOPTS_VALUE } from 'node-av/constants';
import type { TimeRange } from '@/contracts/time-range';
import { AnalysisFailure } from '../../../errors';
import type { MediaPart } from '../../../source/byte-source';
import { joinRanges } from '../measure/join-ranges';
import type { PartOrigin } from '../measure/measurements';
import type { ByteReader } from './byte-reader';
import { openVideo, type OpenOptions, type OpenVideo } from './open-video';
import { partReader } from './part-reader';
import { millisecondsIn } from './time';
import { MAX_PIXELS } from './track-decoder';
import { failures } from './worker-failure';

const PROTECTED_TAG = 'encv';
/** Audio begins at most this long before the first frame because of encoder delay, in microseconds. */
const MAX_EARLY_US = 500_000;
/** Maximum number of files that stay open: each takes memory, and a stream can have thousands. */
const MAX_OPEN = 8;
/** Deviation of times that are sums, in milliseconds. */
export const ROUNDING_MS = 0.5;

/** The time range that a part covers. */
export function rangeOf({ startMs, durationMs }: MediaPart): TimeRange {
  return { startMs, endMs: startMs + durationMs };
}

/** The union of time ranges, in time order, without the gaps that come from times being sums. */
export function joinSeams(ranges: readonly TimeRange[]): TimeRange[] {
  return joinRanges(ranges, 2 * ROUNDING_MS);
}

/** A part as stated, and until when it was decoded, in milliseconds. */
export interface DecodedPart extends TimeRange {
  decodedMs: number;
}

/** The files that a video consists of, by number: those of an HLS stream between two discontinuities, or a single one. */
export class VideoFiles {
  readonly #reader: ByteReader;
  readonly #parts: readonly MediaPart[] | undefined;
  readonly #options: OpenOptions;
  /** Those that are open, the one that was used last at the end. */
  readonly #open = new Map<number, OpenVideo>();
  /** Where each file opened so far is; undefined for one that cannot be opened. */
  readonly #origins = new Map<number, PartOrigin | undefined>();
  /** End of the last decoded frame of each file, in milliseconds. */
  readonly #ends = new Map<number, number>();

  /** @param parts undefined for a single file */
  constructor(reader: ByteReader, parts: readonly MediaPart[] | undefined, options: OpenOptions) {
    this.#reader = reader;
    this.#parts = parts;
    this.#options = { ...options };
  }

  get count(): number {
    return this.#parts?.length ?? 1;
  }

  /** As the playlist states, in milliseconds; undefined for a single file. */
  get durationMs(): number | undefined {
    const last = this.#parts?.at(-1);
    return last && last.startMs + last.durationMs;
  }

  /** Number of files that cannot be opened. */
  get lost(): number {
    return [...this.#origins.values()].filter((origin) => origin === undefined).length;
  }

  /** Where each file opened so far is, and the time on its clock at its start. */
  get origins(): PartOrigin[] {
    return [...this.#origins.values()].filter((origin) => origin !== undefined);
  }

  /** Whether the video has no time between its files, and all files tried so far could be opened. */
  get isContinuous(): boolean {
    return this.lost === 0 && joinSeams(this.ranges() ?? []).length <= 1;
  }

  startMsOf(number: number): number {
    return this.#parts?.[number]?.startMs ?? 0;
  }

  /** Number of the file at a time: the last one that begins before it. */
  numberAt(timeMs: number): number {
    const number = this.#parts?.findLastIndex(({ startMs }) => startMs <= timeMs + ROUNDING_MS) ?? 0;
    return Math.max(0, number);
  }

  /** The time ranges of the files as stated; undefined for a single file. */
  ranges(): TimeRange[] | undefined {
    return this.#parts?.map(rangeOf);
  }

  /** Notes the end of a decoded frame of a file, in milliseconds. */
  noteEnd(number: number, endMs: number): void {
    this.#ends.set(number, Math.max(endMs, this.#ends.get(number) ?? 0));
  }

  /** The parts as stated, and until when each was decoded, in milliseconds; undefined for a single file. */
  decodedParts(): readonly DecodedPart[] | undefined {
    return this.ranges()?.map((range, number) => ({
      ...range,
      decodedMs: this.#ends.get(number) ?? range.startMs,
    }));
  }

  /** What was decoded when the decoder has come to a time from the start on, without what is between the files. */
  decodedUntil(timeMs: number): TimeRange[] {
    const ranges = this.ranges() ?? [{ startMs: 0, endMs: timeMs }];
    return joinSeams(ranges.map(({ startMs, endMs }) => ({ startMs, endMs: Math.min(endMs, timeMs) })));
  }

  wasOpened(number: number): boolean {
    return this.#origins.has(number);
  }

  /** @throws AnalysisFailure `not-a-video`, `damaged`, `no-picture` or `unsupported-codec` */
  async first(): Promise<OpenVideo> {
    const video = await this.#opened(0);
    // The other files have the same tracks.
    this.#options.audioIndex = video.audioTrack?.index;
    return video;
  }

  /** Opens a file unless it is open. @returns undefined if it cannot be opened: the others are still of use */
  async at(number: number): Promise<OpenVideo | undefined> {
    const known = this.#open.get(number);
    if (known !== undefined) {
      this.#open.delete(number);
      this.#open.set(number, known);
      return known;
    }
    if (this.#origins.has(number) && this.#origins.get(number) === undefined) return undefined;
    try {
      return await this.#opened(number);
    } catch (error) {
      if (!(error instanceof AnalysisFailure)) throw error;
      if (!this.#reader.isOver) this.#origins.set(number, undefined);
      return undefined;
    }
  }

  /** Closes the files that were not used for the longest time, if too many are open. */
  async closeOthers(current: number): Promise<void> {
    for (const [number, { format }] of this.#open) {
      if (this.#open.size <= MAX_OPEN) return;
      if (number === current) continue;
      this.#open.delete(number);
      await format.closeInput();
    }
  }

  async #opened(number: number): Promise<OpenVideo> {
    const part = this.#parts?.[number];
    const video =
      part === undefined
        ? await openVideo(this.#reader, this.#options)
        : atPart(await openVideo(partReader(this.#reader, part), this.#options), part.startMs);
    const { codecTagString, width, height } = video.videoTrack.codecpar;
    if (codecTagString === PROTECTED_TAG) throw failures.isProtected();
    if (width * height > MAX_PIXELS) throw failures.tooManyPixels(width, height);
    this.#open.set(number, video);
    this.#origins.set(number, { startMs: part?.startMs ?? 0, originMs: video.fileOriginUs / 1000 });
    return video;
  }
}

/**
 * A file whose times are those of the whole video. A playlist states the times of frames: audio that begins before the
 * first one must not move them.
 */
function atPart(video: OpenVideo, startMs: number): OpenVideo {
  const { startTime, timeBase } = video.videoTrack;
  const frameUs = (millisecondsIn(startTime, timeBase, 0) ?? 0) * 1000;
  const isNear = startTime !== AV_NOPTS_VALUE && Math.abs(frameUs - video.originUs) < MAX_EARLY_US;
  const fileOriginUs = isNear ? frameUs : video.originUs;
  return { ...video, fileOriginUs, originUs: fileOriginUs - startMs * 1000 };
}
