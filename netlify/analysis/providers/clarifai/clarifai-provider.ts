import { once } from 'node:events';
import { AnalysisFailure } from '../../errors';
import { afterFrames, coveredShare } from '../../coverage';
import type { AnalysisProvider, ProviderRequest, ProviderResult } from '../../provider';
import { readAnswer } from './answer';
import { postPrediction } from './clarifai-client';
import { readVideoHeader } from './video-header';
import { checkLimits, sampleMsFor } from './limits';
import { bodyWithBytes, bodyWithUrl } from './request-body';
import type { ClarifaiSettings } from './settings';

/** Progress when Clarifai is called, when it has received all bytes, and when it has answered. */
const ASKED = 0.05;
const SENT = 0.3;
const ANSWERED = 0.95;

/** The actual interval between two analyzed frames: the mean distance of their timestamps, in ms. */
function meanInterval(times: readonly number[], sampleMs: number): number {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || times.length < 2) return sampleMs;
  return Math.round((last - first) / (times.length - 1));
}

/**
 * Finds concepts with Clarifai's hosted image recognition, which samples single frames and names what it recognizes in
 * them. It analyzes neither audio nor text.
 */
export class ClarifaiProvider implements AnalysisProvider {
  readonly id = 'clarifai';
  readonly #settings: ClarifaiSettings;

  constructor(settings: ClarifaiSettings) {
    this.#settings = settings;
  }

  /**
   * Opening the video through the guard comes first, also if Clarifai fetches it by itself: a URL that must not be
   * accessed is not passed on either, and size and duration are known before the call.
   */
  async analyze(request: ProviderRequest): Promise<ProviderResult> {
    const ending = new AbortController();
    const timeUp = new AbortController();
    const tooSlow = new AnalysisFailure(
      'too-slow',
      'The analysis provider (Clarifai) did not respond in time. Please use a shorter video.',
    );
    const timer = setTimeout(() => timeUp.abort(tooSlow), request.limits.deadlineMs);
    const signal = AbortSignal.any([request.signal, timeUp.signal]);
    try {
      signal.throwIfAborted();
      return await Promise.race([abortOf(signal, ending.signal), this.#ask(request, signal)]);
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
  }

  async #ask(request: ProviderRequest, signal: AbortSignal): Promise<ProviderResult> {
    const { url, isPublic, openSource, limits, log, onProgress } = request;
    onProgress?.({ stage: 'opening', share: 0 });
    const source = await openSource();
    const header = await readVideoHeader(source);
    checkLimits({ size: source.size, header, isPublic, maxDurationMs: limits.maxDurationMs });
    const sampleMs = sampleMsFor(header.durationMs, this.#settings.sampleMs);
    const onSent = (bytes: number): void =>
      onProgress?.({ stage: 'analyzing', share: ASKED + (SENT - ASKED) * (bytes / source.size) });
    log?.begin('models');
    onProgress?.({ stage: 'analyzing', share: ASKED });
    const body = isPublic ? bodyWithUrl(url, sampleMs) : bodyWithBytes(source, sampleMs, onSent);
    const { text, status, retryAfterS } = await postPrediction(this.#settings, body, signal);
    log?.begin('answer');
    onProgress?.({ stage: 'naming', share: ANSWERED });
    const entries = readAnswer(text, { http: status, retryAfterS });
    const times = entries.map(({ timestamp }) => timestamp);
    const intervalMs = meanInterval(times, sampleMs);
    const lastMs = times.at(-1) ?? 0;
    const durationMs = Math.max(header.durationMs ?? lastMs + intervalMs, lastMs);
    return {
      entries,
      durationMs,
      intervalMs,
      coverage: coveredShare(afterFrames(times), durationMs),
      // Clarifai does not report how much it fetches from a public URL.
      ...(isPublic ? {} : { bytesRead: source.bytesRead }),
      ...(request.readCaptions === undefined ? {} : { partial: [{ code: 'captions-unused', values: {} }] }),
    };
  }
}

/** Rejects with the signal's reason, so that a host that never answers does not block the analysis. */
async function abortOf(signal: AbortSignal, ending: AbortSignal): Promise<never> {
  await once(signal, 'abort', { signal: ending });
  throw signal.reason;
}
