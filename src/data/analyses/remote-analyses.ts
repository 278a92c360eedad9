import type { BackgroundRequest } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisItem } from './analysis-item';

interface AnalysisPage {
  /** At most `MAX_LISTED_ANALYSES`, without those that this version cannot read. */
  items: AnalysisItem[];
  /** Whether there may be more after them. */
  hasMore: boolean;
  /** The server's time at the read, in ms since 1970. */
  readAt: number;
}

/** The background analyses of one signed-in user on the server. All methods throw RemoteError. */
export interface RemoteAnalyses {
  /** @returns those created before `before`, or else the newest; newest first */
  list(before?: AnalysisItem): Promise<AnalysisPage>;
  /**
   * @param time as in `updatedAt`
   * @returns those written after it, the most recently written first
   */
  changedSince(time: string): Promise<AnalysisPage>;
  /** @returns the number of analyses, up to `MAX_LISTED_ANALYSES`: fewer than were listed if some were deleted */
  count(): Promise<number>;
  /** @returns which of these analyses do not exist, for example because they were deleted */
  missing(ids: readonly string[]): Promise<string[]>;
  /**
   * Creates them as `queued`. After a failure it can be called again with the same ones: it creates the missing ones.
   */
  queue(requests: readonly BackgroundRequest[]): Promise<void>;
  /** Queues the next attempt of an analysis that `canRestart`. */
  restart(item: AnalysisItem): Promise<void>;
  /** Cancels a queued or running analysis. Its worker stops at its next write. */
  cancel(item: AnalysisItem): Promise<void>;
  /** Deletes it with its parts, all at once. A queued or running analysis is cancelled first. */
  remove(item: AnalysisItem): Promise<void>;
  /** The result, assembled from its parts. */
  result(item: AnalysisItem): Promise<AnalysisResponse>;
  /**
   * Asks the function to run a queued or interrupted analysis. The function answers before it begins: the outcome shows
   * only in the analysis. If it stays queued, the function must be asked again later.
   */
  start(item: AnalysisItem): Promise<void>;
}
