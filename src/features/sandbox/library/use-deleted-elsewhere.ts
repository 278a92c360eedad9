import { useEffect, useRef, useState } from 'react';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import type { useStoredAnalyses } from '../stored/stored-analyses';

/** Removes from this device the analyses that another device of the user has deleted from the server. */
export function useDeletedElsewhere(
  library: AnalysisLibrary | null,
  { items, phase, problem }: LibraryState,
  { all, remove }: ReturnType<typeof useStoredAnalyses>,
) {
  /** IDs that were checked. They may be older than the listed ones, or of a version that this client cannot read. */
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
      // Not checked again before the library is shown the next time.
      (error: unknown) => console.error('Looking for deleted analyses failed', error),
    );
  }, [library, items, phase, problem, all, remove]);
}

/** Whether this analysis of the library has been deleted since it was opened. @param id null while none is open */
export function useIsDeleted(
  library: AnalysisLibrary | null,
  { items, phase, problem }: LibraryState,
  id: string | null,
): boolean {
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const isUnlisted =
    id !== null && phase === 'ready' && problem === null && !items.some((item) => item.id === id);

  useEffect(() => {
    if (!library || !isUnlisted) return;
    // It may only be older than the listed ones.
    library.missing([id]).then(
      (missing) => {
        if (missing.includes(id)) setDeletedId(id);
      },
      (error: unknown) => console.error('Looking for a deleted analysis failed', error),
    );
  }, [library, isUnlisted, id]);

  return id !== null && deletedId === id;
}
