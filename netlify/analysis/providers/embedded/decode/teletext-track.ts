import { AV_CODEC_ID_DVB_TELETEXT } from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import type { CaptionTrack, TrackKind } from '@/contracts/transcript';
import { isInLatinScript, primaryLanguage } from '../../../captions/languages';
import { TeletextDecoder } from '../../../captions/teletext';
import { trackFacts } from '../../../captions/track-facts';
import { trackIdOf } from './stream-facts';

/** A page of subtitles, as the stream names it. */
export interface TeletextPage {
  /** Magazine (1 to 8) and two digits, as in hexadecimal: 0x888. */
  number: number;
  language: string | undefined;
  kind: TrackKind;
}

/** A page of teletext that is read. */
export interface TeletextTrack {
  stream: Stream;
  coding: 'teletext';
  /** Undefined where the stream names none. */
  page?: TeletextPage;
}

/** Types of pages that are subtitles (EN 300 468, clause 6.2.43); the latter are for hearing impaired people. */
const KINDS = new Map<number, TrackKind>([
  [2, 'subtitles'],
  [5, 'captions'],
]);
/** Their languages can be written in the Latin script of teletext, although they usually are not. */
const LATIN_TOO: ReadonlySet<string | undefined> = new Set(['sr']);

/**
 * The pages of subtitles that the descriptor of a stream names. FFmpeg puts the languages of all pages into the
 * metadata, and two bytes of each into the extra data: five bits of type, three of the magazine (0 for 8), two digits.
 */
function pagesOf({ codecpar, metadata }: Stream): TeletextPage[] {
  const languages = metadata?.get('language')?.split(',') ?? [];
  const data = codecpar.extradata ?? new Uint8Array();
  return Array.from({ length: data.length >> 1 }, (_, index) => {
    const [first = 0, digits = 0] = data.subarray(2 * index);
    const number = (first & 7 || 8) * 256 + digits;
    return { number, language: primaryLanguage(languages[index]), kind: KINDS.get(first >> 3) };
  }).filter((page): page is TeletextPage => page.kind !== undefined);
}

const isTeletext = ({ codecpar }: Stream): boolean => codecpar.codecId === AV_CODEC_ID_DVB_TELETEXT;

/** The pages of subtitles that streams name, in languages that are read, each once; those for everybody first. */
export function teletextTracksOf(streams: readonly Stream[]): TeletextTrack[] {
  const pages = streams
    .filter(isTeletext)
    .flatMap((stream) => pagesOf(stream).map((page) => ({ stream, coding: 'teletext', page }) as const))
    .filter(({ page: { language } }) => isInLatinScript(language) || LATIN_TOO.has(language))
    .toSorted((a, b) => Number(a.page.kind === 'captions') - Number(b.page.kind === 'captions'));
  const byId = new Map(pages.toReversed().map((track) => [teletextIdOf(track.stream, track.page), track]));
  return pages.filter((track) => byId.get(teletextIdOf(track.stream, track.page)) === track);
}

/** The streams of teletext that name no pages of subtitles: there may be some all the same. */
export function unnamedTeletextOf(streams: readonly Stream[]): TeletextTrack[] {
  return streams
    .filter((stream) => isTeletext(stream) && pagesOf(stream).length === 0)
    .map((stream) => ({ stream, coding: 'teletext' }));
}

/** Whether a track is one of teletext that names no page of subtitles. */
export const isUnnamed = ({ coding, page }: { coding: string; page?: TeletextPage }): boolean =>
  coding === 'teletext' && page === undefined;

export function teletextDecoderOf({ page }: { page?: TeletextPage }): TeletextDecoder {
  return new TeletextDecoder({ page: page?.number, language: page?.language });
}

/** The number of a page, as viewers enter it. */
const digitsOf = ({ number }: TeletextPage): string => number.toString(16);

const teletextIdOf = (stream: Stream, page: TeletextPage): string => `${trackIdOf(stream)}-${digitsOf(page)}`;

/** What a result says of a page of subtitles. */
export function teletextFacts(stream: Stream, page: TeletextPage): CaptionTrack {
  const { kind, language } = page;
  return trackFacts({ id: teletextIdOf(stream, page), kind, language, title: digitsOf(page) });
}
