import type { BackgroundRequest } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisItem } from './analysis-item';

/**
 * - `unavailable`: the server was not reached, or did not answer in time
 * - `rejected`: not allowed, for example because the analysis has changed meanwhile, or is deleted
 * - `gone`: what was to be read is deleted
 * - `incomplete`: parts of the result are missing or cannot be read
 */
export type AnalysesProblem = 'unavailable' | 'rejected' | 'gone' | 'incomplete' | 'unknown';

/** The one error of every method of `RemoteAnalyses`. */
export class AnalysesError extends Error {
  override readonly name = 'AnalysesError';

  constructor(
    readonly problem: AnalysesProblem,
    options?: ErrorOptions,
  ) {
    super(`Background analyses: ${problem}`, options);
  }
}

interface AnalysisPage {
  /** At most `MAX_LISTED_ANALYSES`, without those that this version cannot read. */
  items: AnalysisItem[];
  /** Whether there may be more behind them. */
  hasMore: boolean;
  /** The server's time when it was read, in ms since 1970. */
  readAt: number;
}

/** The background analyses of one signed-in person on the server. All methods throw AnalysesError. */
export interface RemoteAnalyses {
  /** @returns newest first: those created before `before`, or the newest */
  list(before?: AnalysisItem): Promise<AnalysisPage>;
  /**
   * @param time as in `updatedAt`
   * @returns those written after it, the last written first
   */
  changedSince(time: string): Promise<AnalysisPage>;
  /** @returns how many of the newest `MAX_LISTED_ANALYSES` there are: fewer than were listed when some are deleted */
  count(): Promise<number>;
  /** @returns which of these analyses there are not, for example because they are deleted */
  missing(ids: readonly string[]): Promise<string[]>;
  /** Creates them as `queued`. After a failure it can be called again with the same: it creates those that are missing. */
  queue(requests: readonly BackgroundRequest[]): Promise<void>;
  /** Queues the next attempt of an analysis that `canRestart`. */
  restart(item: AnalysisItem): Promise<void>;
  /** Ends one that is queued or running: its worker stops with its next write. */
  cancel(item: AnalysisItem): Promise<void>;
  /** Deletes it with its parts, all at once; what runs is cancelled first. */
  remove(item: AnalysisItem): Promise<void>;
  /** The result, put together from its parts. */
  result(item: AnalysisItem): Promise<AnalysisResponse>;
  /**
   * Tells the function to run a queued or interrupted analysis. The function answers before it begins; what became of
   * the call is seen in the analysis alone, and one that stays queued is to be told again later.
   */
  start(item: AnalysisItem): Promise<void>;
}
