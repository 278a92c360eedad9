import { createStore } from 'zustand/vanilla';
import { wordsOf } from '@/contracts/analysis-request';
import { isWithoutNetwork } from '@/lib/connection';
import { createClosingQuestion } from '@/lib/leave-guard';
import { RemoteError, type RemoteProblem } from '@/lib/remote-error';
import { withTimeout } from '@/lib/with-timeout';
import type { AnalysisDocuments, AnalysisPage } from './analysis-documents';
import { isActive, keepsResult, newestFirst, nextIdOf, stateOf, type AnalysisItem } from './analysis-item';
import { followPages } from './analysis-pages';
import { EMPTY_LIBRARY, type AnalysisLibrary, type LibraryState } from './library-state';
import { ANALYSES_AT_ONCE, nextToStart, nextStartRequest, type StartRequest } from './scheduler';

export interface LibraryPorts {
  documents: AnalysisDocuments;
  /**
   * Asks the function to run a queued or interrupted analysis. The function answers before it begins: the outcome shows
   * only in the analysis. If it stays queued, the function must be asked again later.
   */
  start: (item: AnalysisItem) => Promise<void>;
}

interface LibraryOptions {
  /** This device starts another analysis only while fewer than this number of the user's analyses are running. */
  atOnce?: number;
  /** The device's clock in ms since 1970. */
  now?: () => number;
}

/** Time in ms after which active analyses are looked at again: one may be waiting, or be interrupted. */
const LOOK_MS = 5_000;

/** Time in ms that a change waits for the server's answer. */
const ANSWER_MS = 5_000;

/** Time in ms without the server after which the library counts as unreachable. */
const UNREACHABLE_MS = 10_000;

const problemOf = (error: unknown): RemoteProblem =>
  error instanceof RemoteError ? error.problem : 'unknown';

export function createAnalysisLibrary(
  { documents, start }: LibraryPorts,
  { atOnce = ANALYSES_AT_ONCE, now = Date.now }: LibraryOptions = {},
): AnalysisLibrary {
  const store = createStore<LibraryState>(() => EMPTY_LIBRARY);
  const { getState, setState } = store;
  const question = createClosingQuestion();
  /** By the device's clock. */
  const startRequests = new Map<string, StartRequest>();
  let listed: readonly AnalysisPage[] = [];
  /** Server time minus device time, in ms. */
  let clockOffset = 0;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const serverNow = () => now() + clockOffset;

  function onPages(next: readonly AnalysisPage[]): void {
    listed = next;
    noteClock();
    const last = listed.at(-1);
    const fromCache = listed.some((page) => page.fromCache);
    const hasItems = listed.some(({ items }) => items.length > 0);
    if (!fromCache) {
      clearTimeout(waiting);
      waiting = undefined;
    } else if (waiting === undefined) awaitServer();
    look({
      fromCache,
      // Without a network, an empty cache says nothing about the server.
      ...(hasItems || !fromCache ? { phase: 'ready' } : {}),
      ...(fromCache ? {} : { problem: null }),
      isKept: listed.every(({ isKept }) => isKept),
      hasOlder: last?.isFull ?? false,
      oldestRead: last?.end?.id ?? listed.at(-2)?.end?.id ?? null,
    });
  }

  /** The server has made a change just now, or at a time that this device has not reached yet. */
  function noteClock(): void {
    // A new title leaves the time of an analysis as it is.
    const known = new Set(getState().items.map(({ updatedAt }) => updatedAt));
    const changes = listed.flatMap(({ changedAt }) => changedAt ?? []).filter((time) => !known.has(time));
    const latest = listed
      .flatMap(({ items }) => items)
      .reduce((time, { updatedAt }) => Math.max(time, Date.parse(updatedAt)), 0);
    if (changes.length > 0) clockOffset = Math.max(...changes.map(Date.parse)) - now();
    if (latest > serverNow()) clockOffset = latest - now();
  }

  function awaitServer(): void {
    waiting = setTimeout(() => {
      waiting = undefined;
      // Without a network, the page says so.
      if (isWithoutNetwork()) awaitServer();
      else setState({ problem: 'unavailable' });
    }, UNREACHABLE_MS);
  }

  /** Shows the states of all analyses, and starts those that wait. */
  function look(more?: Partial<LibraryState>): void {
    clearTimeout(looking);
    show(more);
    if (listed[0]?.fromCache === false && !isWithoutNetwork()) startQueued();
    if (getState().items.some(isActive)) looking = setTimeout(() => look(), LOOK_MS);
  }

  /** Items that did not change stay the same objects. */
  function show(more?: Partial<LibraryState>): void {
    const { items: current } = getState();
    const before = new Map(current.map((item) => [item.id, item]));
    const byId = new Map(listed.flatMap(({ items }) => items).map((item) => [item.id, item]));
    const items = [...byId.values()].sort(newestFirst).map((item) => {
      const shown = stateOf(item, serverNow());
      const old = before.get(item.id);
      const isSame =
        old?.updatedAt === item.updatedAt &&
        old.title === item.title &&
        old.shown === shown &&
        old.isPending === item.isPending;
      return isSame ? old : { ...item, shown };
    });
    const isSame = items.length === current.length && items.every((item, index) => item === current[index]);
    if (more || !isSame) setState({ ...more, ...(isSame ? {} : { items }) });
    question.loses(!getState().isKept && items.some(({ isPending }) => isPending));
  }

  /** Not awaited: the outcome of a call shows in the analysis, and a call that failed is repeated later. */
  function startQueued(): void {
    // The function would take an analysis that it cannot find for a deleted one.
    const items = getState().items.filter(({ state, isPending }) => !(state === 'queued' && isPending));
    const requests = new Map(
      [...startRequests].map(([id, request]) => [id, { ...request, at: request.at + clockOffset }]),
    );
    for (const item of nextToStart(items, serverNow(), { atOnce, startRequests: requests })) {
      startRequests.set(item.id, nextStartRequest(item, now(), startRequests));
      start(item).catch((error: unknown) => {
        if (!isWithoutNetwork()) console.error('Starting a background analysis failed', error);
      });
    }
  }

  const pages = followPages(documents, onPages, (error) => {
    console.error('Following the analyses failed', error);
    setState({ problem: problemOf(error) });
  });
  awaitServer();

  /** After the limit a change is queued, and for the user it is made. */
  async function answered(change: Promise<void>): Promise<void> {
    const isAnswered = withTimeout(AbortSignal.timeout(isWithoutNetwork() ? 0 : ANSWER_MS), change);
    await isAnswered.catch((error: unknown) => {
      if (error instanceof RemoteError) throw error;
      change.catch((refused: unknown) => console.error('A change of the library failed', refused));
    });
  }

  function queueAgain({ id, url, captionsUrl, title, ...others }: AnalysisItem): Promise<void> {
    const newId = nextIdOf(
      id,
      getState().items.map((item) => item.id),
    );
    const captions = captionsUrl === undefined ? {} : { captionsUrl };
    const named = title === undefined ? {} : { title };
    return documents.queue([{ id: newId, url, ...captions, ...named, ...wordsOf(others) }]);
  }

  const changes = {
    cancel: (item: AnalysisItem) => documents.cancel(item),
    remove: (item: AnalysisItem) => documents.remove(item),
    restart: (item: AnalysisItem) => (keepsResult(item) ? queueAgain(item) : documents.restart(item)),
  };

  async function changeAll(change: keyof typeof changes, items: readonly AnalysisItem[]): Promise<void> {
    // Newest first: the last ones of a list are started last, so they are cancelled before they start.
    const inOrder = items.toSorted(newestFirst);
    if (change === 'restart') inOrder.reverse();
    const ended = await Promise.allSettled(inOrder.map((item) => answered(changes[change](item))));
    for (const each of ended) {
      if (each.status === 'fulfilled') continue;
      if (problemOf(each.reason) !== 'rejected' && problemOf(each.reason) !== 'gone') throw each.reason;
    }
  }

  return {
    ...store,
    changeAll,
    queue: (requests) => answered(documents.queue(requests)),
    store: (request, response) => documents.store(request, response),
    restart: (item) => answered(changes.restart(item)),
    cancel: (item) => answered(documents.cancel(item)),
    rename: (item, title) => answered(documents.rename(item, title)),
    remove: (item) => answered(documents.remove(item)),
    result: (item) => documents.result(item),
    loadOlder: () => pages.add(),
    refresh: () => pages.restart(),
    close() {
      pages.close();
      clearTimeout(looking);
      clearTimeout(waiting);
      question.loses(false);
      setState(EMPTY_LIBRARY, true);
    },
  };
}
