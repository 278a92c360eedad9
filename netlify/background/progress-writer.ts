import { LEASE_MS } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { LeaseLostError } from './analysis-record';
import type { RunningAnalysis } from './running-analysis';

/** Shortest time between two writes of the progress, in ms: Firestore takes about one write a second for a document. */
const PROGRESS_MS = 2_000;

/**
 * Writes to the library that an analysis is running, and its progress. One write at a time, so that they stay in order.
 *
 * @param onLost called when the analysis no longer belongs to this worker
 */
export function createProgressWriter(
  running: RunningAnalysis,
  heartbeatMs: number,
  onLost: (reason: unknown) => void,
) {
  let progress = 0;
  let writtenAt = performance.now();
  let interim: AnalysisResponse | undefined;
  let isWriting = false;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    try {
      const found = interim;
      interim = undefined;
      await (found ? running.keep(progress, found) : running.report(progress));
      writtenAt = performance.now();
    } catch (error) {
      // The next heartbeat writes again, unless another worker may have taken over by then. An interim result is not
      // repeated: the next one replaces it.
      if (error instanceof LeaseLostError || performance.now() - writtenAt > LEASE_MS - heartbeatMs)
        onLost(error);
    }
  }
  function startWrite(): void {
    if (isWriting) return;
    isWriting = true;
    writing = write().finally(() => (isWriting = false));
  }
  const beat = setInterval(startWrite, heartbeatMs);

  return {
    progress(share: number): void {
      progress = Math.max(progress, share);
      if (performance.now() - writtenAt >= PROGRESS_MS) startWrite();
    },
    /** Stores this interim result with the next write. */
    found(response: AnalysisResponse): void {
      interim = response;
      startWrite();
    },
    /** No write is in progress after it resolves. */
    async stop(): Promise<void> {
      clearInterval(beat);
      await writing;
    },
  };
}
