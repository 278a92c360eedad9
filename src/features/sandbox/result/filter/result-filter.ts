import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import { useAfterPaint } from '@/lib/use-after-paint';

/** Which concepts of a result are shown. */
export interface ResultFilter {
  /** Names; an empty set means all of them. */
  concepts: ReadonlySet<string>;
  /** Whether an entry needs one of the concepts, or each of them. */
  match: 'any' | 'all';
  /** From 0 to 1, inclusive. */
  minConfidence: number;
}

export const NO_FILTER: ResultFilter = { concepts: new Set(), match: 'any', minConfidence: 0 };

export function isFiltering({ concepts, minConfidence }: ResultFilter): boolean {
  return concepts.size > 0 || minConfidence > 0;
}

/**
 * Filters the concepts of every entry. All entries stay, even those without concepts, because an entry lasts until the
 * next one. An unchanged entry stays the same object, so that it is not rendered again.
 */
export function filterEntries(entries: AnalysisEntry[], filter: ResultFilter): AnalysisEntry[] {
  if (!isFiltering(filter)) return entries;
  return entries.map((entry) => {
    const found = entry.concepts.filter(
      ({ name, confidence }) =>
        (filter.concepts.size === 0 || filter.concepts.has(name)) && confidence >= filter.minConfidence,
    );
    const isWhole =
      filter.match === 'any' || new Set(found.map(({ name }) => name)).size >= filter.concepts.size;
    const concepts = isWhole ? found : [];
    return concepts.length === entry.concepts.length ? entry : { ...entry, concepts };
  });
}

/** The entries that still have a concept; all of them without a filter. */
export function matchingEntries(filtered: AnalysisEntry[], filter: ResultFilter): AnalysisEntry[] {
  return isFiltering(filter) ? filtered.filter(({ concepts }) => concepts.length > 0) : filtered;
}

/** A concept and the number of entries with it. */
export interface ConceptCount {
  name: string;
  kind: Concept['kind'];
  entries: number;
}

/** The concepts of a result in alphabetical order. */
export function conceptCounts(entries: readonly AnalysisEntry[]): ConceptCount[] {
  const counts = new Map<string, ConceptCount>();
  for (const { concepts } of entries) {
    for (const { name, kind } of new Map(concepts.map((concept) => [concept.name, concept])).values()) {
      const count = counts.get(name) ?? { name, kind, entries: 0 };
      counts.set(name, { ...count, entries: count.entries + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * The filter of a result and the entries that match it. The controls change immediately; the lists follow deferred, so
 * that no input waits for hundreds of rows.
 */
export function useResultFilter(entries: AnalysisEntry[]) {
  const [filter, setFilter] = useState<ResultFilter>(NO_FILTER);
  const deferred = useAfterPaint(filter);
  const filtered = useMemo(() => filterEntries(entries, deferred), [entries, deferred]);
  const matching = useMemo(() => matchingEntries(filtered, deferred), [filtered, deferred]);
  const field = useRef<HTMLInputElement>(null);

  const change = useCallback((changes: Partial<ResultFilter>) => {
    setFilter((filter) => ({ ...filter, ...changes }));
  }, []);

  /** The focused button disappears with the filter: the focus moves to the field of the concepts. */
  const clear = useCallback(() => {
    setFilter(NO_FILTER);
    field.current?.focus({ preventScroll: true });
  }, []);

  return { filter, change, clear, field, filtered, matching };
}
