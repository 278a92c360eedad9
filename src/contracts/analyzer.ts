import type { AnalysisResponse } from './analysis';
import type { AnalysisRequest } from './analysis-request';
import type { AnalysisError } from './analysis-error';
import type { AnalysisProgress } from './analysis-events';
import type { AnalysisParts } from './analysis-parts';

/** Why there is no analysis. The page words the message that the user reads. */
export type AnalyzerFailure =
  /**
   * The server refused with `status`, immediately or at the end. `error` is its explanation, and `retryAfterS` the time
   * in seconds to wait before a retry; each is missing if the server did not send it.
   */
  | { kind: 'refused'; status: number; error?: AnalysisError['error']; retryAfterS?: number }
  /** One of the URLs has more characters than `limit`; no call was made. */
  | { kind: 'url-too-long'; field: 'url' | 'captionsUrl'; limit: number }
  /** The server's response does not match the contract. */
  | { kind: 'unreadable' }
  /** The connection failed before the response was complete; `message` is the browser's. */
  | { kind: 'unreachable'; message: string }
  /** The response ended before it was complete, without a network error. */
  | { kind: 'cut-off' }
  /** The server has sent nothing for longer than an analysis can take. */
  | { kind: 'no-answer' }
  /** The ID token could not be renewed; `message` is the identity service's. */
  | { kind: 'no-token'; message: string }
  | { kind: 'unknown'; message: string };

export type AnalysisOutcome = { ok: true; value: AnalysisResponse } | { ok: false; failure: AnalyzerFailure };

/** Called before the outcome, if the server reports progress or parts. */
export interface AnalysisListener {
  onProgress?: (progress: AnalysisProgress) => void;
  /** Each part is preliminary; see `contracts/analysis-parts`. */
  onPart?: (part: AnalysisParts) => void;
}

/** The live call as the application uses it. Expected failures are returned as values. */
export interface Analyzer {
  /**
   * Analyzes a video, with its captions if they are given.
   *
   * @param signal cancels the call, which then rejects with the signal's reason; the listener is no longer called
   */
  analyze(
    request: AnalysisRequest,
    signal: AbortSignal,
    listener?: AnalysisListener,
  ): Promise<AnalysisOutcome>;
}
