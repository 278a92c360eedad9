import { MAX_URL_LENGTH } from '@/contracts/analysis-request';
import { parseUrl } from '../parse-url';
import { attributesOf } from './attributes';
import { checkKey, isMultivariant, parseMultivariant, type MultivariantPlaylist } from './multivariant';
import { broken, live } from './playlist-failure';
import { Variables } from './variables';

/** A byte range of a file, in bytes. */
interface Part {
  start: number;
  length: number;
}

/** A file, or a byte range of one. */
export interface FileRange {
  url: string;
  /** Missing for the whole file. */
  part?: Part;
}

/** A segment of the stream. */
export interface Segment extends FileRange {
  /** Its place on the timeline, which the durations of the segments before it give, in ms. */
  startMs: number;
  /** In ms, at least 1. */
  durationMs: number;
  /** The initialization section that it needs (`EXT-X-MAP`). */
  init?: FileRange;
  /** Whether its encoding or its timestamps do not continue those of the segment before it. */
  isDiscontinuous: boolean;
  /** Whether it is marked as missing: its file must not be requested (`EXT-X-GAP`, RFC 8216bis, 4.4.4.7). */
  isGap?: boolean;
  /** Whether its times are not exact: DASH states some durations as a mean, or describes a whole file. */
  isApproximate?: boolean;
}

export interface MediaPlaylist {
  kind: 'media';
  /** Also those that are marked as missing. */
  segments: Segment[];
}

export type Playlist = MultivariantPlaylist | MediaPlaylist;

/** Minimum duration of a segment, in ms. */
const MIN_SEGMENT_MS = 1;
/** Maximum number of lines that are read, to limit memory. */
const MAX_LINES = 50_000;
/** Maximum length of all its URLs, in characters: a short line is resolved to a URL as long as that of the playlist. */
const MAX_URLS_LENGTH = 8_000_000;

/**
 * Reads a playlist of HTTP Live Streaming (RFC 8216; the parts of RFC 8216bis are named where they are read).
 *
 * @param address URL of the playlist, which relative URLs in it refer to
 * @param imported variables of the multivariant playlist that lists it; undefined if none does
 * @throws AnalysisFailure `not-a-video` for a live stream and for text that is not a playlist, `unsupported-codec` for
 *   an encrypted one
 */
export function parsePlaylist(text: string, address: URL, imported?: ReadonlyMap<string, string>): Playlist {
  const lines = text
    .split(/\r\n?|\n/, MAX_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!/^#EXTM3U(?!\S)/.test(lines[0]?.replace(/^\uFEFF/, '') ?? '')) throw broken();
  const resolve = resolverOf(address);
  const variables = new Variables(address, imported);
  return isMultivariant(lines)
    ? parseMultivariant(lines, resolve, variables)
    : media(lines, resolve, variables);
}

type Resolve = (uri: string, base?: URL) => string;

/** Resolves the URIs of a playlist, or of another base in it. @throws AnalysisFailure `not-a-video` if they are invalid or too long */
export function resolverOf(address: URL): Resolve {
  let length = 0;
  return (uri, base = address) => {
    const { href } = parseUrl(uri, base) ?? {};
    length += href?.length ?? 0;
    if (href === undefined || href.length > MAX_URL_LENGTH || length > MAX_URLS_LENGTH) throw broken();
    return href;
  };
}

function media(lines: readonly string[], resolve: Resolve, variables: Variables): MediaPlaylist {
  const segments: Segment[] = [];
  const ranges = new ByteRanges();
  let [startMs, durationMs] = [0, MIN_SEGMENT_MS];
  let range: string | undefined;
  let init: FileRange | undefined;
  let [isGap, isDiscontinuous, isEnded] = [false, false, false];
  for (const line of lines) {
    if (!line.startsWith('#')) {
      const url = resolve(variables.replace(line));
      const file = { url, ...ranges.ofSegment(url, range) };
      const marks = { isDiscontinuous, ...(isGap && { isGap }), ...(init && { init }) };
      segments.push({ ...file, startMs, durationMs, ...marks });
      startMs += durationMs;
      [range, isGap, isDiscontinuous] = [undefined, false, false];
      continue;
    }
    const [tag, attributes] = attributesOf(line, variables.replace);
    if (tag === '#EXTINF')
      durationMs = Math.max(MIN_SEGMENT_MS, 1000 * Number.parseFloat(line.slice('#EXTINF:'.length)) || 0);
    if (tag === '#EXT-X-BYTERANGE') range = line.slice('#EXT-X-BYTERANGE:'.length);
    if (tag === '#EXT-X-DISCONTINUITY') isDiscontinuous = true;
    if (tag === '#EXT-X-GAP') isGap = true;
    if (tag === '#EXT-X-DEFINE') variables.define(attributes);
    if (tag === '#EXT-X-KEY') checkKey(attributes);
    if (tag === '#EXT-X-ENDLIST' || isRecording(line)) isEnded = true;
    if (tag === '#EXT-X-MAP') {
      const uri = attributes.get('URI');
      if (uri === undefined) throw broken();
      const url = resolve(uri);
      init = { url, ...ranges.ofSection(url, attributes.get('BYTERANGE')) };
    }
  }
  if (!isEnded) throw live();
  if (!segments.some((segment) => segment.isGap !== true)) throw broken();
  return { kind: 'media', segments };
}

/** Whether a line declares a recording, to which a host cannot add segments (RFC 8216, 4.3.3.5). */
function isRecording(line: string): boolean {
  return /^#EXT-X-PLAYLIST-TYPE:\s*VOD$/.test(line);
}

/** The byte ranges of a playlist, written as `length@start` (RFC 8216, 4.3.2.2). */
class ByteRanges {
  /** By URL, the byte after the latest range of a segment, and after that of an initialization section. */
  readonly #segmentEnds = new Map<string, number>();
  readonly #sectionEnds = new Map<string, number>();

  /**
   * The part of a segment. Without a start it continues the previous segment of the same file, whatever is between
   * them. If there is none, it begins after the initialization section of the same file, or else at its start.
   */
  ofSegment(url: string, range: string | undefined): { part?: Part } {
    if (range === undefined) return {};
    const part = partOf(range, this.#segmentEnds.get(url) ?? this.#sectionEnds.get(url) ?? 0);
    this.#segmentEnds.set(url, part.start + part.length);
    return { part };
  }

  /** The part of an initialization section; it begins at the start of its file unless the range has a start. */
  ofSection(url: string, range: string | undefined): { part?: Part } {
    if (range === undefined) return {};
    const part = partOf(range, 0);
    this.#sectionEnds.set(url, part.start + part.length);
    return { part };
  }
}

function partOf(range: string, next: number): Part {
  const [, length, start] = /^(\d+)(?:@(\d+))?$/.exec(range.trim()) ?? [];
  if (length === undefined) throw broken();
  const part = { start: start === undefined ? next : Number(start), length: Number(length) };
  if (!Number.isSafeInteger(part.start + part.length) || part.length === 0) throw broken();
  return part;
}
