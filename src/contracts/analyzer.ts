import type { AnalysisResponse } from './analysis';

export interface AnalyzerFailure {
  /** Fit to stand behind "Failed to analyze video: ". */
  message: string;
  /** The server's own words about it, when it sent some. */
  explanation?: string;
}

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
