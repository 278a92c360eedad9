import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../captions/languages';
import { TOPICS, type TopicName } from './topic-table';

/** How much a phrase proves about a topic: the sections of a topic's file, which its README explains. */
export const STRENGTHS = ['certain', 'strong', 'ordinary', 'weak', 'against'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The phrases of one topic in one language, in the order of its file. */
export type Vocabulary = Readonly<Partial<Record<Strength, readonly string[]>>>;

/** The phrases of one language for each topic, and its idioms. */
export interface Lexicon {
  readonly topics: Readonly<Partial<Record<TopicName, Vocabulary>>>;
  /** Phrases that are not meant literally; they prove nothing. */
  readonly idioms: readonly string[];
}

/** Files of the repository that are deployed with the function (`included_files` in netlify.toml). */
const FOLDER = join(
  process.env.LAMBDA_TASK_ROOT ?? process.cwd(),
  'netlify/analysis/providers/embedded/topics/lexicon',
);

const HEADING = /^\[(.*)\]$/u;

/**
 * Reads the files of one language: those of all topics and that of the idioms.
 *
 * @throws Error when a file is missing or malformed: a topic must not be lost silently
 */
export function readLexicon(language: Language): Lexicon {
  const topics = TOPICS.map(({ name }) => {
    const text = readFileSync(join(FOLDER, folderOf(name), `${language}.txt`), 'utf8');
    return [name, parseVocabulary(text, `${name}, ${language}`)] as const;
  });
  const idioms = parsePhrases(readFileSync(join(FOLDER, 'idioms', `${language}.txt`), 'utf8'));
  return { topics: Object.fromEntries(topics), idioms };
}

/**
 * Reads the phrases of which one in a title is enough for a sensitive topic: in every language the certain ones of two
 * words or more, and in English those of `titles/en.txt`. Its harmless phrases prove nothing, like idioms, and each of
 * those against speaks against every topic.
 *
 * @throws Error when a file is missing or malformed
 */
export function readTitleLexicon(language: Language): Lexicon {
  const { topics, idioms } = readLexicon(language);
  const sensitive = TOPICS.filter(({ isSensitive }) => isSensitive).map(({ name }) => name);
  const text = language === 'en' ? readFileSync(join(FOLDER, 'titles', 'en.txt'), 'utf8') : '';
  const titles = parseSections(text, 'titles', [...sensitive, 'ambiguous', 'harmless', 'against']);
  const ambiguous = new Set(titles.ambiguous);
  const vocabularies = sensitive.map((name) => {
    const certain = (topics[name]?.certain ?? []).filter((phrase) => phrase.includes(' '));
    const [ordinary, strong] = [true, false].map((wanted) =>
      (titles[name] ?? []).filter((phrase) => ambiguous.has(phrase) === wanted),
    );
    return [name, { certain, strong, ordinary, against: titles.against ?? [] }] as const;
  });
  return { topics: Object.fromEntries(vocabularies), idioms: [...idioms, ...(titles.harmless ?? [])] };
}

/** The folder of a topic: its name in kebab case. */
export function folderOf(topic: TopicName): string {
  return topic.replaceAll(',', '').replaceAll(' ', '-');
}

/**
 * Parses the file of one topic in one language.
 *
 * @param name of the file, for the error
 * @throws Error when a heading is unknown or repeated, or a phrase precedes the first heading
 */
export function parseVocabulary(text: string, name: string): Vocabulary {
  return parseSections(text, name, STRENGTHS);
}

/** The same for a file whose headings are these. */
function parseSections<Heading extends string>(
  text: string,
  name: string,
  headings: readonly Heading[],
): Partial<Record<Heading, string[]>> {
  const sections: Partial<Record<Heading, string[]>> = {};
  let section: string[] | undefined;
  for (const line of text.split('\n')) {
    const title = HEADING.exec(line.trim())?.[1];
    if (title === undefined) {
      const phrases = parsePhrases(line);
      if (section === undefined && phrases.length > 0) {
        throw new Error(`Lexicon (${name}): "${line.trim()}" stands before the first heading.`);
      }
      section?.push(...phrases);
      continue;
    }
    const heading = headings.find((known) => known === title);
    if (heading === undefined) throw new Error(`Lexicon (${name}): unknown heading [${title}].`);
    if (sections[heading] !== undefined) throw new Error(`Lexicon (${name}): [${title}] stands twice.`);
    section = [];
    sections[heading] = section;
  }
  return sections;
}

/** Parses phrases separated by commas or line ends; a line that begins with `#` is a comment. */
function parsePhrases(text: string): string[] {
  return text
    .replace(/^\s*#.*$/gmu, '')
    .split(/[,\n]/u)
    .map((phrase) => phrase.replace(/\s+/gu, ' ').trim())
    .filter((phrase) => phrase !== '');
}
