import type { Concept } from '@/contracts/analysis';

/** The groups in which concepts are shown, in this order: those used for planning advertising come first. */
const GROUPS = ['topic', 'seen', 'sound', 'look', 'technical', 'other'] as const;

export type ConceptGroup = (typeof GROUPS)[number];

/**
 * Sorts concepts into groups by their kind. One without a known kind, as in a result that an older version stored, is
 * in the group `other`.
 *
 * @returns the groups that are not empty, in the order in which they are shown; within each the given order
 */
export function groupConcepts<T extends { kind: Concept['kind'] }>(
  concepts: readonly T[],
): { group: ConceptGroup; concepts: T[] }[] {
  return GROUPS.map((group) => ({
    group,
    concepts: concepts.filter(({ kind = 'other' }) => kind === group),
  })).filter((each) => each.concepts.length > 0);
}
