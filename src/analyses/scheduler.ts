import { isActive, newestFirst, stateOf, type AnalysisItem } from './analysis-item';

/** When a device has told the function about an attempt of an analysis. */
export interface Told {
  attempt: number;
  /** The last time, in ms since 1970. */
  at: number;
  times: number;
}

/** A function that has been told about an analysis is running it by then, in ms, or does not take it on. */
export const TAKE_UP_MS = 15_000;

/** How long an analysis that was not taken on waits, in ms: twice as long with each time, up to the longest. */
export const FIRST_WAIT_MS = 20_000;
export const LONGEST_WAIT_MS = 60_000;

/**
 * As long as an analysis has been told no more often than this, it is the person's next one, and no later one is told
 * before it: somebody with many analyses asks no more often for room than somebody with few.
 */
export const MOST_TIMES_NEXT = 5;

/** An interrupted analysis is taken up again by itself until it has had so many attempts. */
export const MAX_AUTOMATIC_ATTEMPTS = 3;

/** So many analyses of a person run before a device tells the function of another; it has a limit of its own (docs/operation.md). */
export const ANALYSES_AT_ONCE = 2;

interface SchedulerOptions {
  /** How many analyses of the person may run at the same time. */
  atOnce: number;
  /** By the id of the analysis: what this device has told. The caller stores there what `toldNow` returns. */
  told: ReadonlyMap<string, Told>;
}

/**
 * Which analyses a device tells the function about next, oldest first: those that are queued, and those that were
 * interrupted. To be called again and again, with the items as they are stored then: a function that has no room leaves
 * an analysis queued, and it is told again after a while. Several devices may tell the same one; it is run once.
 *
 * @param items all active analyses of the person at least, in any order
 * @param now in ms since 1970, by the server's clock
 */
export function nextToStart(
  items: readonly AnalysisItem[],
  now: number,
  { atOnce, told }: SchedulerOptions,
): AnalysisItem[] {
  const waiting: AnalysisItem[] = [];
  let busy = 0;
  for (const item of items) {
    if (!isActive(item)) continue;
    const last = lastTold(item, told);
    if (stateOf(item, now) === 'running' || (last && now - last.at < TAKE_UP_MS)) busy += 1;
    else if (isStartable(item)) waiting.push(item);
  }
  const timesOf = (item: AnalysisItem) => lastTold(item, told)?.times ?? 0;
  const isLater = (item: AnalysisItem) => Number(timesOf(item) > MOST_TIMES_NEXT);
  return waiting
    .sort((a, b) => isLater(a) - isLater(b) || newestFirst(b, a))
    .slice(0, Math.max(0, atOnce - busy))
    .filter((item) => now - (lastTold(item, told)?.at ?? -Infinity) >= waitAfter(timesOf(item)));
}

/** What to store for an analysis that the function is told about now. */
export function toldNow(item: AnalysisItem, now: number, told: ReadonlyMap<string, Told>): Told {
  return { attempt: item.attempt, at: now, times: (lastTold(item, told)?.times ?? 0) + 1 };
}

/** Of this attempt: one that was run again is told at once. */
function lastTold({ id, attempt }: AnalysisItem, told: ReadonlyMap<string, Told>): Told | undefined {
  const last = told.get(id);
  return last?.attempt === attempt ? last : undefined;
}

/** Of active ones that do not run. */
function isStartable({ state, attempt }: AnalysisItem): boolean {
  return state === 'queued' || attempt < MAX_AUTOMATIC_ATTEMPTS;
}

const waitAfter = (times: number) =>
  times === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (times - 1), LONGEST_WAIT_MS);
