import {
  AV_DISPOSITION_CLEAN_EFFECTS,
  AV_DISPOSITION_COMMENT,
  AV_DISPOSITION_DEFAULT,
  AV_DISPOSITION_DESCRIPTIONS,
  AV_DISPOSITION_DUB,
  AV_DISPOSITION_HEARING_IMPAIRED,
  AV_DISPOSITION_VISUAL_IMPAIRED,
  AVDISCARD_ALL,
  AVDISCARD_DEFAULT,
  AVMEDIA_TYPE_AUDIO,
  AVSEEK_FLAG_BACKWARD,
} from 'node-av/constants';
import { Codec, Packet, type FormatContext, type Stream } from 'node-av/lib';
import { isKnownLanguage } from '../../../captions/languages';
import { AudioWindows } from './audio-windows';
import type { VideoBytes } from './byte-reader';
import { DECODERS } from './codecs';
import { languageOf, preferred } from './text-track';
import { Deadline, millisecondsIn, stampAt } from './time';
import { TrackDecoder } from './track-decoder';

/** The track of audio to measure, and its place, counted from 1, if it was chosen among several by its sound. */
export interface AudioChoice {
  stream: Stream;
  track: number;
  ofTracks: number;
}

/** What is needed to listen to the tracks of a video. */
export interface Listening {
  reader: VideoBytes;
  /** Opens the video a second time, so that the place where it is read for the measurement does not change. */
  reopen: () => Promise<FormatContext | undefined>;
  durationMs: number | undefined;
  originUs: number;
  /** Index of the track that was chosen in an earlier file of the same video. */
  audioIndex?: number | undefined;
}

/** Tracks that are not the program as it was made for everyone. */
const SPECIAL =
  AV_DISPOSITION_VISUAL_IMPAIRED |
  AV_DISPOSITION_DESCRIPTIONS |
  AV_DISPOSITION_HEARING_IMPAIRED |
  AV_DISPOSITION_COMMENT |
  AV_DISPOSITION_DUB |
  AV_DISPOSITION_CLEAN_EFFECTS;
/** Maximum number of tracks that are compared: broadcast files have up to eight of one channel each. */
const MAX_COMPARED = 8;
/** Number of places at which they are compared, evenly spread: many files begin with a silent leader. */
const PROBES = 6;
/** Audio of each track that is decoded at each place, in milliseconds, and the packets that may be read for it. */
const PROBE_MS = 500;
const MAX_PACKETS = 400;
/** Maximum time in milliseconds and maximum number of bytes for the comparison. */
const MAX_LISTEN_MS = 5000;
const MAX_LISTEN_BYTES = 16 * 1024 * 1024;
/** A track whose loudest window is below this level, in dBFS, is silent (FFmpeg silencedetect). */
const SILENT_DB = -60;
/** A track this far below another one, in dB, has only noise or crosstalk. */
const NOISE_DB = 30;

/**
 * Chooses the track of audio to measure. Preferred are, in this order: the program itself over audio descriptions and
 * commentaries, a language that topic detection supports, and the default track. Of several in its language, or without
 * one, the first that has sound is chosen: of the tracks of one channel each in a broadcast file, any may be unused.
 */
export async function audioTrackOf(
  format: FormatContext,
  videoTrack: Stream,
  listening: Listening,
): Promise<AudioChoice | undefined> {
  const best = format.streams[format.findBestStream(AVMEDIA_TYPE_AUDIO, -1, videoTrack.index)];
  if (best === undefined) return undefined;
  const tracks = format.streams.filter(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO);
  const earlier = tracks.find(({ index }) => index === listening.audioIndex);
  if (earlier !== undefined)
    return { stream: earlier, track: tracks.indexOf(earlier) + 1, ofTracks: tracks.length };
  // FFmpeg knows which tracks belong to the same program.
  if (tracks.length === 1 || format.nbPrograms > 1) return { stream: best, track: 1, ofTracks: 1 };
  const equal = equalTracks(tracks).slice(0, MAX_COMPARED);
  const stream = (equal.length > 1 ? await firstWithSound(equal, listening) : equal[0]) ?? best;
  // A language says which track is meant; of equal tracks only the sound does.
  const ofTracks = equal.length > 1 ? tracks.length : 1;
  return { stream, track: ofTracks > 1 ? tracks.indexOf(stream) + 1 : 1, ofTracks };
}

/** The preferred tracks of one language: the default one, and the others in their order. */
function equalTracks(tracks: readonly Stream[]): Stream[] {
  const decodable = preferred(tracks, ({ codecpar }) =>
    DECODERS.includes(Codec.findDecoder(codecpar.codecId)?.name ?? ''),
  );
  const common = preferred(decodable, ({ disposition }) => (disposition & SPECIAL) === 0);
  const ours = preferred(common, (track) => isKnownLanguage(languageOf(track)));
  const [first] = preferred(ours, ({ disposition }) => (disposition & AV_DISPOSITION_DEFAULT) !== 0);
  if (first === undefined) return [];
  return [first, ...ours.filter((track) => track !== first && languageOf(track) === languageOf(first))];
}

/** The first track that is not silent compared with the others; the first of all if all are silent. */
async function firstWithSound(tracks: readonly Stream[], listening: Listening): Promise<Stream | undefined> {
  const levels = await loudestLevels(tracks, listening);
  const leastDb = Math.max(SILENT_DB, Math.max(...levels) - NOISE_DB);
  return tracks.find((_, index) => (levels[index] ?? -Infinity) >= leastDb) ?? tracks[0];
}

/** The level of the loudest window of each track at a few places of the video, in dBFS; -Infinity where it is unknown. */
async function loudestLevels(
  tracks: readonly Stream[],
  { reader, reopen, durationMs, originUs }: Listening,
): Promise<number[]> {
  const format = await reopen();
  const decoders = await Promise.all(tracks.map((track) => TrackDecoder.open(track, 1)));
  const heard = tracks.map(() => new AudioWindows());
  const isSame = tracks.every(
    ({ index, codecpar }) => format?.streams[index]?.codecpar.codecId === codecpar.codecId,
  );
  if (format !== undefined && isSame) {
    const listener = new Listener(format, tracks, decoders, heard, originUs);
    const deadline = new Deadline(MAX_LISTEN_MS);
    const mostBytes = reader.fetched + MAX_LISTEN_BYTES;
    const probes = durationMs === undefined ? 1 : PROBES;
    reader.sequenceBytes = durationMs === undefined ? undefined : (reader.size * PROBE_MS) / durationMs;
    for (let probe = 0; probe < probes && !deadline.isOver && reader.fetched < mostBytes; probe += 1) {
      await listener.listen(durationMs === undefined ? undefined : ((probe + 0.5) / probes) * durationMs);
    }
  }
  reader.sequenceBytes = undefined;
  await format?.closeInput();
  for (const decoder of decoders) decoder?.free();
  return heard.map((windows) =>
    windows
      .report(undefined)
      .audioWindows.reduce((most, { rmsDb }) => Math.max(most, rmsDb), Number.NEGATIVE_INFINITY),
  );
}

/** Decodes short parts of several tracks. */
class Listener {
  readonly #packet = new Packet();

  constructor(
    readonly format: FormatContext,
    readonly tracks: readonly Stream[],
    readonly decoders: readonly (TrackDecoder | undefined)[],
    readonly heard: readonly AudioWindows[],
    readonly originUs: number,
  ) {
    this.#packet.alloc();
    const indexes = new Set(tracks.map(({ index }) => index));
    for (const stream of format.streams)
      stream.discard = indexes.has(stream.index) ? AVDISCARD_DEFAULT : AVDISCARD_ALL;
  }

  /** @param timeMs where to listen; undefined: where the video begins */
  async listen(timeMs: number | undefined): Promise<void> {
    const [first] = this.tracks;
    if (first === undefined) return;
    if (timeMs !== undefined) {
      const stamp = stampAt(timeMs, first.timeBase, this.originUs);
      if ((await this.format.seekFrame(first.index, stamp, AVSEEK_FLAG_BACKWARD)) < 0) return;
    }
    const lengths = this.tracks.map(() => 0);
    for (
      let packets = 0;
      packets < MAX_PACKETS && lengths.some((lengthMs) => lengthMs < PROBE_MS);
      packets += 1
    ) {
      if ((await this.format.readFrame(this.#packet)) < 0) break;
      this.#take(lengths);
      this.#packet.unref();
    }
    for (const [index, decoder] of this.decoders.entries()) {
      decoder?.flush();
      this.heard[index]?.finish();
    }
  }

  /** @param lengths audio decoded of each track, in milliseconds; increased */
  #take(lengths: number[]): void {
    const at = this.tracks.findIndex(({ index }) => index === this.#packet.streamIndex);
    const track = this.tracks[at];
    if (track === undefined) return;
    this.decoders[at]?.take(this.#packet, (frame) => {
      lengths[at] = (lengths[at] ?? 0) + (frame.nbSamples / frame.sampleRate) * 1000;
      const timeMs = millisecondsIn(frame.bestEffortTimestamp, track.timeBase, this.originUs);
      this.heard[at]?.take(frame, timeMs);
    });
  }
}
