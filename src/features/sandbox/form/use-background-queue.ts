import { useCallback, useRef } from 'react';
import type { AnalysisLibrary } from '@/data/analyses/library-state';
import type { BackgroundRequest } from '@/contracts/analyses';
import type { AnalysisRequest, WordsRequest } from '@/contracts/analysis-request';
import { requestOf, type FormUrls } from './form-urls';

const isSame = (a: AnalysisRequest, b: AnalysisRequest): boolean =>
  a.url === b.url &&
  a.captionsUrl === b.captionsUrl &&
  a.language === b.language &&
  a.captionTrack === b.captionTrack &&
  a.transcribe === b.transcribe &&
  a.understand === b.understand;

/** What is queued besides the URLs. */
type Queued = WordsRequest & Pick<BackgroundRequest, 'title'>;

/**
 * Queues a background analysis. After a failure the same analysis is queued again instead of a second one.
 *
 * @param library null while it is not loaded
 * @returns a function that rejects with RemoteError
 */
export function useBackgroundQueue(
  library: AnalysisLibrary | null,
  openLibrary: (uid: string) => Promise<AnalysisLibrary>,
): (uid: string, urls: FormUrls, more?: Queued) => Promise<void> {
  const pending = useRef<BackgroundRequest | null>(null);
  return useCallback(
    async (uid, urls, { title, ...words } = {}) => {
      const wanted = { ...requestOf(urls, words), ...(title === undefined ? {} : { title }) };
      const last = pending.current;
      const request = { ...wanted, id: last && isSame(last, wanted) ? last.id : crypto.randomUUID() };
      pending.current = request;
      await (library ?? (await openLibrary(uid))).queue([request]);
      if (pending.current === request) pending.current = null;
    },
    [library, openLibrary],
  );
}
