import type { AnalysisError, AnalysisResponse } from './analysis';

/** Why there is no analysis. What a person reads of it is the page's. */
export type AnalyzerFailure =
  /** The server answered with a status that is no success; `error` is what it said about it, when it did. */
  | { kind: 'refused'; status: number; error?: AnalysisError['error'] }
  /** The URL has more characters than `limit`; no call was made. */
  | { kind: 'url-too-long'; limit: number }
  /** The server answered with something that the contract does not know. */
  | { kind: 'unreadable' }
  /** The connection failed before the answer was whole; `message` is the browser's. */
  | { kind: 'unreachable'; message: string }
  /** The server has said nothing for longer than an analysis can take. */
  | { kind: 'no-answer' }
  /** The sign-in could not be renewed; `message` is the identity service's. */
  | { kind: 'no-token'; message: string }
  | { kind: 'unknown'; message: string };

export type AnalysisOutcome = { ok: true; value: AnalysisResponse } | { ok: false; failure: AnalyzerFailure };

/** The one live call as the application sees it. Expected failures come back as values. */
export interface Analyzer {
  /**
   * Has the video at `url` analysed.
   *
   * @param signal gives up when aborted; the call then rejects with the signal's reason
   */
  analyze(url: string, signal: AbortSignal): Promise<AnalysisOutcome>;
}
