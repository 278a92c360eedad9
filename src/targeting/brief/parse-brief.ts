import type { Brief, BriefTerm } from '../brief';
import { excludedParts } from './negation';
import { lackedObjects } from './parts-behind';
import { meaningsOf, partsOf, roleOf } from './parts';
import type { Vocabulary } from './vocabulary';

/**
 * Reads a brief in plain words. Every word of it becomes part of a term: none is left out.
 *
 * @param vocabularies where words are looked up: of equally fitting languages the first one counts, so that of the page
 *   comes first
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
      // A word such as `free` that has nothing to stand behind is not understood, nor is `miss` without a negation.
      const isLoose =
        (phrase.role === 'attached' && roleOf(parts[at - 1]) !== 'meaning') ||
        (phrase.role === 'lack' && !lackedObjects(parts, at));
      if (isLoose) return { from, to, kind: 'unknown', meanings: [] };
      return { from, to, kind: 'filler', meanings: [], language };
    }),
  };
}
