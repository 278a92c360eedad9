import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import { madeWith, type OpenedResult } from '../stored/stored-analyses';

/**
 * Reads results from the library, one after the other: each may have megabytes.
 *
 * @param wanted the analyses whose results are needed
 * @returns `read` has the results by ID; `retry` tries again to read those that have failed
 */
export function useResults(library: AnalysisLibrary | null, wanted: readonly LibraryItem[]) {
  const [read, setRead] = useState<ReadonlyMap<string, OpenedResult>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const next = wanted.find(({ id }) => !read.has(id) && !failed.has(id));

  const load = useEffectEvent(() => {
    if (!library || !next) return;
    const { id, title, updatedAt } = next;
    library.result(next).then(
      (response) => {
        const result = { id, title, analyzedAt: Date.parse(updatedAt), ...madeWith(next), response };
        setRead((before) => new Map(before).set(id, result));
      },
      (error: unknown) => {
        console.error('Reading a result to compare failed', error);
        setFailed((before) => new Set(before).add(id));
      },
    );
  });
  useEffect(() => load(), [library, next?.id]);

  return {
    read,
    isReading: next !== undefined,
    hasFailed: wanted.some(({ id }) => failed.has(id)),
    retry: useCallback(() => setFailed(new Set()), []),
  };
}
