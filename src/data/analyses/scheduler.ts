import { isActive, newestFirst, stateOf, type AnalysisItem } from './analysis-item';

/** When, and how often, a device has asked the function to run an attempt of an analysis. */
export interface StartRequest {
  attempt: number;
  /** The last time, in ms since 1970. */
  at: number;
  count: number;
}

/** By this time in ms after it was asked, the function is running an analysis or will not start it. */
export const START_TIMEOUT_MS = 15_000;

/** Wait in ms before the function is asked again to run an analysis: doubled each time, up to the longest. */
export const FIRST_WAIT_MS = 20_000;
export const MAX_WAIT_MS = 60_000;

/**
 * Until the function has been asked about an analysis more often than this, the analysis is the user's next one, and
 * none that was queued later goes before it. So a user with many analyses asks no more often than a user with few.
 */
export const MAX_REQUESTS_IN_TURN = 5;

/** An interrupted analysis is restarted automatically until it has had this number of attempts. */
export const MAX_AUTOMATIC_ATTEMPTS = 3;

/**
 * A device starts another analysis only while fewer than this number of the user's analyses are running. The function
 * has its own limit (docs/operation.md).
 */
export const ANALYSES_AT_ONCE = 2;

interface SchedulerOptions {
  /** How many analyses of the user may run at the same time. */
  atOnce: number;
  /** What this device has asked for, by the ID of the analysis. The caller stores there what `nextStartRequest` returns. */
  startRequests: ReadonlyMap<string, StartRequest>;
}

/**
 * Which analyses a device asks the function to run next, oldest first: queued and interrupted ones. Call it repeatedly
 * with the current items: a function without capacity leaves an analysis queued, and is asked again after a while.
 * Several devices may ask for the same analysis; it runs once.
 *
 * @param items at least all active analyses of the user, in any order
 * @param now in ms since 1970, by the server's clock
 */
export function nextToStart(
  items: readonly AnalysisItem[],
  now: number,
  { atOnce, startRequests }: SchedulerOptions,
): AnalysisItem[] {
  const waiting: AnalysisItem[] = [];
  let busy = 0;
  for (const item of items) {
    if (!isActive(item)) continue;
    const last = startRequestOf(item, startRequests);
    if (stateOf(item, now) === 'running' || (last && now - last.at < START_TIMEOUT_MS)) busy += 1;
    else if (isStartable(item)) waiting.push(item);
  }
  const countOf = (item: AnalysisItem) => startRequestOf(item, startRequests)?.count ?? 0;
  const isLater = (item: AnalysisItem) => Number(countOf(item) > MAX_REQUESTS_IN_TURN);
  return waiting
    .sort((a, b) => isLater(a) - isLater(b) || newestFirst(b, a))
    .slice(0, Math.max(0, atOnce - busy))
    .filter((item) => {
      const last = startRequestOf(item, startRequests);
      return !last || now - last.at >= Math.min(FIRST_WAIT_MS * 2 ** (last.count - 1), MAX_WAIT_MS);
    });
}

/** What to store for an analysis that the function is asked to run now. */
export function nextStartRequest(
  item: AnalysisItem,
  now: number,
  startRequests: ReadonlyMap<string, StartRequest>,
): StartRequest {
  return { attempt: item.attempt, at: now, count: (startRequestOf(item, startRequests)?.count ?? 0) + 1 };
}

/** Only for the current attempt: the function is asked to run a restarted analysis at once. */
function startRequestOf(
  { id, attempt }: AnalysisItem,
  startRequests: ReadonlyMap<string, StartRequest>,
): StartRequest | undefined {
  const last = startRequests.get(id);
  return last?.attempt === attempt ? last : undefined;
}

/** For active analyses that are not running. */
function isStartable({ state, attempt }: AnalysisItem): boolean {
  return state === 'queued' || attempt < MAX_AUTOMATIC_ATTEMPTS;
}
