import type { ConceptKind } from '@/contracts/analysis';

/** A concept that words of a brief stand for. */
export interface Meaning {
  kind: ConceptKind;
  /** As an analysis names it. */
  name: string;
  /** Of a topic: ID in the IAB Content Taxonomy. It stands for all topics below it too. */
  id?: string;
}

/** A language that briefs are understood in. */
export const BRIEF_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type BriefLanguage = (typeof BRIEF_LANGUAGES)[number];

/**
 * What a word of a brief is taken for: wanted, not wanted, one that only holds the sentence together (a negation too), or
 * not understood.
 */
export const TERM_KINDS = ['wish', 'exclusion', 'filler', 'unknown'] as const;
type TermKind = (typeof TERM_KINDS)[number];

/** One or more words of a brief. */
export interface BriefTerm {
  /** Where it stands in the text: in UTF-16 code units, `to` is behind it. Both are the same of one added by hand. */
  from: number;
  to: number;
  kind: TermKind;
  /** What it stands for, any of them; none of fillers and unknown words. */
  meanings: readonly Meaning[];
  /** Missing for an unknown word, and for a term that was changed by hand. */
  language?: BriefLanguage;
}

/** A brief in plain words, and what it is taken for. The terms may have been changed by hand. */
export interface Brief {
  text: string;
  /** In the order of the text. */
  terms: readonly BriefTerm[];
}

/**
 * A brief with one term changed by hand: wanted, not wanted, left out (a filler), or with other meanings.
 *
 * @param index of the term
 */
export function withTerm(
  brief: Brief,
  index: number,
  change: Partial<Pick<BriefTerm, 'kind' | 'meanings'>>,
): Brief {
  return {
    ...brief,
    terms: brief.terms.map((term, each) => {
      if (each !== index) return term;
      const { from, to, kind, meanings } = { ...term, ...change };
      return { from, to, kind, meanings };
    }),
  };
}

/** A brief with a wish or an exclusion that no word of its text stands for. */
export function withAddedTerm(brief: Brief, kind: 'wish' | 'exclusion', meaning: Meaning): Brief {
  const end = brief.text.length;
  return { ...brief, terms: [...brief.terms, { from: end, to: end, kind, meanings: [meaning] }] };
}
