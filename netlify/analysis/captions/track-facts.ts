import { MAX_TRACK_TITLE_LENGTH, type CaptionTrack } from '@/contracts/transcript';
import { primaryLanguage } from './languages';

/** How the ID of a subtitle track of a stream begins. */
const STREAM_TRACK = 'stream-';

interface DeclaredTrack extends Pick<CaptionTrack, 'id' | 'kind'> {
  /** A language tag. */
  language?: string | undefined;
  title?: string | undefined;
}

/** What a result says of a text track, from what its file or playlist declares. */
export function trackFacts({ id, kind, language: tag, title = '' }: DeclaredTrack): CaptionTrack {
  const language = primaryLanguage(tag);
  const name = title
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TRACK_TITLE_LENGTH);
  return {
    id,
    kind,
    ...(language === undefined ? {} : { language }),
    ...(name === '' ? {} : { title: name }),
  };
}

/** The ID of a subtitle track of a stream. @param number of those in its language, from 1 on */
export const streamTrackId = (tag: string, number: number): string =>
  `${STREAM_TRACK}${primaryLanguage(tag) ?? 'und'}-${number}`;

/** Whether this is the ID of a subtitle track of a stream. */
export const isStreamTrack = (id: string): boolean => id.startsWith(STREAM_TRACK);
