import { MAX_URL_LENGTH } from '@/contracts/analysis';
import { AnalysisFailure } from '../../errors';
import { parseUrl } from '../parse-url';

/** A file, or a byte range of one. */
export interface FileRange {
  url: string;
  /** Missing for the whole file. */
  part?: { start: number; length: number };
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
}

/** One rendition of the video. */
export interface Variant {
  url: string;
  bandwidth: number;
  /** Missing if the playlist does not declare it. */
  width?: number;
  /** The subtitle group that belongs to it. */
  subtitles?: string;
  /** Whether its audio is in separate segments. */
  hasSeparateAudio: boolean;
}

/** A subtitle track with a separate playlist. */
export interface SubtitleTrack {
  url: string;
  group: string;
  /** As in BCP 47; `''` if the playlist does not declare it. */
  language: string;
  isDefault: boolean;
  /** Whether it contains only forced captions, such as translations of signs, and not the dialogue. */
  isForced: boolean;
}

export type Playlist =
  | { kind: 'master'; variants: Variant[]; subtitles: SubtitleTrack[] }
  | { kind: 'media'; segments: Segment[] };

/** Minimum duration of a segment, in ms. */
const MIN_SEGMENT_MS = 1;
/** Maximum number of lines that are read, to limit memory. */
const MAX_LINES = 50_000;
/** Maximum length of all its URLs, in characters: a short line is resolved to a URL as long as that of the playlist. */
const MAX_URLS_LENGTH = 8_000_000;
/** A rendition whose codecs all match has no video. */
const AUDIO_CODEC = /^(mp4a|ac-3|ec-3|opus|flac|mp3)/i;

/**
 * Reads a playlist of HTTP Live Streaming (RFC 8216).
 *
 * @param address URL of the playlist, which relative URLs in it refer to
 * @throws AnalysisFailure `not-a-video` for a live stream and for text that is not a playlist, `unsupported-codec` for
 *   an encrypted one
 */
export function parsePlaylist(text: string, address: URL): Playlist {
  const lines = text
    .split('\n', MAX_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines[0]?.replace(/^\uFEFF/, '') !== '#EXTM3U') throw broken();
  const isMaster = lines.some((line) => line.startsWith('#EXT-X-STREAM-INF:'));
  const resolve = resolverOf(address);
  return isMaster ? master(lines, resolve) : media(lines, resolve);
}

type Resolve = (uri: string) => string;

/** Resolves the URIs of a playlist. @throws AnalysisFailure `not-a-video` if they are invalid or too long */
function resolverOf(address: URL): Resolve {
  let length = 0;
  return (uri) => {
    const { href } = parseUrl(uri, address) ?? {};
    length += href?.length ?? 0;
    if (href === undefined || href.length > MAX_URL_LENGTH || length > MAX_URLS_LENGTH) throw broken();
    return href;
  };
}

function master(lines: readonly string[], resolve: Resolve): Playlist {
  const variants: ListedVariant[] = [];
  const subtitles: SubtitleTrack[] = [];
  /** For each audio group, whether all of its renditions are in separate segments. */
  const separateAudio = new Map<string, boolean>();
  /** Attributes of the rendition whose URI is on the next line. */
  let announced: ReadonlyMap<string, string> | undefined;
  for (const line of lines) {
    if (!line.startsWith('#')) {
      if (announced !== undefined) variants.push(...variantOf(announced, line, resolve));
      announced = undefined;
      continue;
    }
    const [tag, attributes] = attributesOf(line);
    if (tag === '#EXT-X-SESSION-KEY') checkKey(attributes);
    if (tag === '#EXT-X-MEDIA') {
      const [uri, group = ''] = [attributes.get('URI'), attributes.get('GROUP-ID')];
      if (attributes.get('TYPE') === 'AUDIO') {
        // A rendition without a URI is the audio inside the video segments (RFC 8216, 4.3.4.2.1).
        separateAudio.set(group, uri !== undefined && (separateAudio.get(group) ?? true));
      }
      if (attributes.get('TYPE') === 'SUBTITLES' && uri !== undefined) {
        subtitles.push({
          url: resolve(uri),
          group,
          language: attributes.get('LANGUAGE') ?? '',
          isDefault: attributes.get('DEFAULT') === 'YES',
          isForced: attributes.get('FORCED') === 'YES',
        });
      }
    }
    if (tag === '#EXT-X-STREAM-INF') announced = attributes;
  }
  // The audio groups may come after the renditions that refer to them.
  const withAudio = variants.map(({ audio, ...variant }) => ({
    ...variant,
    hasSeparateAudio: audio !== undefined && separateAudio.get(audio) === true,
  }));
  return { kind: 'master', variants: withAudio, subtitles };
}

type ListedVariant = Omit<Variant, 'hasSeparateAudio'> & { audio: string | undefined };

/** The rendition at a URI, as a list: empty if it has no video. */
function variantOf(attributes: ReadonlyMap<string, string>, uri: string, resolve: Resolve): ListedVariant[] {
  const codecs = (attributes.get('CODECS') ?? '').split(',').filter((codec) => codec !== '');
  if (codecs.length > 0 && codecs.every((codec) => AUDIO_CODEC.test(codec.trim()))) return [];
  const width = Number.parseInt(attributes.get('RESOLUTION') ?? '', 10);
  const bandwidth = Number(attributes.get('BANDWIDTH') ?? 0);
  const subtitles = attributes.get('SUBTITLES');
  return [
    {
      url: resolve(uri),
      bandwidth,
      ...(width > 0 ? { width } : {}),
      ...(subtitles === undefined ? {} : { subtitles }),
      audio: attributes.get('AUDIO'),
    },
  ];
}

function media(lines: readonly string[], resolve: Resolve): Playlist {
  const segments: Segment[] = [];
  /** Where the last byte range of each file ended: one without an offset continues there (RFC 8216, 4.3.2.2). */
  const ends = new Map<string, number>();
  let [startMs, durationMs] = [0, MIN_SEGMENT_MS];
  let range: string | undefined;
  let init: FileRange | undefined;
  let [isEnded, isDiscontinuous] = [false, false];
  for (const line of lines) {
    if (!line.startsWith('#')) {
      const file = rangeOf(resolve(line), range, ends);
      segments.push({ ...file, startMs, durationMs, isDiscontinuous, ...(init && { init }) });
      startMs += durationMs;
      [range, isDiscontinuous] = [undefined, false];
      continue;
    }
    const [tag, attributes] = attributesOf(line);
    if (tag === '#EXTINF')
      durationMs = Math.max(MIN_SEGMENT_MS, 1000 * Number.parseFloat(line.slice('#EXTINF:'.length)) || 0);
    if (tag === '#EXT-X-BYTERANGE') range = line.slice('#EXT-X-BYTERANGE:'.length);
    if (tag === '#EXT-X-DISCONTINUITY') isDiscontinuous = true;
    if (tag === '#EXT-X-KEY') checkKey(attributes);
    if (tag === '#EXT-X-ENDLIST') isEnded = true;
    if (tag === '#EXT-X-MAP') {
      const uri = attributes.get('URI');
      if (uri === undefined) throw broken();
      // The byte ranges of segments continue each other, also where such a section is read between them.
      init = rangeOf(resolve(uri), attributes.get('BYTERANGE'), new Map());
    }
  }
  if (!isEnded) throw live();
  if (segments.length === 0) throw broken();
  return { kind: 'media', segments };
}

/**
 * @param range `length@start`; undefined for the whole file
 * @param ends where the last range of each file ended; is updated
 */
function rangeOf(url: string, range: string | undefined, ends: Map<string, number>): FileRange {
  if (range === undefined) return { url };
  const [, length, start] = /^(\d+)(?:@(\d+))?$/.exec(range) ?? [];
  if (length === undefined) throw broken();
  const part = { start: start === undefined ? (ends.get(url) ?? 0) : Number(start), length: Number(length) };
  const end = part.start + part.length;
  if (!Number.isSafeInteger(end) || part.length === 0) throw broken();
  ends.set(url, end);
  return { url, part };
}

function checkKey(attributes: ReadonlyMap<string, string>): void {
  if (attributes.get('METHOD') === 'NONE') return;
  throw new AnalysisFailure(
    'unsupported-codec',
    'The stream is encrypted and cannot be decoded. Use a version without encryption.',
  );
}

export function broken(): AnalysisFailure {
  return new AnalysisFailure(
    'not-a-video',
    'The playlist cannot be read. Use the URL of an HLS playlist (.m3u8) of a complete video, or of a video file.',
  );
}

function live(): AnalysisFailure {
  return new AnalysisFailure('not-a-video', 'The playlist is a live stream. Use a recording of it.');
}

/**
 * The tag of a line of a playlist, and its attributes (RFC 8216, section 4.2): names with values, some of them quoted.
 */
function attributesOf(line: string): [tag: string, attributes: ReadonlyMap<string, string>] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, new Map()];
  // A name cannot start inside another name: otherwise a name without a value would be tried again at each of its
  // letters.
  const pairs = line.slice(colon + 1).matchAll(/(?<![A-Z0-9-])([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g);
  return [
    line.slice(0, colon),
    new Map(Array.from(pairs, ([, name, quoted, plain]) => [name ?? '', quoted ?? plain ?? ''])),
  ];
}
