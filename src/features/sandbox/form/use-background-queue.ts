import { useCallback, useRef } from 'react';
import type { AnalysisLibrary } from '@/analyses/library-state';
import type { BackgroundRequest } from '@/contracts/analyses';
import { requestOf, type FormUrls } from './form-urls';

/**
 * Queues a background analysis. After a failure, perhaps of the response only, the same analysis is queued again instead
 * of a second one.
 *
 * @param library null while it is not loaded
 * @returns a function that rejects with RemoteError
 */
export function useBackgroundQueue(
  library: AnalysisLibrary | null,
  openLibrary: (uid: string) => Promise<AnalysisLibrary>,
): (uid: string, urls: FormUrls) => Promise<void> {
  const pending = useRef<BackgroundRequest | null>(null);
  return useCallback(
    async (uid, urls) => {
      const wanted = requestOf(urls);
      const last = pending.current;
      const isSame = last?.url === wanted.url && last.captionsUrl === wanted.captionsUrl;
      const request = { ...wanted, id: isSame ? last.id : crypto.randomUUID() };
      pending.current = request;
      await (library ?? (await openLibrary(uid))).queue([request]);
      if (pending.current === request) pending.current = null;
    },
    [library, openLibrary],
  );
}
