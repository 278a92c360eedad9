import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_DISPOSITION_TIMED_THUMBNAILS,
  AVDISCARD_ALL,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { FormatContext, type Stream } from 'node-av/lib';
import { hasContainerSignature } from './container-signature';
import { readerInput } from './reader-input';
import type { ByteReader } from './byte-reader';
import { textTracksOf, type TextTrack } from './text-track';
import { failures } from './worker-failure';

/** A film whose tracks are known, ready to be read. */
export interface OpenVideo {
  format: FormatContext;
  videoTrack: Stream;
  audioTrack: Stream | undefined;
  textTracks: TextTrack[];
  /** Presentation time of the film's start in microseconds. */
  originUs: number;
  /** As the container says; undefined when it does not. */
  durationMs: number | undefined;
  /** Keys in lower case. */
  metadata: Record<string, string>;
}

/** The demuxers that may run. None of them opens a second file; playlists and image sequences are left out. */
const CONTAINERS = 'mov,mp4,matroska,webm,mpegts,mpeg,avi,flv,asf,ogg';
/** Bytes that may be looked at to find the container, and then to find its tracks. */
const CONTAINER_PROBE_BYTES = 64 * 1024;
const TRACK_PROBE_BYTES = 4 * 1024 * 1024;
/** Film time that may be looked at to find the tracks, in microseconds. */
const TRACK_PROBE_US = 3_000_000;
/** Tracks that a film may have: more is an attack on memory. */
const MOST_TRACKS = 32;
/** Metadata that is passed on: entries, and characters of each. */
const MOST_METADATA = 64;
const LONGEST_METADATA = 2000;

/**
 * Finds out what the bytes are. The demuxer can read through `reader` alone: it has no protocol and no
 * playlist, and references of QuickTime files to other files are off (FFmpeg's default).
 *
 * @param withAudio whether its sound is wanted
 * @throws AnalysisFailure `not-a-video`, `damaged`, `no-picture`
 */
export async function openVideo(reader: ByteReader, withAudio = true): Promise<OpenVideo> {
  const format = new FormatContext();
  format.allocContext();
  format.setOption('format_whitelist', CONTAINERS);
  format.setOption('protocol_whitelist', '');
  format.setOption('formatprobesize', CONTAINER_PROBE_BYTES);
  format.probesize = BigInt(TRACK_PROBE_BYTES);
  format.maxAnalyzeDuration = BigInt(TRACK_PROBE_US);
  format.maxStreams = MOST_TRACKS;
  format.pb = readerInput(reader);
  if ((await format.openInput('film')) < 0) {
    throw hasContainerSignature(await reader.read(0, 16)) ? failures.damaged() : failures.notAVideo();
  }
  if ((await format.findStreamInfo()) < 0) throw failures.damaged();
  return describe(format, withAudio);
}

function describe(format: FormatContext, withAudio: boolean): OpenVideo {
  const tracks = format.streams;
  const videoTrack = bestVideoTrack(format, tracks);
  if (videoTrack === undefined) throw tracks.length === 0 ? failures.damaged() : failures.noVideoTrack();
  const audioTrack = withAudio
    ? tracks[format.findBestStream(AVMEDIA_TYPE_AUDIO, -1, videoTrack.index)]
    : undefined;
  const textTracks = textTracksOf(tracks);
  const used = new Set([videoTrack.index, audioTrack?.index, ...textTracks.map((text) => text.stream.index)]);
  for (const track of tracks) {
    if (!used.has(track.index)) track.discard = AVDISCARD_ALL;
  }
  const duration = Number(format.duration);
  return {
    format,
    videoTrack,
    audioTrack,
    textTracks,
    // Sound that begins before the picture by way of encoder delay must not move the film's zero.
    originUs: Math.max(0, Number(format.startTime)),
    durationMs: duration > 0 ? duration / 1000 : undefined,
    metadata: metadataOf(format),
  };
}

function bestVideoTrack(format: FormatContext, tracks: readonly Stream[]): Stream | undefined {
  const moving = tracks.filter((track) => track.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !isStill(track));
  const best = format.findBestStream(AVMEDIA_TYPE_VIDEO);
  return moving.find((track) => track.index === best) ?? moving[0];
}

/** Cover art and chapter pictures are carried as video tracks. */
function isStill(track: Stream): boolean {
  return (track.disposition & (AV_DISPOSITION_ATTACHED_PIC | AV_DISPOSITION_TIMED_THUMBNAILS)) !== 0;
}

function metadataOf(format: FormatContext): Record<string, string> {
  const entries = Object.entries(format.metadata?.getAll() ?? {}).slice(0, MOST_METADATA);
  return Object.fromEntries(
    entries.map(([key, value]) => [key.toLowerCase(), value.slice(0, LONGEST_METADATA)] as const),
  );
}
