import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Analyzer } from '@/contracts/analyzer';
import type { AnalysisProblem } from './problem-words';
import { trimUrl, urlProblem } from './video-url';

export type AnalysisState =
  | { phase: 'idle' }
  | { phase: 'analyzing' }
  | { phase: 'success'; response: AnalysisResponse }
  | { phase: 'error'; problem: AnalysisProblem };

/** Runs one analysis at a time; leaving the page calls it off. */
export function useAnalysis(analyzer: Analyzer) {
  const [state, setState] = useState<AnalysisState>({ phase: 'idle' });
  const underway = useRef<AbortController | null>(null);

  useEffect(() => () => underway.current?.abort(), []);

  const analyze = useCallback(
    async (typed: string) => {
      if (underway.current) return;
      const url = trimUrl(typed);
      const problem = urlProblem(url);
      if (problem) {
        setState({ phase: 'error', problem: { kind: problem } });
        return;
      }
      const controller = new AbortController();
      underway.current = controller;
      setState({ phase: 'analyzing' });
      const next = await outcomeOf(analyzer, url, controller.signal);
      // Called off meanwhile: whoever did that has set the state, or is gone.
      if (underway.current !== controller) return;
      underway.current = null;
      setState(next);
    },
    [analyzer],
  );

  const stop = useCallback(() => {
    underway.current?.abort();
    underway.current = null;
    setState({ phase: 'idle' });
  }, []);

  /** An error about a URL that is being changed has had its time. */
  const clearError = useCallback(() => {
    setState((current) => (current.phase === 'error' ? { phase: 'idle' } : current));
  }, []);

  return { state, analyze, stop, clearError };
}

async function outcomeOf(analyzer: Analyzer, url: string, signal: AbortSignal): Promise<AnalysisState> {
  try {
    const outcome = await analyzer.analyze(url, signal);
    return outcome.ok
      ? { phase: 'success', response: outcome.value }
      : { phase: 'error', problem: outcome.failure };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { phase: 'error', problem: { kind: 'unknown', message } };
  }
}
