import { useEffect, useRef } from 'react';
import type { AnalysisLibrary, LibraryState } from '@/analyses/library';
import type { useStoredAnalyses } from '../stored/stored-analyses';

/** Removes from this device what was deleted from the server by another device of the person. */
export function useDeletedElsewhere(
  library: AnalysisLibrary | null,
  { items, phase, problem }: LibraryState,
  { all, remove }: ReturnType<typeof useStoredAnalyses>,
) {
  /** Older than what is listed, or of a version that this one cannot read. */
  const there = useRef(new Set<string>());

  useEffect(() => {
    if (!library || phase !== 'ready' || problem !== null) return;
    const listed = new Set(items.map(({ id }) => id));
    const unlisted = all.filter(
      ({ id, attempt }) => attempt !== undefined && !listed.has(id) && !there.current.has(id),
    );
    if (unlisted.length === 0) return;
    const ids = unlisted.map(({ id }) => id);
    ids.forEach((id) => there.current.add(id));
    library.missing(ids).then(
      (missing) => missing.forEach(remove),
      // Asked again with the next page.
      (error: unknown) => console.error('Looking for deleted analyses failed', error),
    );
  }, [library, items, phase, problem, all, remove]);
}
