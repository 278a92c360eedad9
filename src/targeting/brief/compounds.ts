import type { Phrase, PhraseIndex } from './vocabulary';

/** Minimum length of a part of a compound, in letters. */
const MIN_LETTERS = 3;
/** Linking elements between the parts of a compound: `Kriegsszenen`, `Familienprogramm`. */
const LINKS = ['', 's', 'es', 'n', 'en'];

/**
 * The meaning of a German compound: a word for a concept, followed by another one, by a filler (`Kochszenen`), or by a
 * suffix that excludes it (`alkoholfrei`).
 */
export function compoundOf(
  word: string,
  index: PhraseIndex,
): { phrase: Phrase; isNegated: boolean } | undefined {
  if (index.language !== 'de') return undefined;
  for (let at = word.length - MIN_LETTERS; at >= MIN_LETTERS; at -= 1) {
    const end = index.exact([word.slice(at)]) ?? index.inflected([word.slice(at)]);
    if (end?.role !== 'meaning' && end?.role !== 'filler' && end?.role !== 'attached') continue;
    const start = LINKS.filter((link) => word.slice(0, at).endsWith(link))
      .map((link) => word.slice(0, at - link.length))
      .filter((part) => part.length >= MIN_LETTERS)
      .map((part) => index.exact([part]) ?? index.inflected([part]))
      .find((phrase) => phrase?.role === 'meaning');
    if (start?.role !== 'meaning') continue;
    const keys = end.role === 'meaning' ? [...new Set([...start.keys, ...end.keys])] : start.keys;
    return { phrase: { role: 'meaning', keys }, isNegated: end.role === 'attached' };
  }
  return undefined;
}
