import { useCallback, useEffect, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisRequest } from '@/contracts/analysis-request';
import { wordsOf } from '@/contracts/analysis-request';
import { newPageId } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import { createClosingQuestion } from '@/lib/leave-guard';
import { madeWith, type useStoredAnalyses } from './stored-analyses';

interface KeepResultOptions {
  uid: string | undefined;
  /** Null while it is not loaded. */
  library: AnalysisLibrary | null;
  openLibrary: (uid: string) => Promise<AnalysisLibrary>;
  /** What the library lists. */
  items: readonly LibraryItem[];
  add: ReturnType<typeof useStoredAnalyses>['add'];
  /** The user's choice: nothing of the result goes to the server. */
  isOnlyOnDevice: boolean;
}

/**
 * Stores the results that this page receives: in the library, or only on this device if the user wants that or the
 * library does not take it. The browser asks before the page is closed while a result is in neither.
 *
 * @returns `keep` returns the ID of the result; `unshared` has the IDs of those that the library did not take
 */
export function useKeepResult({ uid, library, openLibrary, items, add, isOnlyOnDevice }: KeepResultOptions) {
  const [unshared, setUnshared] = useState<ReadonlySet<string>>(new Set());
  /** The IDs of those that are on their way to the library. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const left = sent.filter((id) => !unshared.has(id) && !items.some((item) => item.id === id));
  if (left.length < sent.length) setSent(left);
  const isUnlisted = left.length > 0;
  useEffect(() => {
    const question = createClosingQuestion();
    question.loses(isUnlisted);
    return () => question.loses(false);
  }, [isUnlisted]);
  const keep = useCallback(
    (response: AnalysisResponse, request: AnalysisRequest): string => {
      const id = newPageId();
      const { url, captionsUrl } = request;
      const keepOnDevice = () => void add(id, response, madeWith(request));
      async function share(user: string) {
        const captions = captionsUrl === undefined ? {} : { captionsUrl };
        const stored = { id, url, ...captions, ...wordsOf(request) };
        try {
          await (library ?? (await openLibrary(user))).store(stored, response);
        } catch (error) {
          console.error('Storing a result in the library failed', error);
          setUnshared((before) => new Set([...before, id]));
          keepOnDevice();
        }
      }
      if (isOnlyOnDevice || uid === undefined) keepOnDevice();
      else {
        setSent((before) => [...before, id]);
        void share(uid);
      }
      return id;
    },
    [uid, library, openLibrary, add, isOnlyOnDevice],
  );
  return { keep, unshared };
}
