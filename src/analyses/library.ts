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

/** An analysis with its state at the time of the last look. */
export type LibraryItem = AnalysisItem & { shown: ItemState };

export interface LibraryState {
  /** Newest first. */
  items: readonly LibraryItem[];
  /** `loading` until the server has answered for the first time. */
  phase: 'loading' | 'ready';
  /** Why the last look at the server failed; null when it did not. */
  problem: AnalysesProblem | null;
  /** Whether there are older ones than `items`. */
  hasOlder: boolean;
}

/**
 * The background analyses of one person, followed while the page is open: their state moves by itself, and what is
 * queued is started, by this device or another. To analyze many videos, queue them all at once with `withIds` and then
 * only read `items`: the library starts them one after the other. Its methods throw AnalysesError, and `items`
 * are up to date when they resolve.
 */
export interface AnalysisLibrary extends ReadonlyStore<LibraryState> {
  /** Queues new analyses. After a failure it can be called again with the same requests, and creates none twice. */
  queue(requests: readonly BackgroundRequest[]): Promise<void>;
  /** Runs one again that `canRestart`. One that has a result keeps it, and a new analysis is queued beside it. */
  restart(item: AnalysisItem): Promise<void>;
  cancel(item: AnalysisItem): Promise<void>;
  /** Cancels or deletes many, or runs them again. Those that have changed in the meantime stay as they are. */
  changeAll(change: 'restart' | 'cancel' | 'remove', items: readonly AnalysisItem[]): Promise<void>;
  remove(item: AnalysisItem): Promise<void>;
  result(item: AnalysisItem): Promise<AnalysisResponse>;
  /** @returns which of these there are not on the server any more */
  missing(ids: readonly string[]): Promise<string[]>;
  /** Adds a page of older ones to `items`. */
  loadOlder(): Promise<void>;
  /**
   * Looks at the whole list now, for example when the network is back, or after a change that failed. Does not throw: the
   * state says what failed.
   */
  refresh(): Promise<void>;
  /** Ends it: nothing is read or started any more, and the state is empty. */
  close(): void;
}

export interface LibraryOptions {
  /** How many analyses of the person may run before this device tells the function of another one. */
  atOnce?: number;
  /** The device's clock in ms since 1970. */
  now?: () => number;
}

/** How often the server is asked, in ms. `active`: while something is queued or running. */
const EVERY_MS = { active: 2_000, idle: 10_000, hidden: 30_000 };

/** Between two looks at how many there are, in ms: fewer than are listed when another device has deleted some. */
const COUNT_MS = 10_000;

/** Between two looks at the whole list, in ms: of more than the count tells. */
const WHOLE_LIST_MS = 300_000;

/** So many requests of `changeAll` are under way at the same time. */
const CHANGES_AT_ONCE = 6;

/** After a failure, in ms: twice as long each time, up to the longest. */
const RETRY_MS = { first: 4_000, longest: 60_000 };

/** Changes are read again for so long, in ms: two servers may not store them in the order of their times. */
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
  /** Deleted by this device: a look that was under way may still have them. */
  const removed = new Set<string>();
  /** New ids of those that run again, by their own: after a failure the same one is queued, and no second one. */
  const again = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | null = null;
  let failures = 0;
  let wholeListAt = -Infinity;
  let countedAt = -Infinity;
  /** The last one of the pages that were read: older ones are known by chance alone. */
  let lastListed: AnalysisItem | undefined;
  /** Of the server's clock before the device's, in ms. */
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

  /** The newest page, and older ones as long as a page ends with one that is active: those must all be known. */
  async function readList(): Promise<void> {
    const items: AnalysisItem[] = [];
    let hasOlder = true;
    // Older ones may be shown meanwhile.
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
    // As they are now: older ones may have come meanwhile.
    const { items, hasOlder } = getState();
    const ids = new Set(changed.map(({ id }) => id));
    // Older ones than the list has come with their page, unless they run.
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
    // Without the count the whole list shows it, later.
    const count = await remote.count().catch((error: unknown) => {
      console.error('Counting the background analyses failed', error);
      return listed;
    });
    if (count < listed) await readList();
  }

  /** Not waited for: what a call came to is seen in the analysis, and one that failed is told again. */
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
      // Whether there are any is not known then, and the page says that the network is missing.
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
    // A hidden page only goes on to start what waits.
    if (closed.aborted || (!isVisible() && !hasActive())) return;
    const failed = Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest);
    const usual = hasActive() ? EVERY_MS.active : EVERY_MS.idle;
    const pause = failures > 0 ? failed : isVisible() ? usual : EVERY_MS.hidden;
    timer = setTimeout(() => void look(), pause);
  }

  /** A look that begins now, and not one that began before. */
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
    // The last ones of a list are started last: they are cancelled before that.
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
      // Signed out meanwhile: the result must not be stored on the device any more.
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
