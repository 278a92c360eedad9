import type { Brief, BriefTerm } from '../brief';
import { excludedParts } from './negation';
import { lackedObjects } from './parts-behind';
import { meaningsOf, partsOf, roleOf } from './parts';
import type { Vocabulary } from './vocabulary';

/**
 * Parses a brief in plain words. Every word becomes part of a term.
 *
 * @param vocabularies for looking up words; if languages match equally well, the first one is used, so the language of
 *   the page should be first
 */
export function parseBrief(text: string, vocabularies: readonly Vocabulary[]): Brief {
  const parts = partsOf(text, vocabularies);
  const excluded = excludedParts(parts);
  return {
    text,
    terms: parts.map((part, at): BriefTerm => {
      const { from, to, phrase, index } = part;
      if (!phrase || !index) return { from, to, kind: 'unknown', meanings: [] };
      const { language } = index;
      if (phrase.role === 'meaning') {
        const kind = excluded.has(part) ? 'exclusion' : 'wish';
        return { from, to, kind, meanings: meaningsOf(phrase.keys), language };
      }
      // A suffix such as `free` that follows no concept is not understood, and neither is `miss` without a negation.
      const isLoose =
        (phrase.role === 'attached' && roleOf(parts[at - 1]) !== 'meaning') ||
        (phrase.role === 'lack' && !lackedObjects(parts, at));
      if (isLoose) return { from, to, kind: 'unknown', meanings: [] };
      return { from, to, kind: 'filler', meanings: [], language };
    }),
  };
}
