import { CONCEPT_KINDS } from '@/contracts/analysis';

/** The kinds of meanings: `word` is a word that is not understood, and means that it is said. */
export const MEANING_KINDS = [...CONCEPT_KINDS, 'word'] as const;

/** What words of a brief mean: a concept, or that they are said. */
export interface Meaning {
  kind: (typeof MEANING_KINDS)[number];
  /** The name as in an analysis, or the word. */
  name: string;
  /** For a topic: its ID in the IAB Content Taxonomy. It includes all topics below it. */
  id?: string;
}

/** The languages in which briefs are understood. */
export const BRIEF_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type BriefLanguage = (typeof BRIEF_LANGUAGES)[number];

/**
 * How a word of a brief is interpreted: wanted, not wanted, a function word (including negations), or not understood.
 */
export const TERM_KINDS = ['wish', 'exclusion', 'filler', 'unknown'] as const;
type TermKind = (typeof TERM_KINDS)[number];

/** One or more words of a brief. */
export interface BriefTerm {
  /** Position in the text, in UTF-16 code units; `to` is exclusive. Both are equal for a term added by hand. */
  from: number;
  to: number;
  kind: TermKind;
  /** What it may mean: any of these; empty for fillers and unknown words. */
  meanings: readonly Meaning[];
  /** Missing for an unknown word, and for a term that was changed by hand. */
  language?: BriefLanguage;
}

/** A brief in plain words, and its interpretation. The terms may have been changed by hand. */
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

/** A term, and the indexes of all terms that are understood in the same way: a word that is said twice is one wish. */
interface DistinctTerm {
  term: BriefTerm;
  indexes: number[];
}

/** The terms of a brief with a meaning, each that is understood in the same way once. */
export function distinctTerms(terms: readonly BriefTerm[]): DistinctTerm[] {
  const found = new Map<string, DistinctTerm>();
  for (const [index, term] of terms.entries()) {
    if (term.meanings.length === 0) continue;
    const key = JSON.stringify([term.kind, ...term.meanings.map(({ name }) => name).toSorted()]);
    const known = found.get(key);
    if (known) known.indexes.push(index);
    else found.set(key, { term, indexes: [index] });
  }
  return [...found.values()];
}
