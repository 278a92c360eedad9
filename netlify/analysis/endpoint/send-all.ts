import { EndpointError } from './endpoint-client';

/** What one user may still send to a service today. */
export interface DailyBudget {
  /** Takes up to `wanted`. @returns what is granted; undefined if it cannot be counted now. Never rejects. */
  take: (wanted: number) => Promise<number | undefined>;
  /** Gives back what was taken and not used. Never rejects. */
  giveBack: (unused: number) => Promise<void>;
}

/** Items that are sent at the same time. */
const AT_ONCE = 4;
/** After this number of failed items in a row, no more are sent. */
const MAX_FAILURES = 3;

/** What is sent, and within which limits. */
export interface Sending<Item, Result> {
  /** In the order in which they are sent. */
  items: readonly Item[];
  /** What an item takes from the budget. */
  costOf: (item: Item) => number;
  send: (item: Item, stop: AbortSignal) => Promise<Result>;
  budget: DailyBudget;
  /** Time in ms after which nothing more is awaited. */
  timeoutMs: number;
  /** Aborted when nobody waits for the results any more. */
  signal: AbortSignal;
  /** Called with the reason why results are missing, for the log. */
  onFailure: (error: unknown) => void;
}

export interface Sent<Result> {
  /** In the order of the answers. */
  results: Result[];
  /** The cost of what was answered, and of all items. */
  done: number;
  of: number;
  /** The first reason that applies why results are missing: the service failed, the time was up, or the budget is used up. */
  missing?: 'failed' | 'cut' | 'budget';
}

interface Progress<Result> {
  results: Result[];
  done: number;
  /** Sent, and not answered when the work was stopped: it may be billed. */
  open: number;
  failuresInARow: number;
  /** Why the rest is not sent. */
  failure: unknown;
}

/** Sends items to a service, several at once, within the user's budget and a time. Never rejects. */
export async function sendAll<Item, Result>(sending: Sending<Item, Result>): Promise<Sent<Result>> {
  const { items, costOf, budget, onFailure } = sending;
  const of = items.reduce((sum, item) => sum + costOf(item), 0);
  if (sending.timeoutMs <= 0) return { results: [], done: 0, of, ...(of > 0 ? { missing: 'cut' } : {}) };
  const { stop, end } = stopAfter(sending.timeoutMs, sending.signal);
  const progress: Progress<Result> = { results: [], done: 0, open: 0, failuresInARow: 0, failure: undefined };
  const granted = of === 0 ? 0 : await grantedBy(budget, of, stop, progress);
  let sum = 0;
  const affordable = items.filter((item) => (sum += costOf(item)) <= granted);
  await Promise.all(sendersOf(affordable, sending, stop, progress));
  const { results, done, open, failure } = progress;
  const unused = granted - done - open;
  if (unused > 0) await budget.giveBack(unused);
  if (failure !== undefined) onFailure(failure);
  const isLate = stop.aborted && done < of;
  end();
  const missing =
    failure !== undefined ? 'failed' : isLate ? 'cut' : granted < of ? ('budget' as const) : undefined;
  return { results, done, of, ...(missing === undefined ? {} : { missing }) };
}

/** A signal that is aborted with another, or after a time in ms, unless `end` is called before. */
function stopAfter(timeoutMs: number, signal: AbortSignal): { stop: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error('the time for the service is up'));
  const timer = setTimeout(abort, timeoutMs);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  return { stop: controller.signal, end };
}

/** What the user may still send; 0 if that cannot be counted in time. What is granted later is given back. */
async function grantedBy<Result>(
  budget: DailyBudget,
  wanted: number,
  stop: AbortSignal,
  progress: Progress<Result>,
): Promise<number> {
  const taking = budget.take(wanted);
  const granted = await untilStopped(taking, stop).catch(() => {
    void taking.then((late) => (late === undefined ? undefined : budget.giveBack(late)));
    return undefined;
  });
  if (granted === undefined) progress.failure = new Error('the budget of the user cannot be counted');
  return granted ?? 0;
}

function sendersOf<Item, Result>(
  items: readonly Item[],
  { costOf, send }: Sending<Item, Result>,
  stop: AbortSignal,
  progress: Progress<Result>,
): Promise<void>[] {
  const waiting = [...items];
  const isStopped = () => stop.aborted;
  const sendNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (isStopped() || progress.failuresInARow >= MAX_FAILURES) return;
      try {
        progress.results.push(await send(item, stop));
        progress.done += costOf(item);
        progress.failuresInARow = 0;
      } catch (error) {
        if (isStopped()) {
          progress.open += costOf(item);
          return;
        }
        progress.failure ??= error;
        const isFinal = error instanceof EndpointError && error.isFinal;
        progress.failuresInARow = isFinal ? MAX_FAILURES : progress.failuresInARow + 1;
      }
    }
  };
  return Array.from({ length: AT_ONCE }, sendNext);
}

/** @throws the reason of the signal when it is aborted first */
export function untilStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    stop.throwIfAborted();
    const fail = () => reject(stop.reason as Error);
    stop.addEventListener('abort', fail, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', fail));
  });
}
