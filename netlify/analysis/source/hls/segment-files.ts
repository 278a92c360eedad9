import { checkEncoding } from '../check-encoding';
import type { ByteSource, MediaPart } from '../byte-source';
import type { GuardedClient } from '../guarded-fetch';
import { parseContentRange, rangeHeader } from '../range-fetch';
import { RangeSource } from '../range-source';
import { httpErrorFailure, tooMuchToRead, unreachable } from '../transport-failure';
import { MemorySource, readWhole, type MemoryBudget } from '../whole-source';
import type { MissingSegments } from './missing-segments';
import type { FileRange, Segment } from './playlist';
import { broken } from './playlist-failure';

/** Maximum number of concurrent size requests. */
const AT_ONCE = 4;

/** A file of the video, or a byte range of one, with its size. */
export interface SizedRange {
  file: SegmentFile;
  /** Offset in its file, in bytes. */
  start: number;
  size: number;
  /** Offset in the bytes of the video. */
  at: number;
}

/** Shared state of the segments. */
export interface Shared {
  client: GuardedClient;
  /** URL of the playlist that lists them. */
  from: URL;
  /** Budget for segments that are held in memory because their host does not support range requests. */
  memory: MemoryBudget;
  traffic: Traffic;
  missing: MissingSegments;
  /** The segment files by URL: several segments can be parts of one file. */
  files: Map<string, Promise<SegmentFile>>;
}

/** A file that contains one or more segments. */
export interface SegmentFile {
  size: number;
  open: () => ByteSource;
}

/** Bytes fetched of the whole stream. Counted here and not by segment, because segments are closed and opened again. */
export interface Traffic {
  bytes: number;
  most: number;
}

/** The files and byte ranges of a playlist in order, and the parts that they make up. */
export interface Sized {
  ranges: SizedRange[];
  parts: MediaPart[];
}

/** The parts of the video that the segments make up, and where their bytes are. */
export async function sized(shared: Shared, segments: readonly Segment[]): Promise<Sized> {
  const sizes = await sizesOf(shared, segments);
  const ranges: SizedRange[] = [];
  const parts: MediaPart[] = [];
  let at = 0;
  for (const { init, segments: own } of runsOf(segments.filter((segment) => sizes.has(segment)))) {
    if (init) sizes.set(init, await sizeOf(shared, init));
    const offset = at;
    for (const file of [...(init ? [init] : []), ...own]) {
      const range = sizes.get(file);
      if (range === undefined) continue;
      ranges.push({ ...range, at });
      at += range.size;
    }
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined || at === offset) continue;
    const durationMs = last.startMs + last.durationMs - first.startMs;
    parts.push({ offset, size: at - offset, startMs: first.startMs, durationMs });
  }
  return { ranges, parts };
}

/** The sizes of the segments that exist. @throws AnalysisFailure if too many are missing */
async function sizesOf(
  shared: Shared,
  segments: readonly Segment[],
): Promise<Map<FileRange, Omit<SizedRange, 'at'>>> {
  const sizes = new Map<FileRange, Omit<SizedRange, 'at'>>();
  for (let start = 0; start < segments.length; start += AT_ONCE) {
    const some = segments.slice(start, start + AT_ONCE);
    const asked = some.map((segment) => shared.missing.unlessAbsent(segment, sizeOf(shared, segment)));
    for (const [index, size] of (await Promise.all(asked)).entries()) {
      const segment = some[index];
      if (segment !== undefined && size !== undefined) sizes.set(segment, size);
    }
  }
  shared.missing.check(segments);
  return sizes;
}

/** Segments that together are one file: the same initialization section, timestamps that continue, nothing left out. */
interface Run {
  init: FileRange | undefined;
  segments: Segment[];
}

/** Deviation of times that are sums, in ms. */
const ROUNDING_MS = 0.01;

function runsOf(segments: readonly Segment[]): Run[] {
  const runs: Run[] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    const last = run?.segments.at(-1);
    const follows =
      last !== undefined &&
      !segment.isDiscontinuous &&
      segment.startMs <= last.startMs + last.durationMs + ROUNDING_MS &&
      keyOf(segment.init) === keyOf(run?.init);
    if (follows) run?.segments.push(segment);
    else runs.push({ init: segment.init, segments: [segment] });
  }
  return runs;
}

const keyOf = (range: FileRange | undefined): string =>
  range === undefined ? '' : `${range.part?.start ?? ''}+${range.part?.length ?? ''} ${range.url}`;

async function sizeOf(shared: Shared, { url, part }: FileRange): Promise<Omit<SizedRange, 'at'>> {
  const known = shared.files.get(url) ?? fileAt(shared, url);
  shared.files.set(url, known);
  const file = await known;
  if (part === undefined) return { file, start: 0, size: file.size };
  if (part.start + part.length > file.size) throw broken();
  return { file, start: part.start, size: part.length };
}

async function fileAt({ client, from, memory, traffic }: Shared, address: string): Promise<SegmentFile> {
  const response = await client.get(address, { range: rangeHeader(0, 1) }, from);
  const { status, headers, isPublic, url } = response;
  const onBytes = (count: number): void => {
    traffic.bytes += count;
    if (traffic.bytes > traffic.most) throw tooMuchToRead(traffic.most);
  };
  if (status === 200) {
    checkEncoding(response);
    // The host does not support range requests: it sends the whole file, which is kept in memory.
    const whole = await readWhole(response, traffic.most, '', memory);
    onBytes(whole.size);
    return { size: whole.size, open: () => whole };
  }
  response.discard();
  const total = parseContentRange(headers['content-range'])?.total;
  // An empty file has no first byte.
  if (status === 416 && total === 0) return { size: 0, open: () => new MemorySource(new Uint8Array(0), '') };
  if (status !== 206) throw httpErrorFailure(status, isPublic);
  checkEncoding(response);
  if (total === undefined) throw unreachable('The host does not say how long the parts of the stream are.');
  const file = { url: url.href, size: total, etag: headers.etag, lastModified: headers['last-modified'] };
  return {
    size: total,
    open: () => new RangeSource({ client, file, contentType: '', maxBytesRead: traffic.most, onBytes }),
  };
}
