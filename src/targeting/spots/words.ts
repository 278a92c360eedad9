/** The languages in which a scene can be read. */
export const WORD_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;

export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** Words and phrases of a language, separated by commas. `*` stands for any letters within a word. */
export type Phrases = string;

/** A part of a plain text: index of its first character, and after its last one. */
export interface Found {
  from: number;
  to: number;
}

/** Lower case, without accents, with one space around every word. */
export function plainText(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? ' ' : ` ${words} `;
}

const finders = new Map<Phrases, RegExp | null>();

/** Finds phrases in plain text as whole words, the longest first. Null if there are none. */
function finderOf(phrases: Phrases): RegExp | null {
  const known = finders.get(phrases);
  if (known !== undefined) return known;
  const all = phrases
    .split(',')
    .map((phrase) => plainText(phrase.replaceAll('*', 'xstarx')).trim().replaceAll('xstarx', '[^ ]*'))
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  const finder = all.length === 0 ? null : new RegExp(`(?<= )(?:${all.join('|')})(?= )`, 'gu');
  finders.set(phrases, finder);
  return finder;
}

/** Where phrases are in plain text, in its order. */
export function findPhrases(plain: string, phrases: Phrases): Found[] {
  const finder = finderOf(phrases);
  if (!finder) return [];
  return [...plain.matchAll(finder)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** The same without what is only a part of an idiom: `crash` in `crash course`. */
export function findMeant(plain: string, phrases: Phrases, idioms: Phrases): Found[] {
  const found = findPhrases(plain, phrases);
  if (found.length === 0) return found;
  const inIdioms = findPhrases(plain, idioms);
  return found.filter(
    ({ from, to }) =>
      !inIdioms.some((idiom) => idiom.from <= from && to <= idiom.to && idiom.to - idiom.from > to - from),
  );
}

/** Number of words between two parts of a plain text. */
export function wordsBetween(plain: string, a: Found, b: Found): number {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  if (second.from <= first.to) return 0;
  return plain.slice(first.to, second.from).split(' ').filter(Boolean).length;
}

/** Words that are frequent in a language and rare in the others. */
const FREQUENT: Readonly<Record<WordLanguage, Phrases>> = {
  en: 'the, and, of, is, you, that, it, was, with, he, she, they, have, this',
  de: 'der, und, ist, nicht, ich, das, mit, ein, eine, sie, wir, auf, auch, war',
  es: 'el, y, que, los, las, una, por, con, no, es, del, pero, muy, lo',
  fr: 'le, et, les, est, une, des, pas, dans, vous, il, nous, qui, avec, c est',
};

/** At least this many frequent words, and twice as many as in any other language. */
const LEAST_FREQUENT = 4;

/** The language of a plain text by its most frequent words; undefined if that is not clear. */
function languageOfWords(plain: string): WordLanguage | undefined {
  const counts = WORD_LANGUAGES.map((language) => ({
    language,
    count: findPhrases(plain, FREQUENT[language]).length,
  })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || first.count < LEAST_FREQUENT || first.count < 2 * (second?.count ?? 0)) return undefined;
  return first.language;
}

const isWordLanguage = (language: string): language is WordLanguage =>
  WORD_LANGUAGES.some((each) => each === language);

/**
 * The languages in which the words of lines are read: the declared one, and what their frequent words say; all where
 * neither is known. Empty for a declared language without word lists.
 */
export function languagesToRead(
  declared: string | undefined,
  lines: readonly { text: string }[],
): readonly WordLanguage[] {
  if (declared !== undefined && !isWordLanguage(declared)) return [];
  const guessed = languageOfWords(plainText(lines.map(({ text }) => text).join(' ')));
  const known = [...new Set([declared, guessed])].filter((each) => each !== undefined);
  return known.length > 0 ? known : WORD_LANGUAGES;
}
