import * as v from 'valibot';
import { fileFactsSchema, MAX_FACT_LENGTH, type FileFacts } from '@/contracts/file-facts';

type Metadata = Readonly<Record<string, string>>;

/** What a tag of Matroska can be about: the program itself, before what it is a part of. */
const PROGRAM = ['episode', 'movie'];
const SERIES = ['season', 'collection'];
/** A tag of one of these targets. */
const about = (targets: readonly string[], tag: string) => targets.map((target) => `${target}/${tag}`);

/** The tags that mean a fact, the most telling one first: as MP4 (FFmpeg's names) and Matroska write them. */
const TAGS = {
  title: [...about(PROGRAM, 'title'), 'title'],
  series: ['show', 'collection/title'],
  season: ['season_number', 'season/part_number', 'season'],
  episode: ['episode_sort', 'episode/part_number', 'episode'],
  genre: [...about(PROGRAM, 'genre'), 'genre', ...about(SERIES, 'genre')],
  network: ['network'],
  contentRating: [...about(PROGRAM, 'law_rating'), 'law_rating', ...about(SERIES, 'law_rating')],
  firstBroadcast: [...about(PROGRAM, 'date_released'), 'date_released', 'date'],
  language: ['language'],
} as const;

/** `S02E05`: season and episode in one tag. */
const SEASON_AND_EPISODE = /^s(\d{1,4})\s*e(\d{1,5})$/i;

/** The rating in Apple's tag, as in `mpaa|PG-13|300|`. */
const appleRating = (tag: string | undefined) => tag?.split('|')[1];

/**
 * What the tags of a file say of its program; undefined if they say nothing. A value that is no fact of its kind, such as
 * a year instead of a day, is left out.
 *
 * @param metadata of the container, with keys in lower case, and the language of its audio
 */
export function fileFactsOf(metadata: Metadata): FileFacts | undefined {
  const [, season, episode] = SEASON_AND_EPISODE.exec(metadata.episode_id?.trim() ?? '') ?? [];
  const found: Record<string, string | undefined> = {
    season: season?.replace(/^0+(?=\d)/, ''),
    episode,
    contentRating: appleRating(metadata.itunextc),
  };
  for (const [fact, tags] of Object.entries(TAGS)) {
    const value = tags.map((tag) => metadata[tag]?.trim()).find((text) => text !== undefined && text !== '');
    if (value !== undefined) found[fact] = value;
  }
  const valid = Object.entries(found).flatMap(([fact, text]) => {
    const schema = fileFactsSchema.entries[fact as keyof FileFacts];
    const read = v.safeParse(schema, text === undefined ? undefined : valueOf(fact, text));
    return read.success && read.output !== undefined ? [[fact, read.output] as const] : [];
  });
  return valid.length === 0 ? undefined : Object.fromEntries(valid);
}

function valueOf(fact: string, text: string): string | number {
  if (fact === 'episode') return /^\d+$/.test(text) ? Number(text) : text;
  // Dates can have a time of day, which depends on a time zone.
  if (fact === 'firstBroadcast') return text.slice(0, 10);
  return text.slice(0, MAX_FACT_LENGTH);
}
