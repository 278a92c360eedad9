import * as v from 'valibot';
import { analysisResponseSchema, type AnalysisResponse } from '@/contracts/analysis';
import { wordsOf, type AnalysisRequest, type WordsRequest } from '@/contracts/analysis-request';
import type { AnalysisProgress } from '@/contracts/analysis-events';
import { analysisPartSchema, type AnalysisParts } from '@/contracts/analysis-parts';
import { AnalysisFailure } from '../analysis/errors';
import type {
  AnalysisProvider,
  ProviderProgress,
  ProviderRequest,
  ProviderResult,
  RunLog,
} from '../analysis/provider';
import { readCaptionFile } from '../analysis/captions/read-caption-file';
import { isAllowedHost } from '../analysis/source/allowed-hosts';
import { checkCaptionsUrl, type CaptionSourceOptions } from '../analysis/source/caption-source';
import type { HttpSource, HttpSourceOptions } from '../analysis/source/http-source';
import type { SpeechToText } from '../analysis/transcription/speech-to-text';
import type { SceneUnderstanding } from '../analysis/understanding/scene-understanding';
import { checkUrl } from '../analysis/source/url-guard';
import type { Environment } from './environment';
import type { Journal } from './journal';

export interface RunOptions {
  environment: Pick<
    Environment,
    'allowHosts' | 'maxVideoBytes' | 'maxVideoMs' | 'deadlineMs' | 'childMemoryMb'
  >;
  provider: AnalysisProvider;
  openSource: (url: string, options: HttpSourceOptions) => Promise<HttpSource>;
  openCaptions: (url: string, options: CaptionSourceOptions) => AsyncIterable<Uint8Array>;
  /**
   * Speech to text within the budget of a user; missing if the installation has no such service. `onFailure` receives
   * why words are missing, for the log.
   */
  speechToTextOf?: (uid: string, onFailure: (error: unknown) => void) => SpeechToText;
  /** The same for the service that describes scenes. */
  sceneUnderstandingOf?: (uid: string, onFailure: (error: unknown) => void) => SceneUnderstanding;
}

/** What is requested, with URLs that the URL guard has checked. */
export interface CheckedRequest extends Pick<AnalysisRequest, 'again'> {
  video: URL;
  captions?: URL;
  words: WordsRequest;
}

/** Checks the URLs that a user gave. @throws AnalysisFailure `url-not-allowed` or `captions-not-allowed` */
export function checkRequest(
  { url, captionsUrl, again, ...others }: AnalysisRequest,
  { allowHosts }: Pick<Environment, 'allowHosts'>,
): CheckedRequest {
  const video = checkUrl(url, allowHosts);
  const words = wordsOf(others);
  return captionsUrl === undefined
    ? { video, words, again }
    : { video, words, again, captions: checkCaptionsUrl(captionsUrl, allowHosts) };
}

/** The result of a provider in the form of the contract. @param videoUrl as the user gave it */
export function responseOf(
  videoUrl: string,
  provider: AnalysisProvider,
  { entries, ...rest }: ProviderResult,
): AnalysisResponse {
  const result = { status: 'success', videoUrl, analysis: entries, provider: provider.id, ...rest };
  return v.parse(analysisResponseSchema, result);
}

/** Called once per stage and percentage, never with less than before, and not after the work has ended. */
export type OnProgress = (progress: AnalysisProgress) => void;

/**
 * From this deadline on, in ms, an HLS stream is read as a whole, and a share of the deadline may be spent on finding
 * the sizes of all segments.
 */
const LONG_DEADLINE_MS = 120_000;
const SEGMENTS_SHARE = 0.1;
/** With such a deadline, requests to a host that cannot be reached are repeated for this time, in ms. */
const RETRY_MS = 60_000;

/** Part of the deadline, in ms, that is reserved for building and sending the answer. */
const RESERVE_MS = 2_000;

/** Listeners to a running analysis. */
export interface RunListeners extends Pick<ProviderRequest, 'interim'> {
  onProgress?: OnProgress;
  /** Called with parts that match the contract, and not after the work has ended. */
  onPart?: (part: AnalysisParts) => void;
  log?: Pick<Journal, 'add' | keyof RunLog>;
}

type RunRequest = CheckedRequest & { uid: string };

/**
 * Lets the provider analyze one video, until it has a result, the caller leaves or the deadline passes. All sources are
 * closed at the end in every case.
 *
 * @param caller aborted when the caller no longer waits for the result; its reason is thrown
 * @throws AnalysisFailure, or the error of the provider
 */
export async function runAnalysis(
  options: RunOptions,
  request: RunRequest,
  caller: AbortSignal,
  listeners: RunListeners = {},
): Promise<ProviderResult> {
  const { environment, provider } = options;
  const { log } = listeners;
  const stop = new AbortController();
  const message = 'The analysis took too long. Please use a shorter video or a faster host.';
  const late = () => stop.abort(new AnalysisFailure('too-slow', message));
  const deadline = setTimeout(late, environment.deadlineMs);
  const stopForCaller = (): void => stop.abort(caller.reason);
  caller.addEventListener('abort', stopForCaller, { once: true });
  if (caller.aborted) stopForCaller();
  const sources: HttpSource[] = [];
  log?.add({ provider: provider.id, hasCaptionFile: request.captions !== undefined });
  log?.begin('opening');
  try {
    const work = provider.analyze({
      ...whatToAnalyze(options, request, sources, stop.signal, log),
      ...listenersUntil(stop.signal, listeners),
    });
    return await Promise.race([work, aborted(stop.signal)]);
  } finally {
    clearTimeout(deadline);
    caller.removeEventListener('abort', stopForCaller);
    stop.abort(new Error('the analysis has ended'));
    if (sources.length > 0)
      log?.add({ bytesRead: sources.reduce((sum, { bytesRead }) => sum + bytesRead, 0) });
    await Promise.allSettled(sources.map((source) => source.close()));
  }
}

/** The request to the provider, without its listeners. @param sources gets every source that the provider opens */
function whatToAnalyze(
  { environment, openSource, openCaptions, speechToTextOf, sceneUnderstandingOf }: RunOptions,
  { video, captions, words, again, uid }: RunRequest,
  sources: HttpSource[],
  signal: AbortSignal,
  log: RunListeners['log'],
): ProviderRequest {
  const { allowHosts, maxVideoBytes, maxVideoMs, deadlineMs, childMemoryMb } = environment;
  const url = video.href;
  const isLong = deadlineMs >= LONG_DEADLINE_MS;
  const warn = (error: unknown) => log?.warn(error);
  return {
    url,
    isPublic: !isAllowedHost(video, allowHosts),
    async openSource() {
      const source = await openSource(url, {
        maxBytes: maxVideoBytes,
        segmentsMs: isLong ? deadlineMs * SEGMENTS_SHARE : undefined,
        retryMs: isLong ? RETRY_MS : undefined,
        words,
        allowHosts,
        signal,
      });
      sources.push(source);
      if (signal.aborted) await source.close();
      signal.throwIfAborted();
      return source;
    },
    words,
    again,
    speechToText: words.transcribe === true ? speechToTextOf?.(uid, warn) : undefined,
    sceneUnderstanding: words.understand === true ? sceneUnderstandingOf?.(uid, warn) : undefined,
    limits: { maxDurationMs: maxVideoMs, deadlineMs: deadlineMs - RESERVE_MS, memoryMb: childMemoryMb },
    signal,
    ...(captions && {
      readCaptions: () => readCaptionFile(openCaptions(captions.href, { allowHosts, signal })),
    }),
  };
}

/** The listeners for the provider: what comes after the end of the work is dropped. */
function listenersUntil(
  signal: AbortSignal,
  { onProgress, onPart, interim, log }: RunListeners,
): Pick<ProviderRequest, 'onProgress' | 'onPart' | 'interim' | 'log'> {
  return {
    log,
    ...(interim && {
      interim: {
        ...interim,
        tell: (result) => {
          if (!signal.aborted) interim.tell(result);
        },
      },
    }),
    ...(onPart && {
      onPart: (said) => {
        const part = v.safeParse(analysisPartSchema, said);
        if (!part.success) log?.warn(new Error('a part does not match the contract'));
        else if (!signal.aborted) onPart(part.output);
      },
    }),
    ...(onProgress && {
      onProgress: monotonicProgress((step) => {
        if (!signal.aborted) onProgress(step);
      }),
    }),
  };
}

/** Converts a provider's progress for the contract: whole percentages, and never less than before. */
function monotonicProgress(tell: OnProgress): (progress: ProviderProgress) => void {
  let last: AnalysisProgress | undefined;
  return ({ stage, share }) => {
    const now = Number.isFinite(share) ? Math.round(Math.min(Math.max(share, 0), 1) * 100) : 0;
    const percent = Math.max(now, last?.percent ?? 0);
    if (stage === last?.stage && percent === last.percent) return;
    last = { stage, percent };
    tell(last);
  };
}

/** Rejects when the signal is aborted, so that work that cannot be interrupted does not delay the answer. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
