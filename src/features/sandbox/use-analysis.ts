import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnalysisRequest, AnalysisResponse, WordsRequest } from '@/contracts/analysis';
import type { AnalysisProgress } from '@/contracts/analysis-events';
import type { AnalysisListener, Analyzer } from '@/contracts/analyzer';
import {
  currentConnection,
  onConnectionChange,
  reportNetworkAnswer,
  reportNetworkFailure,
} from '@/lib/connection';
import { networkOutcome, type SandboxFailure } from './failure-message';
import { progressToAnnounce } from './progress-text';
import { madeWith, type MadeWith, type OpenedResult } from './stored/stored-analyses';
import { requestOf, urlFailure, type FormUrls, type UrlFailure } from './form/form-urls';

/** The state of a running analysis. */
export interface AnalysisRun {
  /** Null until the server has sent one. */
  progress: AnalysisProgress | null;
  /** The last one for assistive technology. */
  announced: AnalysisProgress | null;
}

export type SandboxAnalysis =
  | { phase: 'idle' }
  | ({ phase: 'analyzing' } & AnalysisRun)
  | { phase: 'cancelled' }
  /**
   * `analyzedAt`: a stored result, with its time in ms since 1970. `title`: the user's own title for the video.
   */
  | ({
      phase: 'success';
      response: AnalysisResponse;
      analyzedAt?: number;
      title?: string | undefined;
    } & MadeWith)
  | { phase: 'error'; failure: SandboxFailure };

const STARTED: SandboxAnalysis = { phase: 'analyzing', progress: null, announced: null };

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
  /** What is wrong with the URLs of the form; an open result stays. */
  const [invalid, setInvalid] = useState<UrlFailure | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  // The request that reveals the cause of a failure is answered after the failure.
  useEffect(() => onConnectionChange(() => setState(withCause)), []);

  /** Shows what is wrong with the URLs. @returns whether anything is */
  const isInvalid = useCallback((urls: FormUrls): boolean => {
    const failure = urlFailure(urls);
    setInvalid(failure);
    if (failure) setState((current) => (current.phase === 'success' ? current : { phase: 'idle' }));
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
      const next = await outcomeOf(analyzer, requestOf(urls, words), controller.signal, {
        onProgress: (progress) =>
          setState((state) =>
            state.phase === 'analyzing'
              ? { ...state, progress, announced: progressToAnnounce(state.announced, progress) }
              : state,
          ),
      });
      // Cancelled meanwhile: the state is set already, or the page is gone.
      if (running.current !== controller) return;
      running.current = null;
      setState(withCause(next));
      if (next.phase === 'error' && networkOutcome(next.failure)) reportNetworkFailure();
      if (next.phase !== 'success') return;
      reportNetworkAnswer();
      onResult(next.response, urls, words);
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

  /** Shows a stored result. */
  const open = useCallback(({ response, analyzedAt, title, ...others }: OpenedResult) => {
    setInvalid(null);
    setState({ phase: 'success', response, analyzedAt, title, ...madeWith(others) });
  }, []);

  /** Shows another result in place of one, if that is still shown. */
  const replace = useCallback((shown: AnalysisResponse, response: AnalysisResponse, made: MadeWith) => {
    setState((current) =>
      current.phase === 'success' && current.response === shown
        ? { phase: 'success', response, title: current.title, ...madeWith(made) }
        : current,
    );
  }, []);

  const close = useCallback(() => setState({ phase: 'idle' }), []);

  return { state, invalid, analyze, cancel, clearError, isInvalid, open, replace, close };
}

/** While offline, a call that did not reach the server has that as its cause, not the browser's message. */
function withCause(state: SandboxAnalysis): SandboxAnalysis {
  if (state.phase !== 'error' || currentConnection() === 'online') return state;
  const { kind } = state.failure;
  return kind === 'unreachable' || kind === 'no-token'
    ? { phase: 'error', failure: { kind: 'offline' } }
    : state;
}

async function outcomeOf(
  analyzer: Analyzer,
  request: AnalysisRequest,
  signal: AbortSignal,
  listener: AnalysisListener,
): Promise<SandboxAnalysis> {
  try {
    const outcome = await analyzer.analyze(request, signal, listener);
    return outcome.ok
      ? { phase: 'success', response: outcome.value, ...madeWith(request) }
      : { phase: 'error', failure: outcome.failure };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { phase: 'error', failure: { kind: 'unknown', message } };
  }
}
