import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Analyzer } from '@/contracts/analyzer';

export type AnalysisState =
  | { phase: 'idle' }
  | { phase: 'analyzing' }
  | { phase: 'success'; response: AnalysisResponse }
  | { phase: 'error'; message: string; explanation?: string };

/** Runs one analysis at a time; leaving the page calls it off. */
export function useAnalysis(analyzer: Analyzer) {
  const [state, setState] = useState<AnalysisState>({ phase: 'idle' });
  const underway = useRef<AbortController | null>(null);

  useEffect(() => () => underway.current?.abort(), []);

  const analyze = useCallback(
    async (url: string) => {
      if (underway.current) return;
      if (url.trim() === '') {
        setState({ phase: 'error', message: 'Please enter a video URL' });
        return;
      }
      const controller = new AbortController();
      underway.current = controller;
      setState({ phase: 'analyzing' });
      const next = await outcomeOf(analyzer, url.trim(), controller.signal);
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
    if (outcome.ok) return { phase: 'success', response: outcome.value };
    const { message, explanation } = outcome.failure;
    return {
      phase: 'error',
      message: `Failed to analyze video: ${message}`,
      ...(explanation === undefined ? {} : { explanation }),
    };
  } catch (error) {
    return {
      phase: 'error',
      message: `Failed to analyze video: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
