import type { PartialReason } from '@/contracts/partial-reason';
import type { ByteSource, SubtitleFiles } from '../byte-source';
import { parseContentRange } from '../range-fetch';
import type { GuardedClient, GuardedResponse } from '../guarded-fetch';
import { rangeHeader } from '../range-fetch';
import { RangeSource } from '../range-source';
import { httpErrorFailure, tooMuchToRead, unreachable } from '../transport-failure';
import { MAX_WHOLE_BYTES, readWhole, type MemoryBudget } from '../whole-source';
import { chooseSubtitles, chooseVariant } from './choose-variant';
import { fetchSubtitles, type FetchedSubtitles } from './hls-subtitles';
import { broken, parsePlaylist, type Segment } from './playlist';
import { textOf } from './text-of';

/**
 * Segments whose size is asked for: as many as samples are taken of a long video (`MOST_SAMPLES`), so that of longer
 * ones every second, third … is read. A host that answers fast is asked for more: what lies between samples is decoded
 * to find the cuts there.
 */
const NEEDED_SEGMENTS = 120;
const MOST_SEGMENTS = 240;
/** As many as the longest programme that can be analyzed has at 3 s each. */
const MOST_OF_ALL_SEGMENTS = 3600;
/** A host is fast if it has told all sizes that are needed within this time, in milliseconds. */
const FAST_MS = 1500;
/** Requests for sizes at the same time. */
const AT_ONCE = 4;
/** Segments that stay open, each with the blocks that were read of it. */
const OPEN_SEGMENTS = 6;

interface SizedSegment {
  /** Where it begins in the video's bytes. */
  at: number;
  size: number;
  open: () => ByteSource;
}

/** What the segments have in common. */
interface Shared {
  client: GuardedClient;
  /** Most bytes that are read of the whole stream. */
  maxBytes: number;
  /** For segments that are in memory, as their host sends no parts. */
  memory: MemoryBudget;
  traffic: Traffic;
  /** The files of segments, by address: several segments can be parts of one. */
  files: Map<string, Promise<SegmentFile>>;
}

/** A file that a segment is, or is a part of. */
interface SegmentFile {
  size: number;
  open: () => ByteSource;
}

/** Bytes fetched so far: counted apart from the segments, which are forgotten. */
interface Traffic {
  bytes: number;
}

/** What a stream has beyond its segments, and what is missing in them. */
interface StreamParts {
  partial: PartialReason[];
  traffic: Traffic;
  maxBytesRead: number;
  subtitles?: () => Promise<FetchedSubtitles>;
}

/** A stream of HTTP Live Streaming as one file: its segments one after another, which is a file again. */
export class HlsSource implements ByteSource {
  readonly contentType = 'application/vnd.apple.mpegurl';
  readonly size: number;
  readonly partial: readonly PartialReason[];
  readonly maxBytesRead: number;
  readonly readSubtitles?: () => Promise<SubtitleFiles>;
  readonly #segments: readonly SizedSegment[];
  readonly #open = new Map<SizedSegment, ByteSource>();
  readonly #traffic: Traffic;

  constructor(segments: readonly SizedSegment[], { partial, traffic, maxBytesRead, subtitles }: StreamParts) {
    this.#segments = segments;
    this.#traffic = traffic;
    this.partial = partial;
    this.maxBytesRead = maxBytesRead;
    if (subtitles !== undefined) {
      this.readSubtitles = async () => {
        const { bytesRead, ...read } = await subtitles();
        traffic.bytes += bytesRead;
        return read;
      };
    }
    this.size = segments.reduce((sum, segment) => sum + segment.size, 0);
  }

  get bytesRead(): number {
    return this.#traffic.bytes;
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const end = Math.min(offset + length, this.size);
    if (end <= offset) return new Uint8Array(0);
    const result = new Uint8Array(end - offset);
    for (const segment of this.#segments) {
      const [from, to] = [Math.max(offset, segment.at), Math.min(end, segment.at + segment.size)];
      if (from >= to) continue;
      result.set(await this.#opened(segment).read(from - segment.at, to - from), from - offset);
    }
    return result;
  }

  #opened(segment: SizedSegment): ByteSource {
    const source = this.#open.get(segment) ?? segment.open();
    this.#open.delete(segment);
    this.#open.set(segment, source);
    const [oldest] = this.#open.keys();
    if (this.#open.size > OPEN_SEGMENTS && oldest !== undefined) this.#open.delete(oldest);
    return source;
  }
}

/**
 * Opens a stream by its playlist. Every address in it passes the same guard as the first one.
 *
 * @param response the answer with the playlist, whose body has not been read
 * @param segmentsMs see `HttpSourceOptions`
 * @throws AnalysisFailure what `parsePlaylist` throws, `too-large`, `unreachable` or `too-slow`
 */
export async function openHls(
  client: GuardedClient,
  response: GuardedResponse,
  maxBytes: number,
  segmentsMs?: number,
): Promise<HlsSource> {
  let playlist = parsePlaylist(await textOf(response), response.url);
  const traffic = { bytes: 0 };
  const parts: StreamParts = { partial: [], traffic, maxBytesRead: maxBytes };
  if (playlist.kind === 'master') {
    const variant = chooseVariant(playlist.variants);
    if (variant === undefined) throw broken();
    if (variant.hasSeparateAudio) parts.partial.push({ code: 'audio-apart', values: {} });
    const track = chooseSubtitles(playlist.subtitles, variant);
    if (track !== undefined) parts.subtitles = () => fetchSubtitles(client, track.url);
    const answer = await client.get(variant.url, {});
    playlist = parsePlaylist(await textOf(answer), answer.url);
  }
  if (playlist.kind === 'master') throw broken();
  const memory = { left: MAX_WHOLE_BYTES };
  const shared: Shared = { client, maxBytes, memory, traffic, files: new Map() };
  const started = performance.now();
  const needed = await sized(shared, spread(playlist.segments, NEEDED_SEGMENTS));
  const tookMs = performance.now() - started;
  const most = segmentsMs === undefined ? MOST_SEGMENTS : MOST_OF_ALL_SEGMENTS;
  const allMs = segmentsMs === undefined ? tookMs : (tookMs * playlist.segments.length) / NEEDED_SEGMENTS;
  const isFast = allMs < (segmentsMs ?? FAST_MS);
  return new HlsSource(isFast ? await sized(shared, spread(playlist.segments, most)) : needed, parts);
}

/** At most so many of the segments, evenly spread, each with its initialization section. */
function spread(segments: readonly Segment[], most: number): Segment[] {
  const count = segments.filter((segment) => segment.durationMs > 0).length;
  const stride = Math.ceil(count / most);
  let index = -1;
  const taken = segments.filter((segment) => {
    if (segment.durationMs === 0) return true;
    index += 1;
    return index % stride === 0;
  });
  // Of several sections in a row only the last is in force: a playlist can have any number of them.
  return taken.filter((segment, at) => segment.durationMs > 0 || (taken[at + 1]?.durationMs ?? 0) > 0);
}

async function sized(shared: Shared, segments: readonly Segment[]): Promise<SizedSegment[]> {
  const found: Omit<SizedSegment, 'at'>[] = [];
  for (let start = 0; start < segments.length; start += AT_ONCE) {
    const some = segments.slice(start, start + AT_ONCE);
    found.push(...(await Promise.all(some.map((segment) => sizeOf(shared, segment)))));
  }
  let at = 0;
  const placed = found.map((segment) => {
    const here = { ...segment, at };
    at += segment.size;
    return here;
  });
  return placed;
}

async function sizeOf(shared: Shared, { url, part }: Segment): Promise<SegmentFile> {
  const known = shared.files.get(url) ?? fileAt(shared, url);
  shared.files.set(url, known);
  const file = await known;
  if (part === undefined) return file;
  if (part.start + part.length > file.size) throw broken();
  return { size: part.length, open: () => new PartSource(file.open(), part) };
}

async function fileAt({ client, maxBytes, memory, traffic }: Shared, address: string): Promise<SegmentFile> {
  const response = await client.get(address, { range: rangeHeader(0, 1) });
  const { status, headers, isPublic, url } = response;
  const onBytes = (count: number): void => {
    traffic.bytes += count;
    if (traffic.bytes > maxBytes) throw tooMuchToRead(maxBytes);
  };
  if (status === 200) {
    // The host knows no ranges: what it sends is the whole file, which is stored.
    const whole = await readWhole(response, maxBytes, '', memory);
    onBytes(whole.size);
    return { size: whole.size, open: () => whole };
  }
  response.discard();
  if (status !== 206) throw httpErrorFailure(status, isPublic);
  const total = parseContentRange(headers['content-range'])?.total;
  if (total === undefined) throw unreachable('The host does not say how long the parts of the stream are.');
  const file = { url: url.href, size: total, etag: headers.etag, lastModified: headers['last-modified'] };
  return {
    size: total,
    open: () => new RangeSource({ client, file, contentType: '', maxBytesRead: maxBytes, onBytes }),
  };
}

/** A part of a file as a file of its own. */
class PartSource implements ByteSource {
  readonly contentType = '';
  readonly size: number;

  constructor(
    private readonly whole: ByteSource,
    private readonly part: { start: number; length: number },
  ) {
    this.size = part.length;
  }

  get bytesRead(): number {
    return this.whole.bytesRead;
  }

  read(offset: number, length: number): Promise<Uint8Array> {
    const end = Math.min(offset + length, this.size);
    return end <= offset
      ? Promise.resolve(new Uint8Array(0))
      : this.whole.read(this.part.start + offset, end - offset);
  }
}
