import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_DISPOSITION_TIMED_THUMBNAILS,
  AVDISCARD_ALL,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { FormatContext, type Stream } from 'node-av/lib';
import { audioTrackOf, type AudioChoice } from './audio-track';
import { DECODERS } from './codecs';
import { readerInput } from './reader-input';
import type { ByteReader } from './byte-reader';
import { textTracksOf, type TextTrack } from './text-track';
import { failures } from './worker-failure';

/** A video whose tracks are known, ready to be read. */
export interface OpenVideo {
  format: FormatContext;
  videoTrack: Stream;
  audioTrack: Stream | undefined;
  /** Which of several tracks `audioTrack` is. */
  audioChoice: AudioChoice | undefined;
  textTracks: TextTrack[];
  /** Presentation time of the video's start in microseconds. */
  originUs: number;
  /** As declared by the container; undefined if it is not. */
  durationMs: number | undefined;
  /** Keys in lower case. */
  metadata: Record<string, string>;
}

/** The demuxers that may run. None of them opens a second file; playlists and image sequences are left out. */
const CONTAINERS = 'mov,mp4,matroska,webm,mpegts,mpeg,avi,flv,asf,ogg';
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
 * @param withAudio whether audio should be measured
 * @throws AnalysisFailure `not-a-video`, `damaged`, `no-picture`
 */
export async function openVideo(reader: ByteReader, withAudio = true): Promise<OpenVideo> {
  const format = await openContainer(reader);
  if (format === undefined) {
    throw hasContainerSignature(await reader.read(0, 16)) ? failures.damaged() : failures.notAVideo();
  }
  if ((await format.findStreamInfo()) < 0) throw failures.damaged();
  return describe(format, reader, withAudio);
}

/** @returns undefined when no container is detected */
async function openContainer(reader: ByteReader): Promise<FormatContext | undefined> {
  const format = new FormatContext();
  format.allocContext();
  format.setOption('format_whitelist', CONTAINERS);
  format.setOption('codec_whitelist', DECODERS.join(','));
  format.setOption('protocol_whitelist', '');
  format.setOption('formatprobesize', CONTAINER_PROBE_BYTES);
  format.probesize = BigInt(TRACK_PROBE_BYTES);
  format.maxAnalyzeDuration = BigInt(TRACK_PROBE_US);
  format.maxStreams = MAX_TRACKS;
  format.pb = readerInput(reader);
  return (await format.openInput('video')) < 0 ? undefined : format;
}

async function describe(format: FormatContext, reader: ByteReader, withAudio: boolean): Promise<OpenVideo> {
  const tracks = format.streams;
  const videoTrack = bestVideoTrack(format, tracks);
  if (videoTrack === undefined) throw tracks.length === 0 ? failures.damaged() : failures.noVideoTrack();
  const duration = Number(format.duration);
  const durationMs = duration > 0 ? duration / 1000 : undefined;
  // Audio that begins before the video because of encoder delay must not shift the video's zero.
  const originUs = Math.max(0, Number(format.startTime));
  const reopen = () => openContainer(reader);
  const audioChoice = withAudio
    ? await audioTrackOf(format, videoTrack, { reader, reopen, durationMs, originUs })
    : undefined;
  const audioTrack = audioChoice?.stream;
  const textTracks = textTracksOf(tracks);
  const used = new Set([videoTrack.index, audioTrack?.index, ...textTracks.map((text) => text.stream.index)]);
  for (const track of tracks) {
    if (!used.has(track.index)) track.discard = AVDISCARD_ALL;
  }
  return {
    ...{ format, videoTrack, audioTrack, audioChoice, textTracks, originUs, durationMs },
    metadata: metadataOf(format),
  };
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

function metadataOf(format: FormatContext): Record<string, string> {
  const entries = Object.entries(format.metadata?.getAll() ?? {}).slice(0, MAX_METADATA);
  return Object.fromEntries(
    entries.map(([key, value]) => [key.toLowerCase(), value.slice(0, MAX_METADATA_LENGTH)] as const),
  );
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
