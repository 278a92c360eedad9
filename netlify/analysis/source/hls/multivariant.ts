import { attributesOf, type Attributes } from './attributes';
import { encrypted } from './playlist-failure';
import type { Variables } from './variables';

/** One rendition of the video. */
export interface Variant {
  url: string;
  /** Bits per second; 0 if the playlist does not declare it. */
  bandwidth: number;
  /** In pixels; missing if the playlist does not declare it. */
  width?: number;
  /** Whether a codec of its `CODECS` attribute is not one of audio or text. */
  hasVideoCodec?: boolean;
  /** The subtitle group that belongs to it. */
  subtitles?: string;
  /** The audio group that belongs to it. */
  audio?: string;
  /** Whether its audio is in separate segments. */
  hasSeparateAudio: boolean;
}

/** A track with a separate playlist. */
export interface Rendition {
  url: string;
  group: string;
  /** As in BCP 47; `''` if the playlist does not declare it. */
  language: string;
  isDefault: boolean;
  /** Whether a player may select it by the language of the user. */
  isAutoselect: boolean;
}

/** A subtitle track with a separate playlist. */
export interface SubtitleTrack extends Rendition {
  /** Whether it contains only forced captions, such as translations of signs, and not the dialogue. */
  isForced: boolean;
  /** Whether it also says what is heard, for people who cannot hear it. */
  isForDeaf?: boolean;
  name?: string | undefined;
}

export interface MultivariantPlaylist {
  kind: 'master';
  variants: Variant[];
  subtitles: SubtitleTrack[];
  audioRenditions: Rendition[];
  /** Its variables, which its media playlists can import. */
  variables: ReadonlyMap<string, string>;
}

/** A rendition whose codecs are all of audio or timed text has no video (RFC 6381; registry of mp4ra.org). */
const NO_VIDEO_CODEC =
  /^(mp4a|ac-[34]|ec-3|opus|flac|alac|mp3|vorbis|dts|mh[am]\d|iamf|apac|wvtt|stpp|tx3g|c608|c708)/i;

/**
 * Whether these lines are a multivariant playlist, and not a media playlist: by its variants, or if it has none, by
 * the other tags of one (RFC 8216, 4.3.4).
 */
export function isMultivariant(lines: readonly string[]): boolean {
  if (lines.some((line) => line.startsWith('#EXT-X-STREAM-INF:'))) return true;
  const hasTags = lines.some((line) => /^#EXT-X-(?:I-FRAME-STREAM-INF|MEDIA):/.test(line));
  return hasTags && !lines.some((line) => line.startsWith('#EXTINF:'));
}

/** @param resolve resolves a URI of the playlist */
export function parseMultivariant(
  lines: readonly string[],
  resolve: (uri: string) => string,
  variables: Variables,
): MultivariantPlaylist {
  const variants: Variant[] = [];
  const renditions = new Renditions(resolve);
  /** Attributes of the variant whose URI is on the next line. */
  let announced: Attributes | undefined;
  for (const line of lines) {
    if (!line.startsWith('#')) {
      if (announced !== undefined) variants.push(...variantOf(announced, variables.replace(line), resolve));
      announced = undefined;
      continue;
    }
    const [tag, attributes] = attributesOf(line, variables.replace);
    if (tag === '#EXT-X-DEFINE') variables.define(attributes);
    if (tag === '#EXT-X-SESSION-KEY') checkKey(attributes);
    if (tag === '#EXT-X-MEDIA') renditions.add(attributes);
    if (tag === '#EXT-X-STREAM-INF') announced = attributes;
  }
  const { subtitles, audioRenditions, separateAudio } = renditions;
  // The audio groups may come after the variants that refer to them.
  const withAudio = variants.map((variant) => ({
    ...variant,
    hasSeparateAudio: variant.audio !== undefined && separateAudio.get(variant.audio) === true,
  }));
  const { defined } = variables;
  return {
    kind: 'master',
    variants: withAudio,
    subtitles,
    audioRenditions,
    variables: defined,
  };
}

/** Characteristics of subtitles that are captions (RFC 8216, 4.3.4.1). */
const FOR_DEAF = [
  'public.accessibility.transcribes-spoken-dialog',
  'public.accessibility.describes-music-and-sound',
];

/** The renditions of `EXT-X-MEDIA` by their types (RFC 8216, 4.3.4.1). */
class Renditions {
  readonly subtitles: SubtitleTrack[] = [];
  readonly audioRenditions: Rendition[] = [];
  /** For each audio group, whether all of its renditions are in separate segments. */
  readonly separateAudio = new Map<string, boolean>();

  constructor(private readonly resolve: (uri: string) => string) {}

  add(attributes: Attributes): void {
    const type = attributes.get('TYPE');
    const [uri, group = ''] = [attributes.get('URI'), attributes.get('GROUP-ID')];
    if (type === 'AUDIO') {
      // A rendition without a URI is the audio inside the video segments (RFC 8216, 4.3.4.2.1).
      this.separateAudio.set(group, uri !== undefined && (this.separateAudio.get(group) ?? true));
    }
    if (uri === undefined || (type !== 'AUDIO' && type !== 'SUBTITLES')) return;
    const rendition = {
      url: this.resolve(uri),
      group,
      language: attributes.get('LANGUAGE') ?? '',
      isDefault: attributes.get('DEFAULT') === 'YES',
      isAutoselect: attributes.get('AUTOSELECT') === 'YES',
    };
    if (type === 'AUDIO') this.audioRenditions.push(rendition);
    else {
      const characteristics = attributes.get('CHARACTERISTICS') ?? '';
      this.subtitles.push({
        ...rendition,
        isForced: attributes.get('FORCED') === 'YES',
        isForDeaf: FOR_DEAF.some((each) => characteristics.includes(each)),
        name: attributes.get('NAME'),
      });
    }
  }
}

/** The variant at a URI, as a list: empty if it has no video. */
function variantOf(attributes: Attributes, uri: string, resolve: (uri: string) => string): Variant[] {
  const codecs = (attributes.get('CODECS') ?? '').split(',').filter((codec) => codec.trim() !== '');
  const hasVideoCodec = codecs.some((codec) => !NO_VIDEO_CODEC.test(codec.trim()));
  const width = Number.parseInt(attributes.get('RESOLUTION') ?? '', 10);
  // A resolution is that of a picture (RFC 8216, 4.3.4.2), also if the list of codecs is incomplete.
  if (codecs.length > 0 && !hasVideoCodec && !(width > 0)) return [];
  const bandwidth = Number.parseInt(attributes.get('BANDWIDTH') ?? '', 10);
  const groups = {
    subtitles: attributes.get('SUBTITLES'),
    audio: attributes.get('AUDIO'),
  };
  return [
    {
      url: resolve(uri),
      bandwidth: Number.isFinite(bandwidth) ? bandwidth : 0,
      ...(width > 0 ? { width } : {}),
      ...(hasVideoCodec ? { hasVideoCodec } : {}),
      ...Object.fromEntries(Object.entries(groups).filter(([, group]) => group !== undefined)),
      hasSeparateAudio: false,
    },
  ];
}

/** @throws AnalysisFailure `unsupported-codec` if the attributes of a key are not those of no encryption */
export function checkKey(attributes: Attributes): void {
  if (attributes.get('METHOD') !== 'NONE') throw encrypted();
}
