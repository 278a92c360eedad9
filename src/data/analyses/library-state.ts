import type { BackgroundRequest } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { ReadonlyStore } from '@/lib/readonly-store';
import type { RemoteProblem } from '@/lib/remote-error';
import type { AnalysisItem, ItemState } from './analysis-item';

/** An analysis with its state when the server was last read. */
export type LibraryItem = AnalysisItem & { shown: ItemState };

export interface LibraryState {
  /** Newest first. */
  items: readonly LibraryItem[];
  /** `loading` until the server has answered for the first time. */
  phase: 'loading' | 'ready';
  /** Why the last read from the server failed; null if it did not. */
  problem: RemoteProblem | null;
  /** Whether the server has analyses older than `items`. */
  hasOlder: boolean;
  /** ID of the oldest analysis of the pages that were read; `items` may contain older ones that are active. */
  oldestRead: string | null;
}

/** Before the server has answered, and after the library was closed. */
export const EMPTY_LIBRARY: LibraryState = {
  items: [],
  phase: 'loading',
  problem: null,
  hasOlder: false,
  oldestRead: null,
};

/**
 * The background analyses of one user, polled while the page is open: their states are updated, and queued analyses are
 * started by this device or another. To analyze many videos, queue them all at once with `withIds` and then only read
 * `items`: the library starts them one after the other. Its methods throw RemoteError, and `items` are up to date
 * when they resolve.
 */
export interface AnalysisLibrary extends ReadonlyStore<LibraryState> {
  /**
   * Queues new analyses. After a failure it can be called again with the same requests; no analysis is created twice.
   */
  queue(requests: readonly BackgroundRequest[]): Promise<void>;
  /**
   * Runs an analysis again for which `canRestart` is true. If it has a result, the result is kept, and a new analysis
   * is queued instead.
   */
  restart(item: AnalysisItem): Promise<void>;
  cancel(item: AnalysisItem): Promise<void>;
  /** Cancels, deletes or restarts several analyses. Those that have changed in the meantime are skipped. */
  changeAll(change: 'restart' | 'cancel' | 'remove', items: readonly AnalysisItem[]): Promise<void>;
  remove(item: AnalysisItem): Promise<void>;
  result(item: AnalysisItem): Promise<AnalysisResponse>;
  /** @returns the IDs of those that the server no longer has */
  missing(ids: readonly string[]): Promise<string[]>;
  /** Adds the next page of older analyses to `items`. */
  loadOlder(): Promise<void>;
  /**
   * Reads the whole list now, for example when the network is back, or after a change that failed. Does not throw: the
   * state contains the problem.
   */
  refresh(): Promise<void>;
  /** Stops reading and starting analyses, and empties the state. */
  close(): void;
}
