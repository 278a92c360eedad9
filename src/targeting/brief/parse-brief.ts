import type { Brief, BriefTerm } from '../brief';
import { excludedWords } from './excluded-words';
import { excludedParts } from './negation';
import { lackedObjects } from './parts-behind';
import { meaningsOf, partsOf, roleOf, type Part } from './parts';
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
  const runs = new Map(excludedWords(text, parts, excluded).map((run) => [run[0], run]));
  const inRuns = new Set([...runs.values()].flat());
  const terms = parts.flatMap((part, at): BriefTerm[] => {
    const run = runs.get(part);
    if (run) {
      const { from } = part;
      const { to } = run.at(-1) ?? part;
      return [{ from, to, kind: 'exclusion', meanings: [{ kind: 'word', name: text.slice(from, to) }] }];
    }
    const before = parts[at - 1];
    const follows = before !== undefined && (roleOf(before) === 'meaning' || inRuns.has(before));
    return inRuns.has(part) ? [] : [termOf(part, { isExcluded: excluded.has(part), follows, parts, at })];
  });
  return { text, terms };
}

interface Place {
  isExcluded: boolean;
  /** Whether a concept or an excluded word stands before it. */
  follows: boolean;
  parts: readonly Part[];
  at: number;
}

function termOf({ from, to, phrase, index }: Part, { isExcluded, follows, parts, at }: Place): BriefTerm {
  if (!phrase || !index) return { from, to, kind: 'unknown', meanings: [] };
  const { language } = index;
  if (phrase.role === 'meaning') {
    const kind = isExcluded ? 'exclusion' : 'wish';
    return { from, to, kind, meanings: meaningsOf(phrase.keys), language };
  }
  // A suffix such as `free` that follows no concept is not understood, and neither is `miss` without a negation.
  const isLoose =
    (phrase.role === 'attached' && !follows) || (phrase.role === 'lack' && !lackedObjects(parts, at));
  if (isLoose) return { from, to, kind: 'unknown', meanings: [] };
  return { from, to, kind: 'filler', meanings: [], language };
}
