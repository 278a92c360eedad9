import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisRequest, WordsRequest } from '@/contracts/analysis-request';
import type { AnalysisProgress } from '@/contracts/analysis-events';
import { withPart, type AnalysisParts } from '@/contracts/analysis-parts';
import type { AnalysisListener, AnalysisOutcome, Analyzer } from '@/contracts/analyzer';
import {
  currentConnection,
  onConnectionChange,
  reportNetworkAnswer,
  reportNetworkFailure,
} from '@/lib/connection';
import { networkOutcome, type SandboxFailure } from './failure-message';
import { progressToAnnounce } from './form/progress-text';
import { requestOf, urlFailure, type FormUrls, type UrlFailure } from './form/form-urls';

/** The state of a running analysis. */
export interface AnalysisRun {
  /** Null until the server has sent one. */
  progress: AnalysisProgress | null;
  /** The last one for assistive technology. */
  announced: AnalysisProgress | null;
  /** What is known so far: preliminary. */
  parts: AnalysisParts;
}

export type SandboxAnalysis =
  | { phase: 'idle' }
  | ({ phase: 'analyzing' } & AnalysisRun)
  | { phase: 'cancelled' }
  | { phase: 'error'; failure: SandboxFailure };

const STARTED: SandboxAnalysis = { phase: 'analyzing', progress: null, announced: null, parts: {} };

/**
 * Runs one analysis at a time; leaving the page aborts it.
 *
 * @param onResult called with every new response, the values of the form that requested it, and its words
 */
export function useAnalysis(
  analyzer: Analyzer,
  onResult: (response: AnalysisResponse, urls: FormUrls, words: WordsRequest) => void,
) {
  const [state, setState] = useState<SandboxAnalysis>({ phase: 'idle' });
  /** What is wrong with the URLs of the form. */
  const [invalid, setInvalid] = useState<UrlFailure | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  // The request that reveals the cause of a failure is answered after the failure.
  useEffect(() => onConnectionChange(() => setState(withCause)), []);

  /** Shows what is wrong with the URLs. @returns whether anything is */
  const isInvalid = useCallback((urls: FormUrls): boolean => {
    const failure = urlFailure(urls);
    setInvalid(failure);
    if (failure) setState({ phase: 'idle' });
    return failure !== null;
  }, []);

  const analyze = useCallback(
    async (urls: FormUrls, words: WordsRequest = {}) => {
      if (running.current || isInvalid(urls)) return;
      if (currentConnection() === 'offline') {
        setState({ phase: 'error', failure: { kind: 'offline' } });
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      setState(STARTED);
      const request = requestOf(urls, words);
      const outcome = await outcomeOf(analyzer, request, controller.signal, listenerOf(setState));
      // Cancelled meanwhile: the state is set already, or the page is gone.
      if (running.current !== controller) return;
      running.current = null;
      setState(outcome.ok ? { phase: 'idle' } : withCause({ phase: 'error', failure: outcome.failure }));
      reportNetwork(outcome);
      if (outcome.ok) onResult(outcome.value, urls, words);
    },
    [analyzer, onResult, isInvalid],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ phase: 'cancelled' });
  }, []);

  /** Clears the error of a URL that is being edited. */
  const clearError = useCallback(() => {
    setInvalid(null);
    setState((current) => (current.phase === 'error' ? { phase: 'idle' } : current));
  }, []);

  return { state, invalid, analyze, cancel, clearError, isInvalid };
}

/** While offline, a call that did not reach the server has that as its cause, not the browser's message. */
function withCause(state: SandboxAnalysis): SandboxAnalysis {
  if (state.phase !== 'error' || currentConnection() === 'online') return state;
  const { kind } = state.failure;
  return kind === 'unreachable' || kind === 'no-token'
    ? { phase: 'error', failure: { kind: 'offline' } }
    : state;
}

/** Keeps what a running analysis reports. */
const listenerOf = (setState: Dispatch<SetStateAction<SandboxAnalysis>>): AnalysisListener => ({
  onProgress: (progress) =>
    setState((state) =>
      state.phase === 'analyzing'
        ? { ...state, progress, announced: progressToAnnounce(state.announced, progress) }
        : state,
    ),
  onPart: (part) =>
    setState((state) =>
      state.phase === 'analyzing' ? { ...state, parts: withPart(state.parts, part) } : state,
    ),
});

/** What the end of an analysis says about the network. */
function reportNetwork(outcome: AnalysisOutcome) {
  if (outcome.ok) reportNetworkAnswer();
  else if (networkOutcome(outcome.failure)) reportNetworkFailure();
}

async function outcomeOf(
  analyzer: Analyzer,
  request: AnalysisRequest,
  signal: AbortSignal,
  listener: AnalysisListener,
): Promise<AnalysisOutcome> {
  try {
    return await analyzer.analyze(request, signal, listener);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, failure: { kind: 'unknown', message } };
  }
}
