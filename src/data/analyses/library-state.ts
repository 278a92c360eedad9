import type { BackgroundRequest } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { ReadonlyStore } from '@/lib/readonly-store';
import type { RemoteProblem } from '@/lib/remote-error';
import type { AnalysisItem, ItemState } from './analysis-item';

/** An analysis with its state by the server's clock. */
export type LibraryItem = AnalysisItem & { shown: ItemState };

export interface LibraryState {
  /** Newest first. */
  items: readonly LibraryItem[];
  /** `loading` until the server, or the cache of the device, has listed the analyses. */
  phase: 'loading' | 'ready';
  /** Whether the server may have something newer. */
  fromCache: boolean;
  /** Whether the device stores what the server does not have yet. */
  isKept: boolean;
  /** Why the server does not report the analyses; null if it does. */
  problem: RemoteProblem | null;
  /** Whether the server has analyses older than `items`. */
  hasOlder: boolean;
  /** ID of the oldest analysis of the pages that are followed. */
  oldestRead: string | null;
}

/** Before the analyses are listed, and after the library was closed. */
export const EMPTY_LIBRARY: LibraryState = {
  items: [],
  phase: 'loading',
  fromCache: true,
  isKept: true,
  problem: null,
  hasOlder: false,
  oldestRead: null,
};

/**
 * The analyses of one user on the server, followed while the application is open: queued analyses are started by this
 * device or another. To analyze many videos, queue them all at once with `withIds` and then only read `items`: the
 * library starts them one after the other. A change shows in `items` at once. Its promise is settled by the server's
 * answer, or after a few seconds: then it is queued on this device, and sent when the server can be reached. Methods
 * throw RemoteError.
 */
export interface AnalysisLibrary extends ReadonlyStore<LibraryState> {
  /** Queues new analyses; those that exist already stay as they are. */
  queue(requests: readonly BackgroundRequest[]): Promise<void>;
  /** Stores a result that this device has received. @throws RemoteError whenever the server refuses it */
  store(request: BackgroundRequest, response: AnalysisResponse): Promise<void>;
  /**
   * Runs an analysis again for which `canRestart` is true. If it has a result, the result is kept, and a new analysis
   * is queued instead.
   */
  restart(item: AnalysisItem): Promise<void>;
  cancel(item: AnalysisItem): Promise<void>;
  /** Gives an analysis that has ended another title, of at most `MAX_TITLE_LENGTH`; an empty one is none. */
  rename(item: AnalysisItem, title: string): Promise<void>;
  /** Cancels, deletes or restarts several analyses. Those that have changed in the meantime are skipped. */
  changeAll(change: 'restart' | 'cancel' | 'remove', items: readonly AnalysisItem[]): Promise<void>;
  remove(item: AnalysisItem): Promise<void>;
  result(item: AnalysisItem): Promise<AnalysisResponse>;
  /** Adds the next page of older analyses to `items`. */
  loadOlder(): void;
  /** Follows the analyses again, after the server has refused to report them. */
  refresh(): void;
  /** Stops following and starting analyses, and empties the state. */
  close(): void;
}
