import { FormatContext } from 'node-av/lib';
import type { VideoBytes } from './byte-reader';
import { DECODERS } from './codecs';
import { readerInput } from './reader-input';
import { failures } from './worker-failure';

/** The demuxers that may run. None of them opens a second file; playlists and image sequences are left out. */
export const CONTAINERS = 'mov,mp4,matroska,webm,mpegts,mpeg,avi,flv,asf,ogg';
/** Those of sound alone, as HLS has it (RFC 8216, 3.4, "Packed Audio"). */
export const AUDIO_CONTAINERS = 'aac,mp3,ac3,eac3';
/** Maximum number of bytes read to detect the container, and then to detect its tracks. */
const CONTAINER_PROBE_BYTES = 64 * 1024;
const TRACK_PROBE_BYTES = 4 * 1024 * 1024;
/** Maximum video time read to detect the tracks, in microseconds. */
const TRACK_PROBE_US = 3_000_000;
/** Maximum number of tracks of a video: more is treated as an attack on memory. */
const MAX_TRACKS = 32;

/**
 * Opens a file and detects its tracks.
 *
 * @param containers names of the demuxers that may run
 * @throws AnalysisFailure `not-a-video`, `damaged`
 */
export async function openFormat(reader: VideoBytes, containers: string): Promise<FormatContext> {
  const format = await openContainer(reader, containers);
  if (format === undefined) {
    throw hasContainerSignature(await reader.read(0, 16)) ? failures.damaged() : failures.notAVideo();
  }
  if ((await format.findStreamInfo()) < 0) throw failures.damaged();
  return format;
}

/** @returns undefined when no container is detected */
export async function openContainer(
  reader: VideoBytes,
  containers: string,
): Promise<FormatContext | undefined> {
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
