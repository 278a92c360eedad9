import { createStore } from 'zustand/vanilla';
import { wordsOf } from '@/contracts/analysis';
import { backoffMs } from '@/lib/backoff';
import { isWithoutNetwork } from '@/lib/connection';
import { RemoteError, type RemoteProblem } from '@/lib/remote-error';
import { isActive, keepsResult, newestFirst, nextIdOf, type AnalysisItem } from './analysis-item';
import { createAnalysisList } from './analysis-list';
import { EMPTY_LIBRARY, type AnalysisLibrary, type LibraryState } from './library-state';
import type { RemoteAnalyses } from './remote-analyses';
import { ANALYSES_AT_ONCE, nextToStart, nextStartRequest, type StartRequest } from './scheduler';

export interface LibraryOptions {
  /** This device starts another analysis only while fewer than this number of the user's analyses are running. */
  atOnce?: number;
  /** The device's clock in ms since 1970. */
  now?: () => number;
}

/** Polling intervals in ms. `active`: while an analysis is queued or running. */
const EVERY_MS = { active: 2_000, idle: 10_000, hidden: 30_000 };

/** Maximum number of concurrent requests of `changeAll`. */
const CHANGES_AT_ONCE = 6;

/** Waits after failures. */
const RETRY = { firstMs: 4_000, longestMs: 60_000 };

const problemOf = (error: unknown): RemoteProblem =>
  error instanceof RemoteError ? error.problem : 'unknown';

export function createAnalysisLibrary(
  remote: RemoteAnalyses,
  { atOnce = ANALYSES_AT_ONCE, now = Date.now }: LibraryOptions = {},
): AnalysisLibrary {
  const store = createStore<LibraryState>(() => EMPTY_LIBRARY);
  const { getState, setState } = store;
  const closing = new AbortController();
  const { signal: closed } = closing;
  const list = createAnalysisList(remote, store, closed, now);
  const startRequests = new Map<string, StartRequest>();
  /**
   * From the ID of an analysis to the ID under which it runs again. After a failure the same new ID is queued again.
   */
  const again = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polling: Promise<void> | null = null;
  let failures = 0;
  const isVisible = () => document.visibilityState === 'visible';
  const hasActive = () => getState().items.some(isActive);

  /** Not awaited: the outcome of a call shows in the analysis, and a call that failed is repeated later. */
  function startQueued(): void {
    for (const item of nextToStart(getState().items, list.serverNow(), { atOnce, startRequests })) {
      startRequests.set(item.id, nextStartRequest(item, list.serverNow(), startRequests));
      remote.start(item).catch((error: unknown) => {
        if (!isWithoutNetwork()) console.error('Starting a background analysis failed', error);
      });
    }
  }

  async function pollOnce(): Promise<void> {
    try {
      if (isWithoutNetwork()) throw new RemoteError('unavailable');
      await list.read();
      failures = 0;
      if (!closed.aborted) startQueued();
    } catch (error) {
      failures += 1;
      if (closed.aborted) return;
      const isOffline = isWithoutNetwork();
      if (!isOffline) console.error('Following the background analyses failed', error);
      // Offline before the first answer: nothing is known of the analyses, and the page says that it is offline.
      if (!isOffline || getState().phase === 'ready') setState({ problem: problemOf(error) });
    }
  }

  function poll(): Promise<void> {
    if (closed.aborted) return Promise.resolve();
    clearTimeout(timer);
    polling ??= pollOnce().finally(() => {
      polling = null;
      scheduleNextPoll();
    });
    return polling;
  }

  function scheduleNextPoll(): void {
    clearTimeout(timer);
    // A hidden page only continues while there are active analyses, to start those that wait.
    if (closed.aborted || (!isVisible() && !hasActive())) return;
    const usual = hasActive() ? EVERY_MS.active : EVERY_MS.idle;
    const pause = failures > 0 ? backoffMs(failures, RETRY) : isVisible() ? usual : EVERY_MS.hidden;
    timer = setTimeout(() => void poll(), pause);
  }

  /** Starts a new read after the one in progress, if any. */
  async function pollAfterCurrent(): Promise<void> {
    await polling;
    await poll();
  }

  async function refresh(): Promise<void> {
    await polling;
    list.expire();
    await poll();
  }

  function refreshIfVisible(): void {
    if (!isVisible()) return;
    list.expire();
    failures = 0;
    void poll();
  }

  document.addEventListener('visibilitychange', refreshIfVisible, { signal: closed });
  addEventListener('online', refreshIfVisible, { signal: closed });
  void poll();

  const thenPoll = async (change: Promise<void>) => {
    await change;
    await pollAfterCurrent();
  };

  async function queueAgain({ id, url, captionsUrl, title, ...others }: AnalysisItem): Promise<void> {
    const ids = getState().items.map((item) => item.id);
    const newId = again.get(id) ?? nextIdOf(id, ids);
    again.set(id, newId);
    const captions = captionsUrl === undefined ? {} : { captionsUrl };
    const named = title === undefined ? {} : { title };
    await remote.queue([{ id: newId, url, ...captions, ...named, ...wordsOf(others) }]);
    again.delete(id);
  }

  const runAgain = (item: AnalysisItem) => (keepsResult(item) ? queueAgain(item) : remote.restart(item));

  async function remove(item: AnalysisItem): Promise<void> {
    await remote.remove(item);
    list.remove(item.id);
  }

  const changes = { cancel: (item: AnalysisItem) => remote.cancel(item), restart: runAgain, remove };

  async function changeAll(change: keyof typeof changes, items: readonly AnalysisItem[]): Promise<void> {
    // Newest first: the last ones of a list are started last, so they are cancelled before they start.
    const waiting = items.toSorted(newestFirst);
    if (change === 'restart') waiting.reverse();
    const work = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) {
        try {
          await changes[change](item);
        } catch (error) {
          if (problemOf(error) === 'rejected' || problemOf(error) === 'gone') continue;
          waiting.length = 0;
          throw error;
        }
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: CHANGES_AT_ONCE }, work));
    await pollAfterCurrent();
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
  }

  return {
    ...store,
    changeAll,
    queue: (requests) => thenPoll(remote.queue(requests)),
    restart: (item) => thenPoll(runAgain(item)),
    cancel: (item) => thenPoll(remote.cancel(item)),
    remove,
    async result(item) {
      const result = await remote.result(item);
      // The user has signed out meanwhile: the result must no longer be stored on the device.
      if (closed.aborted) throw new RemoteError('unavailable');
      return result;
    },
    missing: (ids) => remote.missing(ids),
    loadOlder: () => list.loadOlder(),
    refresh,
    close() {
      closing.abort();
      clearTimeout(timer);
      setState(EMPTY_LIBRARY, true);
    },
  };
}
