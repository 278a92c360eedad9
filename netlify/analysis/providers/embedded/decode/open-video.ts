import {
  AV_CODEC_ID_EIA_608,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_DISPOSITION_TIMED_THUMBNAILS,
  AV_NOPTS_VALUE,
  AVDISCARD_ALL,
  AVFMT_TS_DISCONT,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_SUBTITLE,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { FormatContext, type Stream } from 'node-av/lib';
import type { WordsRequest } from '@/contracts/analysis-request';
import type { CaptionTrack } from '@/contracts/transcript';
import { audioTrackOf, type AudioChoice } from './audio-track';
import { DECODERS } from './codecs';
import { readerInput } from './reader-input';
import type { VideoBytes } from './byte-reader';
import { pictureTrackOf, readablePicturesOf } from './picture-track';
import { streamFacts } from './stream-facts';
import { languageOf, readableTracksOf, textTrackFacts, textTracksOf, type TextTrack } from './text-track';
import { millisecondsIn } from './time';
import { failures } from './worker-failure';

/** A video whose tracks are known, ready to be read. */
export interface OpenVideo {
  format: FormatContext;
  videoTrack: Stream;
  audioTrack: Stream | undefined;
  /** Which of several tracks `audioTrack` is. */
  audioChoice: AudioChoice | undefined;
  textTracks: TextTrack[];
  /** What is known of all tracks of timed text, and of captions that are pictures. */
  allTexts: CaptionTrack[];
  /** A track of captions that are pictures, if there is none of text, or only teletext. */
  pictureTrack: Stream | undefined;
  /** Whether it has tracks of subtitles that are not read, but none of text except teletext. */
  hasOtherSubtitles: boolean;
  /** A track of CEA-608 (`c608`); undefined if there is none. */
  captionTrack: Stream | undefined;
  /** Presentation time of the start of this file in microseconds; negative where timestamps wrapped around. */
  fileOriginUs: number;
  /** Presentation time of the start of the video: the same, unless the file is a later part of a video. */
  originUs: number;
  /** As declared by the container; undefined if it is not. */
  durationMs: number | undefined;
  /** Of the container, with keys in lower case; `language` is that of the audio track, as in BCP 47. */
  metadata: Record<string, string>;
}

/** The demuxers that may run. None of them opens a second file; playlists and image sequences are left out. */
const CONTAINERS = 'mov,mp4,matroska,webm,mpegts,mpeg,avi,flv,asf,ogg';
/** Those of sound alone, as HLS has it (RFC 8216, 3.4, "Packed Audio"). */
const AUDIO_CONTAINERS = 'aac,mp3,ac3,eac3';
/** Maximum number of bytes read to detect the container, and then to detect its tracks. */
const CONTAINER_PROBE_BYTES = 64 * 1024;
const TRACK_PROBE_BYTES = 4 * 1024 * 1024;
/** Maximum video time read to detect the tracks, in microseconds. */
const TRACK_PROBE_US = 3_000_000;
/** Maximum number of tracks of a video: more is treated as an attack on memory. */
const MAX_TRACKS = 32;
/** Limits for metadata: number of entries, and characters of each. */
const MAX_METADATA = 64;
const MAX_METADATA_LENGTH = 2000;

/**
 * Detects the container and the tracks. The demuxer can read only through `reader`: it has no protocols and no
 * playlists, and references of QuickTime files to other files are disabled (FFmpeg's default).
 *
 * @throws AnalysisFailure `not-a-video`, `damaged`, `no-picture`
 */
export async function openVideo(reader: VideoBytes, options: OpenOptions = {}): Promise<OpenVideo> {
  const format = await openFormat(reader, CONTAINERS);
  return describe(format, reader, options);
}

export interface OpenOptions {
  /** Whether audio should be measured; default true. */
  withAudio?: boolean | undefined;
  /** Index of the track that was chosen in an earlier file of the same video. */
  audioIndex?: number | undefined;
  /** Which text track should be read. */
  words?: WordsRequest | undefined;
}

/** A file with sound alone, whose tracks are known. */
export interface OpenAudio {
  format: FormatContext;
  track: Stream;
  /** Presentation time of its start in microseconds. */
  originUs: number;
}

/**
 * Opens a file with the sound of a video, as `openVideo` does.
 *
 * @returns undefined if it has no audio
 * @throws AnalysisFailure `not-a-video`, `damaged`
 */
export async function openAudio(reader: VideoBytes): Promise<OpenAudio | undefined> {
  const format = await openFormat(reader, `${CONTAINERS},${AUDIO_CONTAINERS}`);
  const track = format.streams[format.findBestStream(AVMEDIA_TYPE_AUDIO)];
  if (track === undefined) return undefined;
  return { format, track, originUs: originOf(format) };
}

async function openFormat(reader: VideoBytes, containers: string): Promise<FormatContext> {
  const format = await openContainer(reader, containers);
  if (format === undefined) {
    throw hasContainerSignature(await reader.read(0, 16)) ? failures.damaged() : failures.notAVideo();
  }
  if ((await format.findStreamInfo()) < 0) throw failures.damaged();
  return format;
}

/** @returns undefined when no container is detected */
async function openContainer(reader: VideoBytes, containers: string): Promise<FormatContext | undefined> {
  const format = new FormatContext();
  format.allocContext();
  format.setOption('format_whitelist', containers);
  format.setOption('codec_whitelist', DECODERS.join(','));
  format.setOption('protocol_whitelist', '');
  format.setOption('formatprobesize', CONTAINER_PROBE_BYTES);
  format.probesize = BigInt(TRACK_PROBE_BYTES);
  format.maxAnalyzeDuration = BigInt(TRACK_PROBE_US);
  format.maxStreams = MAX_TRACKS;
  format.pb = readerInput(reader);
  return (await format.openInput('video')) < 0 ? undefined : format;
}

async function describe(
  format: FormatContext,
  reader: VideoBytes,
  { withAudio = true, audioIndex, words }: OpenOptions,
): Promise<OpenVideo> {
  const tracks = format.streams;
  const videoTrack = bestVideoTrack(format, tracks);
  if (videoTrack === undefined) throw tracks.length === 0 ? failures.damaged() : failures.noVideoTrack();
  const originUs = originOf(format);
  const isMov = format.iformat?.name?.includes('mov') === true;
  const countsFromZero = isMov && originUs > MAX_REORDERED_US && (await hasUnindexedFragments(reader));
  const statedMs = durationOf(format, countsFromZero ? originUs : 0);
  const reopen = () => openContainer(reader, CONTAINERS);
  const audioChoice = withAudio
    ? await audioTrackOf(format, videoTrack, { reader, reopen, durationMs: statedMs, originUs, audioIndex })
    : undefined;
  const audioTrack = audioChoice?.stream;
  const textTracks = textTracksOf(tracks, words);
  const captionTrack = tracks.find((track) => track.codecpar.codecId === AV_CODEC_ID_EIA_608);
  const pictureTexts = readablePicturesOf(tracks).map((stream) => streamFacts(stream));
  const allTexts = [...readableTracksOf(tracks).map(textTrackFacts), ...pictureTexts];
  const pictureTrack = pictureTrackOf(tracks, textTracks, words);
  const texts = textTracks.map((text) => text.stream.index);
  const used = new Set([videoTrack.index, audioTrack?.index, captionTrack?.index, ...texts]);
  for (const track of tracks) {
    if (!used.has(track.index) && track !== pictureTrack) track.discard = AVDISCARD_ALL;
  }
  const endMs = endOf(audioTrack === undefined ? [videoTrack] : [videoTrack, audioTrack], originUs);
  return {
    ...{ format, videoTrack, audioTrack, audioChoice, textTracks, allTexts, captionTrack, pictureTrack },
    hasOtherSubtitles:
      textTracks.every(({ coding }) => coding === 'teletext') &&
      tracks.some(({ index, codecpar }) => !used.has(index) && codecpar.codecType === AVMEDIA_TYPE_SUBTITLE),
    fileOriginUs: originUs,
    originUs,
    durationMs: statedMs === undefined ? undefined : Math.min(statedMs, endMs),
    metadata: metadataOf(format, audioTrack),
  };
}

/**
 * Audio that begins before the video because of encoder delay must not shift the video's zero. MPEG-2 timestamps begin
 * below zero only where they wrap around soon after the start: FFmpeg then counts from the wrap.
 */
function originOf(format: FormatContext): number {
  if (format.startTime === AV_NOPTS_VALUE) return 0;
  const canWrap = ((format.iformat?.flags ?? 0) & AVFMT_TS_DISCONT) !== 0;
  return canWrap ? Number(format.startTime) : Math.max(0, Number(format.startTime));
}

/**
 * In milliseconds; undefined if the container does not say.
 *
 * @param beforeUs time before the start that FFmpeg counts as part of the duration, in microseconds
 */
function durationOf(format: FormatContext, beforeUs: number): number | undefined {
  const durationUs = Number(format.duration) - beforeUs;
  return durationUs > 0 ? durationUs / 1000 : undefined;
}

/**
 * End of the last of these tracks in milliseconds since the start of the file; infinite if one does not say. A track of
 * captions can last longer than they do.
 */
function endOf(tracks: readonly Stream[], originUs: number): number {
  const ends = tracks.map(({ startTime, duration, timeBase }) => {
    const startMs = millisecondsIn(startTime, timeBase, originUs);
    const lengthMs = duration > 0n ? millisecondsIn(duration, timeBase, 0) : undefined;
    return startMs === undefined || lengthMs === undefined ? Infinity : startMs + lengthMs;
  });
  return Math.max(...ends);
}

/** The first frame is shown at most this long after its decoding time, in microseconds: no sign of an earlier start. */
const MAX_REORDERED_US = 1_000_000;
/** Maximum number of boxes before the first fragment or the media data. */
const MAX_BOXES = 16;

/**
 * Whether an ISO file consists of fragments (ISO/IEC 14496-12, 8.8) without a segment index: FFmpeg then takes the time
 * at the end of the last one for the duration, also where the first one, cut from a live stream, begins much later than
 * zero.
 */
async function hasUnindexedFragments(reader: VideoBytes): Promise<boolean> {
  for (let at = 0, count = 0; count < MAX_BOXES; count += 1) {
    const head = Buffer.from(await reader.read(at, 16));
    if (head.length < 16) return false;
    const type = head.toString('latin1', 4, 8);
    if (type === 'moof') return true;
    if (type === 'mdat' || type === 'sidx') return false;
    const size = head.readUInt32BE(0);
    at += size === 1 ? Number(head.readBigUInt64BE(8)) : Math.max(8, size);
  }
  return false;
}

function bestVideoTrack(format: FormatContext, tracks: readonly Stream[]): Stream | undefined {
  const moving = tracks.filter((track) => track.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !isStill(track));
  const best = format.findBestStream(AVMEDIA_TYPE_VIDEO);
  return moving.find((track) => track.index === best) ?? moving[0];
}

/** Cover art and chapter images are stored as video tracks. */
function isStill(track: Stream): boolean {
  return (track.disposition & (AV_DISPOSITION_ATTACHED_PIC | AV_DISPOSITION_TIMED_THUMBNAILS)) !== 0;
}

function metadataOf(format: FormatContext, audioTrack: Stream | undefined): Record<string, string> {
  const entries = Object.entries(format.metadata?.getAll() ?? {}).slice(0, MAX_METADATA - 1);
  const { language: _, ...metadata } = Object.fromEntries(
    entries.map(([key, value]) => [key.toLowerCase(), value.slice(0, MAX_METADATA_LENGTH)] as const),
  );
  const language = audioTrack && languageOf(audioTrack);
  return language === undefined ? metadata : { ...metadata, language };
}

const SIGNATURES: readonly { at: number; bytes: readonly number[] }[] = [
  // ISO base media and QuickTime: the type of the first box.
  ...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((type) => ({ at: 4, bytes: codesOf(type) })),
  { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] }, // EBML: Matroska, WebM
  { at: 8, bytes: codesOf('AVI ') },
  { at: 0, bytes: codesOf('FLV') },
  { at: 0, bytes: codesOf('OggS') },
  { at: 0, bytes: [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11] }, // ASF header object
  { at: 0, bytes: [0x00, 0x00, 0x01, 0xba] }, // MPEG program stream pack
];

/**
 * Whether the first bytes are those of a supported container. This only distinguishes a damaged video from other
 * data; the demuxer alone decides what can be read.
 */
function hasContainerSignature(head: Uint8Array): boolean {
  return SIGNATURES.some(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte));
}

function codesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}
