import type { StoreApi } from 'zustand/vanilla';
import { MAX_LISTED_ANALYSES } from '@/contracts/analyses';
import { isActive, newestFirst, stateOf, type AnalysisItem } from './analysis-item';
import type { LibraryState } from './library-state';
import type { RemoteAnalyses } from './remote-analyses';

/** Interval in ms between two counts. A count below the listed number means that another device has deleted some. */
const COUNT_MS = 10_000;

/** Interval in ms between two reads of the whole list: they show more than the count does. */
const WHOLE_LIST_MS = 300_000;

/** Period in ms before the latest known change that is read again: servers may not store changes in time order. */
const OVERLAP_MS = 5_000;

/** The list of a library as the server has it: what is read of it, and when. */
export interface AnalysisList {
  /** Reads what has changed, or the whole list if that is due. @throws RemoteError */
  read(): Promise<void>;
  /** Makes the next `read` a read of the whole list. */
  expire(): void;
  /** Adds the next page of older analyses. @throws RemoteError */
  loadOlder(): Promise<void>;
  /** Takes an analysis that this device has deleted out of the list. */
  remove(id: string): void;
  /** The server's time in ms since 1970, as far as it is known. */
  serverNow(): number;
}

/**
 * Keeps the items of `store` as they are on the server.
 *
 * @param closed once it is aborted, the store is not changed
 * @param now the device's clock in ms since 1970
 */
export function createAnalysisList(
  remote: RemoteAnalyses,
  { getState, setState }: StoreApi<LibraryState>,
  closed: AbortSignal,
  now: () => number,
): AnalysisList {
  /** Deleted by this device: a read in progress may still return them. */
  const removed = new Set<string>();
  let wholeListAt = -Infinity;
  let countedAt = -Infinity;
  /** The last analysis of the pages read so far. Not all older ones are known. */
  let lastListed: AnalysisItem | undefined;
  /** Server time minus device time, in ms. */
  let clockOffset = 0;

  const serverNow = () => now() + clockOffset;

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
    show(items, { phase: 'ready', problem: null, hasOlder, oldestRead: lastListed?.id ?? null });
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

  async function checkForDeleted(): Promise<void> {
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

  async function read(): Promise<void> {
    await (now() - wholeListAt > WHOLE_LIST_MS ? readList() : readChanges());
    await checkForDeleted();
  }

  async function loadOlder(): Promise<void> {
    const { items: page, hasMore } = await remote.list(lastListed);
    lastListed = page.at(-1) ?? lastListed;
    const ids = new Set(page.map(({ id }) => id));
    show([...getState().items.filter(({ id }) => !ids.has(id)), ...page], {
      hasOlder: hasMore,
      oldestRead: lastListed?.id ?? null,
    });
  }

  return {
    read,
    expire: () => {
      wholeListAt = -Infinity;
    },
    loadOlder,
    remove(id) {
      removed.add(id);
      show(getState().items, {});
    },
    serverNow,
  };
}
