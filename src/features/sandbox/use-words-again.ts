import { useCallback, useEffect, useRef } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisRequest } from '@/contracts/analysis-request';
import type { Analyzer } from '@/contracts/analyzer';
import type { SandboxFailure } from './failure-message';

/**
 * Analyzes the words of a result again, one at a time, while the result stays. Leaving the page aborts it.
 *
 * @param onResult called with the new response
 * @returns a function that resolves with the reason if there is no new response, and with null otherwise
 */
export function useWordsAgain(
  analyzer: Analyzer,
  onResult: (response: AnalysisResponse, request: AnalysisRequest) => void,
) {
  const running = useRef<AbortController | null>(null);
  const latest = useRef(onResult);
  useEffect(() => {
    latest.current = onResult;
  });
  useEffect(() => () => running.current?.abort(), []);
  return useCallback(
    async (request: AnalysisRequest): Promise<SandboxFailure | null> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      try {
        const outcome = await analyzer.analyze(request, controller.signal);
        if (!outcome.ok) return outcome.failure;
        latest.current(outcome.value, request);
        return null;
      } catch (error) {
        if (controller.signal.aborted) return null;
        return { kind: 'unknown', message: error instanceof Error ? error.message : String(error) };
      }
    },
    [analyzer],
  );
}
