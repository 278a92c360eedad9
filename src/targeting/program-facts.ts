import type { AnalysisResponse } from '@/contracts/analysis';
import {
  CTV_GENRES,
  CTV_GENRE_NAMES,
  MAX_GENRES,
  programEntries,
  type CtvGenre,
  type ProgramFacts,
} from '@/contracts/program-facts';
import { printableText } from '@/contracts/printable-text';
import type { PlanChoices } from './plan';
import type { TopicTime } from './topics';

/** The names of genres between the separators that tags use. */
function genresOf(text: string): CtvGenre[] {
  const words = text.split(/[,;/|]/).map((word) => word.trim().toLowerCase());
  return CTV_GENRE_NAMES.filter((name) => words.includes(name.toLowerCase())).slice(0, MAX_GENRES);
}

/**
 * What the tags of the file say of the program. Its genre counts only if it is the name of a CTV genre: another word is
 * not translated.
 */
export function factsOfFile({ fileFacts }: Pick<AnalysisResponse, 'fileFacts'>): ProgramFacts {
  if (!fileFacts) return {};
  const { genre = '', ...facts } = fileFacts;
  const genres = genresOf(genre);
  return { ...facts, ...(genres.length > 0 ? { genres } : {}) };
}

/**
 * The facts about a program: what the user has entered, and what the file says of the rest. The name that the user gave
 * the video is its title, unless another one is entered.
 */
export function programFacts({
  response,
  choices,
}: {
  response: Pick<AnalysisResponse, 'fileFacts'>;
  choices: Pick<PlanChoices, 'program' | 'title'>;
}): ProgramFacts {
  const { title } = choices;
  const merged = {
    ...factsOfFile(response),
    ...(title === undefined ? {} : { title }),
    ...programEntries(choices.program),
  };
  return Object.fromEntries(
    Object.entries(merged)
      .map(([name, value]) => [name, typeof value === 'string' ? printableText(value) : value] as const)
      .filter(([, value]) => value !== null && value !== ''),
  );
}

/** The series with the season and the episode, or else with the title; without a series the title alone. */
function nameByFacts({ series, season, episode, title }: ProgramFacts): string | undefined {
  if (series === undefined) return title;
  const numbers = [
    ...(season === undefined ? [] : [/^\d+$/.test(season) ? `S${season}` : season]),
    ...(episode === undefined ? [] : [`E${episode}`]),
  ];
  const part = numbers.join(' ') || title;
  return part === undefined ? series : `${series} · ${part}`;
}

/**
 * What a program is called everywhere: the name that the user gave the video, otherwise what is known of it: the facts
 * that the user has entered, then those of the file. Undefined if there is none of these: then it is called as its file is.
 */
export function nameOfProgram({ response, choices }: Parameters<typeof programFacts>[0]): string | undefined {
  const own = choices.title?.trim();
  if (own) return own;
  return nameByFacts(programFacts({ response, choices: { program: choices.program } }));
}

/** Minimum share of the program, 0 to 1, with a topic that suggests a genre. Chosen, not measured. */
const LEAST_SHARE = 0.3;

/**
 * Genres that may fit, by the topics that last longest: those that are a topic of the program by their row of the
 * taxonomy. A topic is not a genre, so that they are only suggested.
 *
 * @param topics of the plan, by share
 */
export function suggestedGenres(topics: readonly TopicTime[]): CtvGenre[] {
  const lasting = topics.filter(({ share }) => share >= LEAST_SHARE);
  return lasting
    .flatMap(({ id }) => CTV_GENRE_NAMES.find((name) => CTV_GENRES[name] === id) ?? [])
    .slice(0, MAX_GENRES);
}

const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** A hash of a text as 16 hexadecimal digits (FNV-1a, 64 bits, over UTF-8). */
export function hashOf(text: string): string {
  let hash = OFFSET_BASIS;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}

/** SceneCue's own ID of a video, the same in every file and on every device: a hash of its URL. */
export const ownContentId = (videoUrl: string): string => `scenecue-${hashOf(videoUrl)}`;

/** Without what may be a signature or a token: files go to many parties. */
export const withoutQuery = (url: string): string => (URL.canParse(url) ? url.replace(/[?#].*$/s, '') : url);
