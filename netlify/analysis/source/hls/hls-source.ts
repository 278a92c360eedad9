import type { WordsRequest } from '@/contracts/analysis-request';
import type { CaptionTrack } from '@/contracts/transcript';
import type { PartialReason } from '@/contracts/partial-reason';
import { AnalysisFailure } from '../../errors';
import type { ByteSource, MediaPart, SubtitleFiles } from '../byte-source';
import type { GuardedClient, GuardedResponse } from '../guarded-fetch';
import { transferLimit } from '../range-source';
import { MAX_WHOLE_BYTES } from '../whole-source';
import { parsePresentation } from '../dash/media-presentation';
import type { FetchedSubtitles } from './hls-subtitles';
import { MissingSegments } from './missing-segments';
import { openPlaylist, type OpenPlaylist } from './open-playlist';
import type { Segment } from './playlist';
import {
  sized,
  type SegmentFile,
  type Shared,
  type Sized,
  type SizedRange,
  type Traffic,
} from './segment-files';
import { textOf } from './text-of';

/**
 * Numbers of segments whose sizes are requested. Needed are as many as samples are taken of a long video
 * (`MAX_SAMPLES`); of longer streams only every second, third … segment is read. More are requested if the host is
 * fast: the frames between the samples are decoded to find cuts.
 */
const NEEDED_SEGMENTS = 120;
const MAX_SEGMENTS = 240;
/** Number of segments of 3 s in the longest video that can be analyzed. */
const MAX_OF_ALL_SEGMENTS = 3600;
/** A host is fast if it has answered all necessary size requests within this time, in milliseconds. */
const FAST_MS = 1500;
/** Maximum number of segment files that stay open, each with its cached blocks. */
const OPEN_FILES = 6;

/** What belongs to a stream besides its segments, and what these lack. */
interface StreamExtras {
  partial: PartialReason[];
  segmentBoundaries: readonly number[] | undefined;
  traffic: Traffic;
  subtitleTracks?: readonly CaptionTrack[];
  subtitles?: () => Promise<FetchedSubtitles>;
}

/** An HLS or DASH stream as the concatenation of its segments, and the parts that are files of their own. */
export class HlsSource implements ByteSource {
  readonly contentType = 'application/vnd.apple.mpegurl';
  readonly size: number;
  readonly partial: readonly PartialReason[];
  readonly hasGaps: boolean;
  readonly segmentBoundaries?: readonly number[];
  readonly subtitleTracks: readonly CaptionTrack[] | undefined;
  readonly readSubtitles?: () => Promise<SubtitleFiles>;
  readonly parts: readonly MediaPart[];
  readonly audioParts?: readonly MediaPart[];
  readonly #ranges: readonly SizedRange[];
  readonly #open = new Map<SegmentFile, ByteSource>();
  readonly #traffic: Traffic;

  /**
   * @param sound its segments, if they are not those of the picture
   * @param hasGaps whether segments of the stream are left out
   */
  constructor(
    { ranges, parts }: Sized,
    sound: Sized | undefined,
    hasGaps: boolean,
    { partial, segmentBoundaries, traffic, subtitleTracks, subtitles }: StreamExtras,
  ) {
    const pictureSize = sizeOfAll(ranges);
    const later = (sound?.ranges ?? []).map((range) => ({ ...range, at: range.at + pictureSize }));
    this.#ranges = [...ranges, ...later];
    this.parts = parts;
    if (sound !== undefined)
      this.audioParts = sound.parts.map((part) => ({ ...part, offset: part.offset + pictureSize }));
    this.hasGaps = hasGaps;
    this.#traffic = traffic;
    this.partial = partial;
    if (segmentBoundaries !== undefined) this.segmentBoundaries = segmentBoundaries;
    this.subtitleTracks = subtitleTracks;
    if (subtitles !== undefined) {
      this.readSubtitles = async () => {
        const { bytesRead, ...read } = await subtitles();
        traffic.bytes += bytesRead;
        return read;
      };
    }
    this.size = sizeOfAll(this.#ranges);
    // Bytes read to determine the sizes do not count against the transfer limit of the video.
    traffic.most = Math.min(traffic.most, traffic.bytes + transferLimit(this.size, traffic.most));
  }

  get maxBytesRead(): number {
    return this.#traffic.most;
  }

  get bytesRead(): number {
    return this.#traffic.bytes;
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const end = Math.min(offset + length, this.size);
    if (end <= offset) return new Uint8Array(0);
    const result = new Uint8Array(end - offset);
    for (const range of this.#ranges) {
      const [from, to] = [Math.max(offset, range.at), Math.min(end, range.at + range.size)];
      if (from >= to) continue;
      const bytes = await this.#opened(range.file).read(range.start + from - range.at, to - from);
      result.set(bytes, from - offset);
    }
    return result;
  }

  #opened(file: SegmentFile): ByteSource {
    const source = this.#open.get(file) ?? file.open();
    this.#open.delete(file);
    this.#open.set(file, source);
    const [oldest] = this.#open.keys();
    if (this.#open.size > OPEN_FILES && oldest !== undefined) this.#open.delete(oldest);
    return source;
  }
}

function sizeOfAll(ranges: readonly SizedRange[]): number {
  return ranges.reduce((sum, range) => sum + range.size, 0);
}

interface StreamOptions {
  segmentsMs?: number | undefined;
  words?: WordsRequest | undefined;
}

/**
 * Opens a stream by its playlist. Every URL in it passes the same guard as the first one.
 *
 * @param response the answer with the playlist, its body not yet read
 * @param options see `HttpSourceOptions`
 * @throws AnalysisFailure of `parsePlaylist`, `too-large`, `unreachable` or `too-slow`
 */
export async function openHls(
  client: GuardedClient,
  response: GuardedResponse,
  maxBytes: number,
  options: StreamOptions = {},
): Promise<HlsSource> {
  return openStream(client, await openPlaylist(client, response, options.words), maxBytes, options);
}

/** Opens the stream of a DASH presentation, as `openHls` does. @throws AnalysisFailure of `parsePresentation` too */
export async function openDash(
  client: GuardedClient,
  response: GuardedResponse,
  maxBytes: number,
  options: StreamOptions = {},
): Promise<HlsSource> {
  const presentation = parsePresentation(await textOf(response), response.url);
  return openStream(client, presentation, maxBytes, options);
}

async function openStream(
  client: GuardedClient,
  { playlist, url: from, ...opened }: OpenPlaylist,
  maxBytes: number,
  { segmentsMs }: StreamOptions,
): Promise<HlsSource> {
  const traffic = { bytes: 0, most: maxBytes };
  const missing = new MissingSegments(playlist.segments);
  const { listed } = missing;
  const memory = { left: MAX_WHOLE_BYTES };
  const shared: Shared = { client, from, memory, traffic, missing, files: new Map() };
  const started = performance.now();
  const needed = await sized(shared, spread(listed, NEEDED_SEGMENTS));
  const tookMs = performance.now() - started;
  const most = segmentsMs === undefined ? MAX_SEGMENTS : MAX_OF_ALL_SEGMENTS;
  const allMs = segmentsMs === undefined ? tookMs : (tookMs * listed.length) / NEEDED_SEGMENTS;
  const isFast = allMs < (segmentsMs ?? FAST_MS);
  const taken = isFast ? await sized(shared, spread(listed, most)) : needed;
  const taking = isFast ? most : NEEDED_SEGMENTS;
  const sound = opened.audio && (await soundOf({ ...shared, from: opened.audio.url }, opened.audio, taking));
  const partial = [...opened.partial, ...missing.reasons];
  if (opened.audio && sound === undefined) partial.push({ code: 'audio-apart', values: {} });
  const hasGaps = strideOf(listed, taking) > 1;
  const segmentBoundaries = boundariesOf(playlist.segments);
  return new HlsSource(taken, sound, hasGaps, { ...opened, partial, segmentBoundaries, traffic });
}

/**
 * Where all segments of the playlist begin and the last one ends, in whole ms, also of those that are not read; undefined
 * if that is not exactly known.
 */
function boundariesOf(segments: readonly Segment[]): number[] | undefined {
  if (segments.some(({ isApproximate }) => isApproximate)) return undefined;
  const last = segments.at(-1);
  const end = last === undefined ? [] : [last.startMs + last.durationMs];
  return [...segments.map(({ startMs }) => startMs), ...end].map(Math.round);
}

/** The segments of the sound; undefined if they cannot be read: the picture is of use without them. */
async function soundOf(
  shared: Shared,
  { playlist }: NonNullable<OpenPlaylist['audio']>,
  most: number,
): Promise<Sized | undefined> {
  const missing = new MissingSegments(playlist.segments);
  try {
    return await sized({ ...shared, missing }, spread(missing.listed, most));
  } catch (error) {
    if (error instanceof AnalysisFailure) return undefined;
    throw error;
  }
}

/** Of so many segments one is taken, so that there are at most `most`. */
function strideOf(segments: readonly Segment[], most: number): number {
  return Math.ceil(segments.length / most);
}

/** At most `most` segments, evenly spread. */
function spread(segments: readonly Segment[], most: number): Segment[] {
  const stride = strideOf(segments, most);
  return segments.filter((_, index) => index % stride === 0);
}
