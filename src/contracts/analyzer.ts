import type { AnalysisRequest, AnalysisResponse } from './analysis';
import type { AnalysisError } from './analysis-error';
import type { AnalysisProgress } from './analysis-events';

/** Why there is no analysis. What a person reads of it is the page's. */
export type AnalyzerFailure =
  /**
   * The server refused with `status`, at once or at the end; `error` is what it said about it, and `retryAfterS`
   * the seconds after which it may be asked again, when it did.
   */
  | { kind: 'refused'; status: number; error?: AnalysisError['error']; retryAfterS?: number }
  /** One of the addresses has more characters than `limit`; no call was made. */
  | { kind: 'url-too-long'; field: keyof AnalysisRequest; limit: number }
  /** The server answered with something that the contract does not know. */
  | { kind: 'unreadable' }
  /** The connection failed before the answer was whole; `message` is the browser's. */
  | { kind: 'unreachable'; message: string }
  /** The answer ended before it was whole, without a word from the network. */
  | { kind: 'cut-off' }
  /** The server has said nothing for longer than an analysis can take. */
  | { kind: 'no-answer' }
  /** The sign-in could not be renewed; `message` is the identity service's. */
  | { kind: 'no-token'; message: string }
  | { kind: 'unknown'; message: string };

export type AnalysisOutcome = { ok: true; value: AnalysisResponse } | { ok: false; failure: AnalyzerFailure };

/** What is heard before the outcome is there, from a server that tells; perhaps nothing. */
export interface AnalysisListener {
  /** How far it is. */
  onProgress?: (progress: AnalysisProgress) => void;
}

/** The one live call as the application sees it. Expected failures come back as values. */
export interface Analyzer {
  /**
   * Has a video analysed, with its captions where they are given.
   *
   * @param signal gives up when aborted; the call then rejects with the signal's reason, and nothing is heard
   *   any more
   */
  analyze(
    request: AnalysisRequest,
    signal: AbortSignal,
    listener?: AnalysisListener,
  ): Promise<AnalysisOutcome>;
}
