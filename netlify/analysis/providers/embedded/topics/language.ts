import { FUNCTION_WORDS, type WrittenLanguage } from './function-words';

/** The languages in which topics are known. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Our own languages first, in the order of `LANGUAGES`. */
const WRITTEN = Object.keys(FUNCTION_WORDS) as WrittenLanguage[];

/** For each function word the languages that have it: one that belongs to three proves a third of each. */
const OWNERS: ReadonlyMap<string, readonly number[]> = ownersOf();

/** Letters that hint at a language, and what a word with one adds to it. */
const LETTER_HINTS: readonly (readonly [pattern: RegExp, language: WrittenLanguage, weight: number])[] = [
  [/[ñ¿¡]/u, 'es', 1],
  [/[ß]/u, 'de', 1],
  [/[äöü]/u, 'de', 0.5],
  [/[œêîûë]|^(?:qu|jusqu|lorsqu|puisqu|[jmnst])['’]\p{L}{2}/u, 'fr', 0.5],
  [/[ãõ]/u, 'pt', 1],
];

/** The captions before and after one that say in what language it is. */
const REACH = 4;
/** What a caption's own words count against those of one neighbour. */
const OWN_SHARE = 4;
/** How much more another language must show than the best of ours. */
const FOREIGN_LEAD = 1.25;
/** What the mean caption of the video counts against one neighbour: it settles what nothing else does. */
const VIDEO_SHARE = 0.5;

type Scores = readonly number[];

/**
 * In what language each caption of a video is: the one with most function words (articles, pronouns,
 * prepositions), counted in the caption and, for less, in the ones around it and in the whole video.
 *
 * Function words because captions are short: statistics of letters need a hundred characters or more,
 * whereas hardly a sentence has no article or pronoun (Grefenstette, Comparing two language
 * identification schemes, 1995). Italian, Portuguese and Dutch are counted only to be told apart.
 *
 * @param texts the words of each caption in lower case, in time order
 * @returns undefined where it is none of `LANGUAGES`; English where no word says anything
 */
export function languagesOf(texts: readonly (readonly string[])[]): (Language | undefined)[] {
  const scores = texts.map(scoresOf);
  const video = meanOf(scores);
  // Sums up to each caption, so that a window costs the same however wide it is.
  const sums: Scores[] = [noScores()];
  for (const score of scores) sums.push(added(sums.at(-1) ?? noScores(), score, 1));
  return scores.map((own, index) => {
    const from = sums[Math.max(0, index - REACH)] ?? own;
    const to = sums[Math.min(scores.length, index + REACH + 1)] ?? own;
    const near = added(to, from, -1);
    return bestOf(added(added(near, own, OWN_SHARE), video, VIDEO_SHARE));
  });
}

/** Fewer words than this prove no language: a few names, a song of one line. */
const LEAST_WORDS = 30;
/** In our languages every third word of ten captions or more is a function word, in others hardly one in five. */
const LEAST_SHARE = 0.25;

/**
 * Whether texts may be in one of `LANGUAGES`: false where they are long enough to tell, and too few of their words are
 * function words of it, or more are of another language.
 *
 * @param texts the words of each in lower case
 */
export function mayBeKnown(texts: readonly (readonly string[])[]): boolean {
  const words = texts.flat();
  if (words.length < LEAST_WORDS) return true;
  const counts = WRITTEN.map((_, index) => words.filter((word) => OWNERS.get(word)?.includes(index)).length);
  const most = Math.max(...counts.slice(0, LANGUAGES.length));
  return most >= LEAST_SHARE * words.length && Math.max(...counts) <= most;
}

/** How much each written language speaks in a text. */
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
  // Rounding must not decide a tie. Where no word says anything, it is the first: English.
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
