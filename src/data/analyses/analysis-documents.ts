import type { BackgroundRequest } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisItem } from './analysis-item';

/** The last document of a page, also of one that this version cannot read. */
export type AnalysisCursor = Pick<AnalysisItem, 'id' | 'createdAt'>;

/** Analyses as this device knows them: with its own writes, also those that the server does not have yet. */
export interface AnalysisPage {
  /** At most `MAX_LISTED_ANALYSES`, newest first, without those that this version cannot read. */
  items: AnalysisItem[];
  /** Whether there may be more after them. */
  isFull: boolean;
  end: AnalysisCursor | null;
  /** Whether the server may have something newer. */
  fromCache: boolean;
  /** The time of a change that the server has just made, as in `updatedAt`; null if there is none. */
  changedAt: string | null;
  /** Whether the device stores what the server does not have yet. If not, it is lost when the page closes. */
  isKept: boolean;
}

/**
 * The analyses of one signed-in user. A change is reported at once, and sent when the server can be reached: its promise
 * settles with the answer of the server, which may be long after the call. All methods throw RemoteError.
 */
export interface AnalysisDocuments {
  /**
   * Reports the analyses that were created before `after`, or else the newest, and each change of them.
   *
   * @param failed called if the server refuses to report them; nothing is reported after that
   * @returns ends it
   */
  follow(
    after: AnalysisCursor | null,
    next: (page: AnalysisPage) => void,
    failed: (error: unknown) => void,
  ): () => void;
  /** Creates them as `queued`, in this order. Those that exist already stay as they are. */
  queue(requests: readonly BackgroundRequest[]): Promise<void>;
  /** Stores a result that this device has received, as an analysis that has ended. */
  store(request: BackgroundRequest, response: AnalysisResponse): Promise<void>;
  /** Queues the next attempt of an analysis that `canRestart`. */
  restart(item: AnalysisItem): Promise<void>;
  /** Gives an analysis that has ended another title; an empty one is none. Its times stay as they are. */
  rename(item: AnalysisItem, title: string): Promise<void>;
  /** Cancels a queued or running analysis. Its worker stops at its next write. */
  cancel(item: AnalysisItem): Promise<void>;
  /** Deletes it with its parts, all at once. A queued or running analysis is cancelled first. */
  remove(item: AnalysisItem): Promise<void>;
  /**
   * The result, assembled from its parts, also from the cache of the device.
   * @throws RemoteError `incomplete`; `unavailable` if the device does not have it, and the server cannot be reached
   */
  result(item: AnalysisItem): Promise<AnalysisResponse>;
}
