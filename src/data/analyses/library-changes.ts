import { wordsOf } from '@/contracts/analysis-request';
import { isWithoutNetwork } from '@/lib/connection';
import { RemoteError, type RemoteProblem } from '@/lib/remote-error';
import { withTimeout } from '@/lib/with-timeout';
import type { AnalysisDocuments } from './analysis-documents';
import { keepsResult, newestFirst, nextIdOf, type AnalysisItem } from './analysis-item';
import type { AnalysisLibrary } from './library-state';

type LibraryChanges = Pick<
  AnalysisLibrary,
  'queue' | 'store' | 'restart' | 'cancel' | 'rename' | 'remove' | 'changeAll'
>;

/** Time in ms that a change waits for the server's answer. */
const ANSWER_MS = 5_000;

export const problemOf = (error: unknown): RemoteProblem =>
  error instanceof RemoteError ? error.problem : 'unknown';

/** What a user changes in the library. @param knownIds the IDs of the analyses that are listed now */
export function libraryChanges(documents: AnalysisDocuments, knownIds: () => string[]): LibraryChanges {
  function queueAgain({ id, url, captionsUrl, title, ...others }: AnalysisItem): Promise<void> {
    const captions = captionsUrl === undefined ? {} : { captionsUrl };
    const named = title === undefined ? {} : { title };
    return documents.queue([
      { id: nextIdOf(id, knownIds()), url, ...captions, ...named, ...wordsOf(others) },
    ]);
  }

  const each = {
    cancel: (item: AnalysisItem) => answered(documents.cancel(item)),
    remove: (item: AnalysisItem) => answered(documents.remove(item)),
    restart: (item: AnalysisItem) => answered(keepsResult(item) ? queueAgain(item) : documents.restart(item)),
  };

  return {
    ...each,
    queue: (requests) => answered(documents.queue(requests)),
    store: (request, response) => documents.store(request, response),
    rename: (item, title) => answered(documents.rename(item, title)),
    async changeAll(change, items) {
      // Newest first: the last ones of a list are started last, so they are cancelled before they start.
      const inOrder = items.toSorted(newestFirst);
      if (change === 'restart') inOrder.reverse();
      for (const ended of await Promise.allSettled(inOrder.map(each[change]))) {
        if (ended.status === 'fulfilled') continue;
        if (!['rejected', 'gone'].includes(problemOf(ended.reason))) throw ended.reason;
      }
    },
  };
}

/** After the limit a change is queued, and for the user it is made. */
async function answered(change: Promise<void>): Promise<void> {
  const isAnswered = withTimeout(AbortSignal.timeout(isWithoutNetwork() ? 0 : ANSWER_MS), change);
  await isAnswered.catch((error: unknown) => {
    if (error instanceof RemoteError) throw error;
    change.catch((refused: unknown) => console.error('A change of the library failed', refused));
  });
}
