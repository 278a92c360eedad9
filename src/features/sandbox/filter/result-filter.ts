import type { AnalysisEntry } from '@/contracts/analysis';

/** What of a result is shown. */
export interface ResultFilter {
  /** The names of the concepts that stay; none stands for all of them. */
  concepts: ReadonlySet<string>;
  /** From 0 to 1; what is exactly as sure stays. */
  leastConfidence: number;
}

export const NO_FILTER: ResultFilter = { concepts: new Set(), leastConfidence: 0 };

export function isFiltering({ concepts, leastConfidence }: ResultFilter): boolean {
  return concepts.size > 0 || leastConfidence > 0;
}

/**
 * Takes out of every entry the concepts that do not stay. All entries stay, also those that are empty then: how
 * long one lasts is known by the next. An entry that loses nothing is the same object, and need not be drawn again.
 */
export function narrowEntries(entries: AnalysisEntry[], filter: ResultFilter): AnalysisEntry[] {
  if (!isFiltering(filter)) return entries;
  return entries.map((entry) => {
    const concepts = entry.concepts.filter(
      ({ name, confidence }) =>
        (filter.concepts.size === 0 || filter.concepts.has(name)) && confidence >= filter.leastConfidence,
    );
    return concepts.length === entry.concepts.length ? entry : { ...entry, concepts };
  });
}

/** The moments that a filter leaves: those that still have a concept, and all of them where nothing is filtered. */
export function momentsLeft(narrowed: AnalysisEntry[], filter: ResultFilter): AnalysisEntry[] {
  return isFiltering(filter) ? narrowed.filter(({ concepts }) => concepts.length > 0) : narrowed;
}

/** A concept and in how many moments it is. */
export interface ConceptCount {
  name: string;
  moments: number;
}

/** Every concept of a result by its name, in alphabetical order. */
export function conceptCounts(entries: readonly AnalysisEntry[]): ConceptCount[] {
  const counts = new Map<string, number>();
  for (const { concepts } of entries) {
    for (const name of new Set(concepts.map((concept) => concept.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([name, moments]) => ({ name, moments }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
