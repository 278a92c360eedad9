import {
  AV_CODEC_ID_ASS,
  AV_CODEC_ID_MOV_TEXT,
  AV_CODEC_ID_SUBRIP,
  AV_CODEC_ID_TEXT,
  AV_CODEC_ID_WEBVTT,
  AV_DISPOSITION_DEFAULT,
  AV_DISPOSITION_FORCED,
  AVDISCARD_ALL,
} from 'node-av/constants';
import type { Packet, Stream } from 'node-av/lib';
import { type TextCue, DEFAULT_CUE_MS, MAX_CUES, MAX_TEXT } from '../../../captions/cue';
import { isKnownLanguage, primaryLanguage } from '../../../captions/languages';
import { plainTextOf, type TextCoding } from '../../../captions/plain-text';
import { millisecondsIn } from './time';

/** A track of timed text, and the encoding of its packets. */
export interface TextTrack {
  stream: Stream;
  coding: TextCoding;
}

const CODINGS = new Map<number, TextCoding>([
  [AV_CODEC_ID_MOV_TEXT, 'tx3g'],
  [AV_CODEC_ID_WEBVTT, 'webvtt'],
  [AV_CODEC_ID_SUBRIP, 'subrip'],
  [AV_CODEC_ID_TEXT, 'subrip'],
  [AV_CODEC_ID_ASS, 'ass'],
]);

/**
 * The text track to read, or none. Only one: the same words in two tracks would count twice. A forced track is used only
 * if there is no other, since it contains few of the words. Of the others, tracks in a language that topic detection
 * supports are preferred, and among those the default track.
 */
export function textTracksOf(tracks: readonly Stream[]): TextTrack[] {
  const readable = tracks.flatMap((stream): TextTrack[] => {
    const coding = CODINGS.get(stream.codecpar.codecId);
    // A track that is discarded here contains chapter titles, which the demuxer has already read itself.
    return coding === undefined || stream.discard === AVDISCARD_ALL ? [] : [{ stream, coding }];
  });
  const full = preferred(readable, ({ stream }) => (stream.disposition & AV_DISPOSITION_FORCED) === 0);
  const ours = preferred(full, ({ stream }) => isKnownLanguage(languageOf(stream)));
  return preferred(ours, ({ stream }) => (stream.disposition & AV_DISPOSITION_DEFAULT) !== 0).slice(0, 1);
}

/** The tracks that fit, or all if none does. */
export function preferred<Track>(
  tracks: readonly Track[],
  fits: (track: Track) => boolean,
): readonly Track[] {
  const fitting = tracks.filter(fits);
  return fitting.length > 0 ? fitting : tracks;
}

/** As the track declares it, without the region: `en` of `en-US` and `eng`; undefined if it declares none. */
export function languageOf(stream: Stream): string | undefined {
  return primaryLanguage(stream.metadata?.get('language') ?? undefined);
}

/** Collects the cues of a video's text tracks from their packets, each cue once. */
export class CueCollector {
  #tracks: ReadonlyMap<number, TextTrack> = new Map();
  #originUs = 0;
  readonly #cues = new Map<string, TextCue>();
  #length = 0;
  #isCut = false;

  /** From now on packets are those of another file of the video. */
  follow({ textTracks, originUs }: { textTracks: readonly TextTrack[]; originUs: number }): void {
    this.#tracks = new Map(textTracks.map((track) => [track.stream.index, track]));
    this.#originUs = originUs;
  }

  /** Language that the track declares; undefined if it declares none. */
  get language(): string | undefined {
    const [track] = this.#tracks.values();
    return track && languageOf(track.stream);
  }

  /** Whether text was left out because there was too much of it. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Takes a packet. @returns whether it belongs to a text track */
  take(packet: Packet): boolean {
    const track = this.#tracks.get(packet.streamIndex);
    if (track === undefined) return false;
    const startMs = millisecondsIn(packet.pts, track.stream.timeBase, this.#originUs);
    const text = packet.data === null ? '' : plainTextOf(track.coding, packet.data);
    if (text !== '' && startMs !== undefined) {
      const lengthMs = millisecondsIn(packet.duration, track.stream.timeBase, 0) ?? 0;
      const endMs = startMs + (lengthMs > 0 ? lengthMs : DEFAULT_CUE_MS);
      // With the text: two lines that begin together, as of two speakers, are separate packets.
      const cue = { startMs: Math.max(0, startMs), endMs, text };
      this.#store(`${packet.streamIndex} ${startMs} ${text}`, cue);
    }
    return true;
  }

  #store(name: string, cue: TextCue): void {
    if (this.#cues.has(name)) return;
    const length = this.#length + cue.text.length;
    if (length > MAX_TEXT || this.#cues.size >= MAX_CUES) {
      this.#isCut = true;
      return;
    }
    this.#length = length;
    this.#cues.set(name, cue);
  }

  /** In time order. */
  cues(): TextCue[] {
    return [...this.#cues.values()].toSorted((a, b) => a.startMs - b.startMs);
  }
}
