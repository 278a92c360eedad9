import { createStore } from 'zustand/vanilla';
import { isWithoutNetwork } from '@/lib/connection';
import { createClosingQuestion } from '@/lib/leave-guard';
import type { AnalysisDocuments, AnalysisPage } from './analysis-documents';
import { isActive, type AnalysisItem } from './analysis-item';
import { followPages } from './analysis-pages';
import { libraryChanges, problemOf } from './library-changes';
import { clockOffsetOf, itemsOf, stateOfPages } from './library-items';
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

/** Time in ms without the server after which the library counts as unreachable. */
const UNREACHABLE_MS = 10_000;

export function createAnalysisLibrary(
  { documents, start }: LibraryPorts,
  { atOnce = ANALYSES_AT_ONCE, now = Date.now }: LibraryOptions = {},
): AnalysisLibrary {
  const store = createStore<LibraryState>(() => EMPTY_LIBRARY);
  const { getState, setState } = store;
  const question = createClosingQuestion();
  const startWaiting = createStarter({ start, atOnce, now });
  const silence = createSilence(() => setState({ problem: 'unavailable' }));
  let listed: readonly AnalysisPage[] = [];
  /** Server time minus device time, in ms. */
  let clockOffset = 0;
  let looking: ReturnType<typeof setTimeout> | undefined;

  function onPages(next: readonly AnalysisPage[]): void {
    listed = next;
    clockOffset = clockOffsetOf(listed, getState().items, now(), clockOffset);
    const more = stateOfPages(listed);
    if (more.fromCache) silence.begin();
    else silence.end();
    look(more);
  }

  /** Shows the states of all analyses, and starts those that wait. */
  function look(more?: Partial<LibraryState>): void {
    clearTimeout(looking);
    show(more);
    if (listed[0]?.fromCache === false && !isWithoutNetwork()) startWaiting(getState().items, clockOffset);
    if (getState().items.some(isActive)) looking = setTimeout(() => look(), LOOK_MS);
  }

  function show(more?: Partial<LibraryState>): void {
    const { items: current } = getState();
    const items = itemsOf(listed, current, now() + clockOffset);
    if (more || items !== current) setState({ ...more, items });
    question.loses(!getState().isKept && items.some(({ isPending }) => isPending));
  }

  const pages = followPages(documents, onPages, (error) => {
    console.error('Following the analyses failed', error);
    setState({ problem: problemOf(error) });
  });
  silence.begin();

  return {
    ...store,
    ...libraryChanges(documents, () => getState().items.map(({ id }) => id)),
    result: (item) => documents.result(item),
    loadOlder: () => pages.add(),
    refresh: () => pages.restart(),
    close() {
      pages.close();
      clearTimeout(looking);
      silence.end();
      question.loses(false);
      setState(EMPTY_LIBRARY, true);
    },
  };
}

/** Asks the function to run the analyses that wait. */
function createStarter({ start, atOnce, now }: Pick<LibraryPorts, 'start'> & Required<LibraryOptions>) {
  /** By the device's clock. */
  const startRequests = new Map<string, StartRequest>();

  /** Not awaited: the outcome of a call shows in the analysis, and a call that failed is repeated later. */
  return (listed: readonly AnalysisItem[], clockOffset: number): void => {
    // The function would take an analysis that it cannot find for a deleted one.
    const items = listed.filter(({ state, isPending }) => !(state === 'queued' && isPending));
    const requests = new Map(
      [...startRequests].map(([id, request]) => [id, { ...request, at: request.at + clockOffset }]),
    );
    for (const item of nextToStart(items, now() + clockOffset, { atOnce, startRequests: requests })) {
      startRequests.set(item.id, nextStartRequest(item, now(), startRequests));
      start(item).catch((error: unknown) => {
        if (!isWithoutNetwork()) console.error('Starting a background analysis failed', error);
      });
    }
  };
}

/** The silence of the server: `noticed` is called when it is too long, but not without a network: the page says so. */
function createSilence(noticed: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      if (isWithoutNetwork()) begin();
      else noticed();
    }, UNREACHABLE_MS);
  };
  return {
    /** Does nothing during a silence. */
    begin,
    end() {
      clearTimeout(waiting);
      waiting = undefined;
    },
  };
}
