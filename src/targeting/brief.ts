import type { ConceptKind } from '@/contracts/analysis';

/** A concept that words of a brief stand for. */
export interface Meaning {
  kind: ConceptKind;
  /** As an analysis names it. */
  name: string;
  /** Of a topic: ID in the IAB Content Taxonomy. It stands for all topics below it too. */
  id?: string;
}

/**
 * What a word of a brief is taken for: wanted, not wanted, one that only holds the sentence together, or not understood.
 */
type TermKind = 'wish' | 'exclusion' | 'filler' | 'unknown';

/** One or more words of a brief. */
export interface BriefTerm {
  /** Where it stands in the text: in UTF-16 code units, `to` is behind it. */
  from: number;
  to: number;
  kind: TermKind;
  /** What it stands for, any of them; none of fillers and unknown words. */
  meanings: readonly Meaning[];
}

/** A brief in plain words, and what it is taken for. The terms may have been changed by hand. */
export interface Brief {
  text: string;
  /** In the order of the text. */
  terms: readonly BriefTerm[];
}
