import { createStore } from 'zustand/vanilla';
import { MAX_LISTED_ANALYSES, type BackgroundRequest } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { isWithoutNetwork } from '@/lib/connection';
import type { ReadonlyStore } from '@/lib/readonly-store';
import {
  isActive,
  keepsResult,
  newestFirst,
  nextIdOf,
  stateOf,
  type AnalysisItem,
  type ItemState,
} from './analysis-item';
import { AnalysesError, type AnalysesProblem, type RemoteAnalyses } from './remote-analyses';
import { ANALYSES_AT_ONCE, nextToStart, toldNow, type Told } from './scheduler';

/** An analysis with its state when the server was last read. */
export type LibraryItem = AnalysisItem & { shown: ItemState };

export interface LibraryState {
  /** Newest first. */
  items: readonly LibraryItem[];
  /** `loading` until the server has answered for the first time. */
  phase: 'loading' | 'ready';
  /** Why the last read from the server failed; null if it did not. */
  problem: AnalysesProblem | null;
  /** Whether the server has analyses older than `items`. */
  hasOlder: boolean;
}

/**
 * The background analyses of one user, polled while the page is open: their states are updated, and queued analyses are
 * started by this device or another. To analyze many videos, queue them all at once with `withIds` and then only read
 * `items`: the library starts them one after the other. Its methods throw AnalysesError, and `items` are up to date
 * when they resolve.
 */
export interface AnalysisLibrary extends ReadonlyStore<LibraryState> {
  /**
   * Queues new analyses. After a failure it can be called again with the same requests; no analysis is created twice.
   */
  queue(requests: readonly BackgroundRequest[]): Promise<void>;
  /**
   * Runs an analysis again for which `canRestart` is true. If it has a result, the result is kept, and a new analysis
   * is queued instead.
   */
  restart(item: AnalysisItem): Promise<void>;
  cancel(item: AnalysisItem): Promise<void>;
  /** Cancels, deletes or restarts several analyses. Those that have changed in the meantime are skipped. */
  changeAll(change: 'restart' | 'cancel' | 'remove', items: readonly AnalysisItem[]): Promise<void>;
  remove(item: AnalysisItem): Promise<void>;
  result(item: AnalysisItem): Promise<AnalysisResponse>;
  /** @returns the IDs of those that the server no longer has */
  missing(ids: readonly string[]): Promise<string[]>;
  /** Adds the next page of older analyses to `items`. */
  loadOlder(): Promise<void>;
  /**
   * Reads the whole list now, for example when the network is back, or after a change that failed. Does not throw: the
   * state contains the problem.
   */
  refresh(): Promise<void>;
  /** Stops reading and starting analyses, and empties the state. */
  close(): void;
}

export interface LibraryOptions {
  /** This device starts another analysis only while fewer than this number of the user's analyses are running. */
  atOnce?: number;
  /** The device's clock in ms since 1970. */
  now?: () => number;
}

/** Polling intervals in ms. `active`: while an analysis is queued or running. */
const EVERY_MS = { active: 2_000, idle: 10_000, hidden: 30_000 };

/** Interval in ms between two counts. A count below the listed number means that another device has deleted some. */
const COUNT_MS = 10_000;

/** Interval in ms between two reads of the whole list: they show more than the count does. */
const WHOLE_LIST_MS = 300_000;

/** Maximum number of concurrent requests of `changeAll`. */
const CHANGES_AT_ONCE = 6;

/** Wait after a failure, in ms: doubled each time, up to `longest`. */
const RETRY_MS = { first: 4_000, longest: 60_000 };

/** Period in ms before the latest known change that is read again: servers may not store changes in time order. */
const OVERLAP_MS = 5_000;

const EMPTY: LibraryState = { items: [], phase: 'loading', problem: null, hasOlder: false };

const problemOf = (error: unknown): AnalysesProblem =>
  error instanceof AnalysesError ? error.problem : 'unknown';

export function createAnalysisLibrary(
  remote: RemoteAnalyses,
  { atOnce = ANALYSES_AT_ONCE, now = Date.now }: LibraryOptions = {},
): AnalysisLibrary {
  const store = createStore<LibraryState>(() => EMPTY);
  const { getState, setState } = store;
  const closing = new AbortController();
  const { signal: closed } = closing;
  const told = new Map<string, Told>();
  /** Deleted by this device: a read in progress may still return them. */
  const removed = new Set<string>();
  /**
   * From the ID of an analysis to the ID under which it runs again. After a failure the same new ID is queued again.
   */
  const again = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | null = null;
  let failures = 0;
  let wholeListAt = -Infinity;
  let countedAt = -Infinity;
  /** The last analysis of the pages read so far. Not all older ones are known. */
  let lastListed: AnalysisItem | undefined;
  /** Server time minus device time, in ms. */
  let clockOffset = 0;

  const serverNow = () => now() + clockOffset;
  const isVisible = () => document.visibilityState === 'visible';
  const hasActive = () => getState().items.some(isActive);

  function noteClock(readAt: number): void {
    if (Number.isFinite(readAt)) clockOffset = readAt - now();
  }

  /** Items that did not change stay the same objects. */
  function show(items: readonly AnalysisItem[], more: Partial<LibraryState>): void {
    if (closed.aborted) return;
    const before = new Map(getState().items.map((item) => [item.id, item]));
    const shown = items
      .filter(({ id }) => !removed.has(id))
      .map((item) => {
        const state = stateOf(item, serverNow());
        const old = before.get(item.id);
        return old?.updatedAt === item.updatedAt && old.shown === state ? old : { ...item, shown: state };
      })
      .sort(newestFirst);
    const { items: current } = getState();
    const isSame = shown.length === current.length && shown.every((item, index) => item === current[index]);
    setState({ ...more, ...(isSame ? {} : { items: shown }) });
  }

  /** Reads the newest page, and older ones while a page ends with an active analysis: all active ones must be known. */
  async function readList(): Promise<void> {
    const items: AnalysisItem[] = [];
    let hasOlder = true;
    // A function, since older analyses may be added meanwhile.
    const wanted = () => getState().items.length;
    while (hasOlder && (items.length < wanted() || items.length === 0 || items.slice(-1).some(isActive))) {
      const page = await remote.list(items.at(-1));
      noteClock(page.readAt);
      items.push(...page.items);
      hasOlder = page.hasMore;
    }
    wholeListAt = now();
    countedAt = now();
    lastListed = items.at(-1);
    show(items, { phase: 'ready', problem: null, hasOlder });
  }

  async function readChanges(): Promise<void> {
    const latest = getState().items.reduce(
      (time, { updatedAt }) => (updatedAt > time ? updatedAt : time),
      '',
    );
    if (latest === '') return readList();
    const since = new Date(Date.parse(latest) - OVERLAP_MS).toISOString();
    const { items: changed, hasMore, readAt } = await remote.changedSince(since);
    if (hasMore) return readList();
    noteClock(readAt);
    // Read after the request: older analyses may have been added meanwhile.
    const { items, hasOlder } = getState();
    const ids = new Set(changed.map(({ id }) => id));
    // Analyses older than the list are added with their page, unless they are active.
    const listed = changed.filter(
      (item) => !hasOlder || !lastListed || isActive(item) || newestFirst(item, lastListed) <= 0,
    );
    show([...items.filter(({ id }) => !ids.has(id)), ...listed], { problem: null });
  }

  async function lookForDeleted(): Promise<void> {
    if (now() - countedAt < COUNT_MS) return;
    const listed = Math.min(getState().items.length, MAX_LISTED_ANALYSES);
    countedAt = now();
    if (listed === 0) return;
    // Without the count, the next read of the whole list shows it.
    const count = await remote.count().catch((error: unknown) => {
      console.error('Counting the background analyses failed', error);
      return listed;
    });
    if (count < listed) await readList();
  }

  /** Not awaited: the outcome of a call shows in the analysis, and a call that failed is repeated later. */
  function startWaiting(): void {
    for (const item of nextToStart(getState().items, serverNow(), { atOnce, told })) {
      told.set(item.id, toldNow(item, serverNow(), told));
      remote.start(item).catch((error: unknown) => {
        if (!isWithoutNetwork()) console.error('Starting a background analysis failed', error);
      });
    }
  }

  async function lookOnce(): Promise<void> {
    try {
      if (isWithoutNetwork()) throw new AnalysesError('unavailable');
      await (now() - wholeListAt > WHOLE_LIST_MS ? readList() : readChanges());
      await lookForDeleted();
      failures = 0;
      if (!closed.aborted) startWaiting();
    } catch (error) {
      failures += 1;
      if (closed.aborted) return;
      const isOffline = isWithoutNetwork();
      if (!isOffline) console.error('Following the background analyses failed', error);
      // Offline before the first answer: nothing is known of the analyses, and the page says that it is offline.
      if (!isOffline || getState().phase === 'ready') setState({ problem: problemOf(error) });
    }
  }

  function look(): Promise<void> {
    if (closed.aborted) return Promise.resolve();
    clearTimeout(timer);
    looking ??= lookOnce().finally(() => {
      looking = null;
      plan();
    });
    return looking;
  }

  function plan(): void {
    clearTimeout(timer);
    // A hidden page only continues while there are active analyses, to start those that wait.
    if (closed.aborted || (!isVisible() && !hasActive())) return;
    const failed = Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest);
    const usual = hasActive() ? EVERY_MS.active : EVERY_MS.idle;
    const pause = failures > 0 ? failed : isVisible() ? usual : EVERY_MS.hidden;
    timer = setTimeout(() => void look(), pause);
  }

  /** Starts a new read after the one in progress, if any. */
  async function lookAgain(): Promise<void> {
    await looking;
    await look();
  }

  async function refresh(): Promise<void> {
    await looking;
    wholeListAt = -Infinity;
    await look();
  }

  function lookAtAll(): void {
    if (!isVisible()) return;
    wholeListAt = -Infinity;
    failures = 0;
    void look();
  }

  document.addEventListener('visibilitychange', lookAtAll, { signal: closed });
  addEventListener('online', lookAtAll, { signal: closed });
  void look();

  const afterwards = async (change: Promise<void>) => {
    await change;
    await lookAgain();
  };

  async function queueAgain({ id, url, captionsUrl, title }: AnalysisItem): Promise<void> {
    const ids = getState().items.map((item) => item.id);
    const newId = again.get(id) ?? nextIdOf(id, ids);
    again.set(id, newId);
    const captions = captionsUrl === undefined ? {} : { captionsUrl };
    await remote.queue([{ id: newId, url, ...captions, ...(title === undefined ? {} : { title }) }]);
    again.delete(id);
  }

  const runAgain = (item: AnalysisItem) => (keepsResult(item) ? queueAgain(item) : remote.restart(item));

  async function remove(item: AnalysisItem): Promise<void> {
    await remote.remove(item);
    removed.add(item.id);
    show(getState().items, {});
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
    await lookAgain();
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
  }

  return {
    ...store,
    changeAll,
    queue: (requests) => afterwards(remote.queue(requests)),
    restart: (item) => afterwards(runAgain(item)),
    cancel: (item) => afterwards(remote.cancel(item)),
    remove,
    async result(item) {
      const result = await remote.result(item);
      // The user has signed out meanwhile: the result must no longer be stored on the device.
      if (closed.aborted) throw new AnalysesError('unavailable');
      return result;
    },
    missing: (ids) => remote.missing(ids),
    async loadOlder() {
      const { items: page, hasMore } = await remote.list(lastListed);
      lastListed = page.at(-1) ?? lastListed;
      const ids = new Set(page.map(({ id }) => id));
      show([...getState().items.filter(({ id }) => !ids.has(id)), ...page], { hasOlder: hasMore });
    },
    refresh,
    close() {
      closing.abort();
      clearTimeout(timer);
      setState(EMPTY, true);
    },
  };
}
