import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { AnalysisEntry } from '@/contracts/analysis';
import { isFiltering, momentsLeft, narrowEntries, NO_FILTER, type ResultFilter } from './result-filter';

/**
 * The filter of a result and what it leaves. The controls follow every move at once; lanes and moments follow when
 * there is time, so that no press waits for hundreds of rows.
 */
export function useResultFilter(entries: AnalysisEntry[]) {
  const [filter, setFilter] = useState<ResultFilter>(NO_FILTER);
  const settled = useDeferredValue(filter);
  const narrowed = useMemo(() => narrowEntries(entries, settled), [entries, settled]);
  const moments = useMemo(() => momentsLeft(narrowed, settled), [narrowed, settled]);
  const controls = useRef<HTMLInputElement>(null);

  /** The button that does this goes with the filter: the focus goes to what sets it. */
  function reset() {
    setFilter(NO_FILTER);
    controls.current?.focus({ preventScroll: true });
  }

  return { filter, setFilter, reset, controls, narrowed, moments, isNarrowed: isFiltering(settled) };
}
