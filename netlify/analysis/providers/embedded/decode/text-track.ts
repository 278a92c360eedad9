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
import { captionText } from '../../../captions/caption-reader';
import type { WordsRequest } from '@/contracts/analysis-request';
import type { CaptionTrack } from '@/contracts/transcript';
import type { TimeRange } from '@/contracts/time-range';
import { type TextCue, DEFAULT_CUE_MS, MAX_CUES, MAX_TEXT } from '../../../captions/cue';
import { joinContinued } from '../../../captions/cue-store';
import { readTtml } from '../../../captions/ttml';
import { isKnownLanguage, isSameLanguage, primaryLanguage } from '../../../captions/languages';
import { plainTextOf, type TextCoding } from '../../../captions/plain-text';
import { TeletextCues } from '../../../captions/teletext-cues';
import { streamFacts } from './stream-facts';
import {
  isUnnamed,
  teletextDecoderOf,
  teletextFacts,
  type TeletextPage,
  teletextTracksOf,
  unnamedTeletextOf,
} from './teletext-track';
import { millisecondsIn } from './time';

/** A track of timed text, and the encoding of its packets. */
export interface TextTrack {
  stream: Stream;
  coding: TextCoding | 'ttml' | 'teletext';
  /** Of teletext: the page that is read; undefined where the stream names none. */
  page?: TeletextPage;
}

/** Type of the samples of TTML in MP4 (ISO/IEC 14496-30), which FFmpeg does not know. */
export const TTML_TAG = 'stpp';
const CODINGS = new Map<number, TextCoding>([
  [AV_CODEC_ID_MOV_TEXT, 'tx3g'],
  [AV_CODEC_ID_WEBVTT, 'webvtt'],
  [AV_CODEC_ID_SUBRIP, 'subrip'],
  [AV_CODEC_ID_TEXT, 'subrip'],
  [AV_CODEC_ID_ASS, 'ass'],
]);

/**
 * The text track to read, or none. Only one: the same words in two tracks would count twice. It is the one that was
 * chosen, if there is one with that ID. Otherwise, a forced track is used only if there is no other, since it contains few
 * of the words. Of the others, tracks in the user's language are preferred, then those in a language that topic detection
 * supports, and among those the default track. Teletext is read where there is no other text: a page that the stream names
 * as subtitles, or else the first page that says so itself.
 */
export function textTracksOf(
  tracks: readonly Stream[],
  { language, captionTrack }: WordsRequest = {},
): TextTrack[] {
  const named = readableTracksOf(tracks);
  const chosen = named.filter((track) => textTrackFacts(track).id === captionTrack);
  if (chosen.length > 0) return chosen;
  const readable = preferred(named, ({ coding }) => coding !== 'teletext');
  const full = preferred(readable.length > 0 ? readable : unnamedTeletextOf(tracks), isFull);
  const users = preferred(full, (track) => isSameLanguage(languageOfText(track), language));
  const ours = users === full ? preferred(full, (track) => isKnownLanguage(languageOfText(track))) : users;
  return preferred(ours, ({ stream }) => (stream.disposition & AV_DISPOSITION_DEFAULT) !== 0).slice(0, 1);
}

const isFull = ({ stream }: TextTrack): boolean => (stream.disposition & AV_DISPOSITION_FORCED) === 0;

/** The tracks of timed text, and the pages of teletext that are subtitles. */
export function readableTracksOf(tracks: readonly Stream[]): TextTrack[] {
  const texts = tracks.flatMap((stream): TextTrack[] => {
    const coding = codingOf(stream);
    // A track that is discarded here contains chapter titles, which the demuxer has already read itself.
    return coding === undefined || stream.discard === AVDISCARD_ALL ? [] : [{ stream, coding }];
  });
  return [...texts, ...teletextTracksOf(tracks)];
}

/** What a result says of a text track. */
export function textTrackFacts({ stream, page }: TextTrack): CaptionTrack {
  return page === undefined ? streamFacts(stream) : teletextFacts(stream, page);
}

function codingOf({ codecpar }: Stream): TextTrack['coding'] | undefined {
  return CODINGS.get(codecpar.codecId) ?? (codecpar.codecTagString === TTML_TAG ? 'ttml' : undefined);
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

/** The same of a text track, or of its page. */
function languageOfText({ stream, page }: TextTrack): string | undefined {
  return page === undefined ? languageOf(stream) : page.language;
}

/** Collects the cues of a video's text tracks from their packets, each cue once. */
export class CueCollector {
  #tracks: ReadonlyMap<number, TextTrack> = new Map();
  #originUs = 0;
  /** Whether the text is in documents, which cut the cues that go on in the next one. */
  #isDocument = false;
  readonly #cues = new Map<string, TextCue>();
  /** Whether the times of documents count from the start of their samples. */
  #isRelative = false;
  #length = 0;
  #isCut = false;
  readonly #teletext = new TeletextCues();

  /** From now on packets are those of another file of the video. */
  follow({ textTracks, originUs }: { textTracks: readonly TextTrack[]; originUs: number }): void {
    this.#tracks = new Map(textTracks.map((track) => [track.stream.index, track]));
    this.#originUs = originUs;
    const teletext = textTracks.find(({ coding }) => coding === 'teletext');
    this.#teletext.follow(teletext && teletextDecoderOf(teletext));
  }

  /** The next packet is from another place of the file. */
  jump(): void {
    this.#teletext.jump();
  }

  /** Whether there is text in a track that does not name it. */
  get hasUnnamed(): boolean {
    return [...this.#tracks.values()].some(isUnnamed) && this.#teletext.read().cues.length > 0;
  }

  /** Language that the track declares; undefined if it declares none. */
  get language(): string | undefined {
    const [track] = this.#tracks.values();
    return track && languageOfText(track);
  }

  /** Whether text was left out because there was too much of it. */
  get isCut(): boolean {
    return this.#isCut || this.#teletext.read().isCut;
  }

  /** Takes a packet. @returns whether it belongs to a text track */
  take(packet: Packet): boolean {
    const track = this.#tracks.get(packet.streamIndex);
    if (track === undefined) return false;
    const startMs = millisecondsIn(packet.pts, track.stream.timeBase, this.#originUs);
    const { data } = packet;
    if (data === null || startMs === undefined) return true;
    if (track.coding === 'teletext') {
      this.#teletext.take(data, startMs);
      return true;
    }
    const lengthMs = millisecondsIn(packet.duration, track.stream.timeBase, 0) ?? 0;
    if (track.coding === 'ttml') {
      this.#isDocument = true;
      this.#takeDocument(data, { startMs, endMs: startMs + (lengthMs > 0 ? lengthMs : Infinity) });
      return true;
    }
    const text = plainTextOf(track.coding, data);
    if (text !== '') {
      const endMs = startMs + (lengthMs > 0 ? lengthMs : DEFAULT_CUE_MS);
      // With the text: two lines that begin together, as of two speakers, are separate packets.
      const cue = { startMs: Math.max(0, startMs), endMs, text };
      this.#store(`${packet.streamIndex} ${startMs} ${text}`, cue);
    }
    return true;
  }

  /**
   * Takes a document of TTML. Its times are those of the track, and it is shown as long as its sample (ISO/IEC 14496-30);
   * some writers count them from the start of the sample.
   */
  #takeDocument(document: Uint8Array, sample: TimeRange): void {
    const cues = cuesOfDocument(document, sample);
    const originMs = this.#originUs / 1000;
    this.#isRelative ||=
      sample.startMs > 0 &&
      cues.length > 0 &&
      cues.every(({ startMs, endMs }) => startMs > 0 && endMs - originMs <= sample.startMs);
    const shiftMs = this.#isRelative ? sample.startMs : -originMs;
    for (const { text, ...cue } of cues) {
      const startMs = Math.max(0, sample.startMs, cue.startMs + shiftMs);
      const endMs = Math.min(sample.endMs, cue.endMs + shiftMs);
      if (endMs > startMs) this.#store(`ttml ${Math.round(startMs)} ${text}`, { startMs, endMs, text });
    }
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
    const inTime = [...this.#cues.values(), ...this.#teletext.read().cues].toSorted(
      (a, b) => a.startMs - b.startMs,
    );
    return this.#isDocument ? joinContinued(inTime) : inTime;
  }
}

/** The cues of a document; text without a time is shown with its sample. */
function cuesOfDocument(document: Uint8Array, { startMs, endMs }: TimeRange): readonly TextCue[] {
  const openMs = Number.isFinite(endMs) ? endMs : startMs + DEFAULT_CUE_MS;
  try {
    return readTtml(captionText(document), openMs).cues;
  } catch {
    return [];
  }
}
