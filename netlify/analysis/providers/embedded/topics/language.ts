import { FUNCTION_WORDS, type WrittenLanguage } from './function-words';

/** The languages in which topics are known. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Our own languages first, in the order of `LANGUAGES`. */
const WRITTEN = Object.keys(FUNCTION_WORDS) as WrittenLanguage[];

/** For each function word the languages that contain it: a word of three languages counts a third for each. */
const OWNERS: ReadonlyMap<string, readonly number[]> = ownersOf();

/** Letters that indicate a language, and the score that a word with one adds to it. */
const LETTER_HINTS: readonly (readonly [pattern: RegExp, language: WrittenLanguage, weight: number])[] = [
  [/[ñ¿¡]/u, 'es', 1],
  [/[ß]/u, 'de', 1],
  [/[äöü]/u, 'de', 0.5],
  [/[œêîûë]|^(?:qu|jusqu|lorsqu|puisqu|[jmnst])['’]\p{L}{2}/u, 'fr', 0.5],
  [/[ãõ]/u, 'pt', 1],
];

/** Number of captions before and after a caption that are used to determine its language. */
const REACH = 4;
/** Weight of a caption's own words relative to those of one neighbor. */
const OWN_SHARE = 4;
/** Factor by which another language must exceed the best known language. */
const FOREIGN_LEAD = 1.25;
/** Weight of the video's mean caption relative to one neighbor: decides if nothing else does. */
const VIDEO_SHARE = 0.5;

type Scores = readonly number[];

/**
 * The language of each caption of a video: the one with most function words (articles, pronouns, prepositions),
 * counted in the caption and, with lower weight, in the captions around it and in the whole video.
 *
 * Function words are used because captions are short: letter statistics need a hundred characters or more, whereas
 * hardly any sentence has no article or pronoun (Grefenstette, Comparing two language identification schemes, 1995).
 * Italian, Portuguese and Dutch are counted only to be distinguished.
 *
 * @param texts the words of each caption in lower case, in time order
 * @returns undefined for a language not in `LANGUAGES`; English if no word indicates a language
 */
export function languagesOf(texts: readonly (readonly string[])[]): (Language | undefined)[] {
  const scores = texts.map(scoresOf);
  const video = meanOf(scores);
  // Prefix sums, so that the cost of a window does not depend on its width.
  const sums: Scores[] = [noScores()];
  for (const score of scores) sums.push(added(sums.at(-1) ?? noScores(), score, 1));
  return scores.map((own, index) => {
    const from = sums[Math.max(0, index - REACH)] ?? own;
    const to = sums[Math.min(scores.length, index + REACH + 1)] ?? own;
    const near = added(to, from, -1);
    return bestOf(added(added(near, own, OWN_SHARE), video, VIDEO_SHARE));
  });
}

/** Minimum number of words to rule out the known languages: fewer may be a few names, or a song of one line. */
export const MIN_WORDS = 30;
/** In the known languages every third word of ten captions or more is a function word; in others hardly one in five. */
const MIN_SHARE = 0.25;

/**
 * Whether texts may be in one of `LANGUAGES`: false if they are long enough to tell, and too few of their words are
 * function words of it, or more are of another language.
 *
 * @param texts the words of each in lower case
 */
export function mayBeKnown(texts: readonly (readonly string[])[]): boolean {
  const words = texts.flat();
  if (words.length < MIN_WORDS) return true;
  const counts = WRITTEN.map((_, index) => words.filter((word) => OWNERS.get(word)?.includes(index)).length);
  const most = Math.max(...counts.slice(0, LANGUAGES.length));
  return most >= MIN_SHARE * words.length && Math.max(...counts) <= most;
}

/** @param word in lower case */
export function isFunctionWord(word: string, language: Language): boolean {
  return OWNERS.get(word)?.includes(WRITTEN.indexOf(language)) ?? false;
}

/** Score of each language for a text. */
function scoresOf(words: readonly string[]): Scores {
  const scores = WRITTEN.map(() => 0);
  const add = (index: number, weight: number) => {
    scores[index] = (scores[index] ?? 0) + weight;
  };
  for (const word of words) {
    const owners = OWNERS.get(word) ?? [];
    for (const owner of owners) add(owner, 1 / owners.length);
    for (const [pattern, language, weight] of LETTER_HINTS) {
      if (pattern.test(word)) add(WRITTEN.indexOf(language), weight);
    }
  }
  return scores;
}

function bestOf(scores: Scores): Language | undefined {
  const ours = scores.slice(0, LANGUAGES.length);
  const most = Math.max(...ours);
  if (Math.max(...scores) > FOREIGN_LEAD * most) return undefined;
  // Rounding must not decide a tie. If no word indicates a language, the first one is used: English.
  return LANGUAGES[ours.findIndex((score) => score > most - 1e-9)];
}

function meanOf(scores: readonly Scores[]): Scores {
  const sum = scores.reduce<Scores>((total, score) => added(total, score, 1), noScores());
  return sum.map((value) => value / Math.max(1, scores.length));
}

function noScores(): Scores {
  return WRITTEN.map(() => 0);
}

function added(a: Scores, b: Scores, share: number): Scores {
  return a.map((value, index) => value + share * (b[index] ?? 0));
}

function ownersOf(): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  for (const [index, language] of WRITTEN.entries()) {
    for (const word of new Set(FUNCTION_WORDS[language].trim().split(/\s+/u))) {
      owners.set(word, [...(owners.get(word) ?? []), index]);
    }
  }
  return owners;
}
