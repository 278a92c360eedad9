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
import type { FormatContext, Stream } from 'node-av/lib';
import type { WordsRequest } from '@/contracts/analysis-request';
import type { CaptionTrack } from '@/contracts/transcript';
import { audioTrackOf, type AudioChoice } from './audio-track';
import type { VideoBytes } from './byte-reader';
import { AUDIO_CONTAINERS, CONTAINERS, openContainer, openFormat } from './open-container';
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
