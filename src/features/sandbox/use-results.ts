import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import { withoutMedia } from '@/targeting/library-moments';
import { madeWith, type OpenedResult } from './stored/stored-analyses';

/** Results that are read at the same time: each may have megabytes. */
const AT_ONCE = 4;

/** What was read from each library, by the attempt of an analysis, as long as the user is signed in. */
const readFrom = new WeakMap<AnalysisLibrary, Map<string, Promise<AnalysisResponse>>>();

/** Reads a result once. It is kept without its pictures and measurements. */
function readOnce(library: AnalysisLibrary, item: LibraryItem): Promise<AnalysisResponse> {
  const all = readFrom.get(library) ?? new Map<string, Promise<AnalysisResponse>>();
  readFrom.set(library, all);
  const key = `${item.id} ${item.attempt}`;
  const reading = all.get(key) ?? library.result(item).then(withoutMedia);
  all.set(key, reading);
  reading.catch(() => all.delete(key));
  return reading;
}

/**
 * Reads results from the library for pages that plan several programs, without their pictures and measurements.
 *
 * @param wanted the analyses whose results are needed
 * @returns `read` has the results by ID; `retry` tries again to read those that have failed
 */
export function useResults(library: AnalysisLibrary | null, wanted: readonly LibraryItem[]) {
  const [read, setRead] = useState<ReadonlyMap<string, OpenedResult>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const reading = useRef(new Set<string>());
  const missing = wanted.filter(({ id }) => !read.has(id) && !failed.has(id));

  const load = useEffectEvent(() => {
    if (!library) return;
    const next = missing.filter(({ id }) => !reading.current.has(id));
    for (const item of next.slice(0, AT_ONCE - reading.current.size)) {
      const { id, title, updatedAt } = item;
      reading.current.add(id);
      // Before the state: within an event such as going back, React renders at once, and this runs again.
      const ended = () => reading.current.delete(id);
      readOnce(library, item).then(
        (response) => {
          ended();
          const result = { id, title, analyzedAt: Date.parse(updatedAt), ...madeWith(item), response };
          setRead((before) => new Map(before).set(id, result));
        },
        (error: unknown) => {
          ended();
          console.error('Reading a result of the library failed', error);
          setFailed((before) => new Set(before).add(id));
        },
      );
    }
  });
  const missingKey = missing.map(({ id }) => id).join(' ');
  useEffect(() => load(), [library, missingKey]);

  return {
    read,
    isReading: missing.length > 0,
    hasFailed: wanted.some(({ id }) => failed.has(id)),
    retry: useCallback(() => setFailed(new Set()), []),
  };
}
