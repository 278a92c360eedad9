import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnalysisRequest, AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisProgress } from '@/contracts/analysis-events';
import type { AnalysisListener, Analyzer } from '@/contracts/analyzer';
import {
  currentConnection,
  expectNetworkAnswer,
  lookForNetwork,
  reportNetworkFailure,
} from '@/lib/connection';
import { networkOutcome, type AnalysisProblem } from './problem-words';
import { progressToSay } from './spoken-progress';
import { addressProblem, trimUrl, type TypedAddresses } from './video-url';

/** What is known while the analysis goes on. */
export interface Underway {
  /** Null as long as the server has not told how far it is. */
  progress: AnalysisProgress | null;
  /** What of it is said aloud. */
  said: AnalysisProgress | null;
}

export type AnalysisState =
  /** `isReturn`: a result was open, and has been closed. */
  | { phase: 'idle'; isReturn?: true }
  | ({ phase: 'analyzing' } & Underway)
  | { phase: 'cancelled' }
  /** `keptSince`: it is no new one, but was made at this time, in milliseconds since 1970. */
  | { phase: 'success'; response: AnalysisResponse; keptSince?: number }
  | { phase: 'error'; problem: AnalysisProblem };

const BEGUN: AnalysisState = { phase: 'analyzing', progress: null, said: null };

/**
 * Runs one analysis at a time; leaving the page calls it off.
 *
 * @param onResult is given every answer that has come
 */
export function useAnalysis(analyzer: Analyzer, onResult: (response: AnalysisResponse) => void) {
  const [state, setState] = useState<AnalysisState>({ phase: 'idle' });
  const underway = useRef<AbortController | null>(null);

  useEffect(() => () => underway.current?.abort(), []);

  const analyze = useCallback(
    async (typed: TypedAddresses) => {
      if (underway.current) return;
      const url = trimUrl(typed.url);
      const captionsUrl = trimUrl(typed.captionsUrl);
      const problem = addressProblem({ url, captionsUrl });
      if (problem) {
        setState({ phase: 'error', problem });
        return;
      }
      if (currentConnection() === 'offline') {
        setState({ phase: 'error', problem: { kind: 'offline' } });
        // It may be back, and nobody has noticed.
        lookForNetwork();
        return;
      }
      const request = { url, ...(captionsUrl === '' ? {} : { captionsUrl }) };
      const controller = new AbortController();
      underway.current = controller;
      setState(BEGUN);
      const answered = expectNetworkAnswer();
      const next = await outcomeOf(analyzer, request, controller.signal, {
        onProgress: (progress) =>
          setState((state) =>
            state.phase === 'analyzing'
              ? { ...state, progress, said: progressToSay(state.said, progress) }
              : state,
          ),
      });
      // Called off meanwhile: whoever did that has set the state, or is gone.
      if (underway.current !== controller) return;
      underway.current = null;
      setState(next);
      if (next.phase === 'error' && networkOutcome(next.problem)) reportNetworkFailure();
      if (next.phase !== 'success') return;
      answered();
      onResult(next.response);
    },
    [analyzer, onResult],
  );

  const cancel = useCallback(() => {
    underway.current?.abort();
    underway.current = null;
    setState({ phase: 'cancelled' });
  }, []);

  /** An error about a URL that is being changed has had its time. */
  const clearError = useCallback(() => {
    setState((current) => (current.phase === 'error' ? { phase: 'idle' } : current));
  }, []);

  /** Shows an answer of before. */
  const open = useCallback((response: AnalysisResponse, keptSince: number) => {
    setState({ phase: 'success', response, keptSince });
  }, []);

  const close = useCallback(() => setState({ phase: 'idle', isReturn: true }), []);

  return { state, analyze, cancel, clearError, open, close };
}

async function outcomeOf(
  analyzer: Analyzer,
  request: AnalysisRequest,
  signal: AbortSignal,
  listener: AnalysisListener,
): Promise<AnalysisState> {
  try {
    const outcome = await analyzer.analyze(request, signal, listener);
    return outcome.ok
      ? { phase: 'success', response: outcome.value }
      : { phase: 'error', problem: outcome.failure };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { phase: 'error', problem: { kind: 'unknown', message } };
  }
}
