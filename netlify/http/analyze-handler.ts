import * as v from 'valibot';
import { analysisResponseSchema } from '@/contracts/analysis';
import { AnalysisFailure } from '../analysis/errors';
import type { AnalysisProvider, ProviderResult } from '../analysis/providers/provider';
import type { HttpSource, HttpSourceOptions } from '../analysis/source/http-source';
import { isAllowedHost } from '../analysis/source/allowed-hosts';
import { checkUrl } from '../analysis/source/url-guard';
import type { Environment } from './environment';
import { errorResponse, jsonResponse, RequestFailure } from './error-responses';
import { InvalidTokenError, KeyServiceError, type VerifyToken } from './id-token';
import type { LogEntry } from './log';
import { checkContentType, readAnalysisRequest } from './request-body';

export interface AnalyzeHandlerOptions {
  environment: Pick<Environment, 'allowHosts' | 'maxVideoBytes' | 'maxVideoMs' | 'deadlineMs'>;
  verifyToken: VerifyToken;
  provider: AnalysisProvider;
  openSource: (url: string, options: HttpSourceOptions) => Promise<HttpSource>;
  log: (entry: LogEntry) => void;
}

/** Failures that somebody who runs the function should look at. */
const FAULTS: ReadonlySet<string> = new Set(['internal', 'provider-failed', 'provider-unavailable']);

/** The provider's own share of the deadline: the rest is for building and sending the answer. */
const RESERVE_MS = 2_000;

function checkMethod(request: Request): void {
  if (request.method === 'POST') return;
  throw new RequestFailure('method-not-allowed', 'Please use POST.', { allow: 'POST' });
}

async function checkToken(request: Request, verifyToken: VerifyToken): Promise<void> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  try {
    if (token === undefined) throw new InvalidTokenError('no bearer token');
    await verifyToken(token);
  } catch (error) {
    if (error instanceof KeyServiceError) {
      const message = 'Your sign-in cannot be checked at the moment. Please try again in a minute.';
      throw new RequestFailure('identity-unavailable', message, { 'retry-after': '30' });
    }
    if (!(error instanceof InvalidTokenError)) throw error;
    const headers = { 'www-authenticate': 'Bearer' };
    throw new RequestFailure('unauthenticated', 'Please sign in to analyse a video.', headers);
  }
}

/** Rejects when the signal is aborted, so that work which cannot be interrupted holds up no answer. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

/**
 * The function without its platform: checks method, content type, token, body and URL in this order,
 * lets the provider analyse, and answers with what the contract says.
 *
 * @returns a handler that never throws
 */
export function createAnalyzeHandler(
  options: AnalyzeHandlerOptions,
): (request: Request) => Promise<Response> {
  const { environment, verifyToken, provider, openSource, log } = options;
  const { allowHosts, maxVideoBytes, maxVideoMs, deadlineMs } = environment;

  async function analyze(address: URL, caller: AbortSignal): Promise<ProviderResult> {
    const stop = new AbortController();
    const message = 'The analysis took too long. Please try a shorter video or a faster host.';
    const deadline = setTimeout(() => stop.abort(new AnalysisFailure('too-slow', message)), deadlineMs);
    const hangUp = (): void => stop.abort(caller.reason);
    caller.addEventListener('abort', hangUp, { once: true });
    if (caller.aborted) hangUp();
    const url = address.href;
    const isPublic = !isAllowedHost(address, allowHosts);
    const sources: HttpSource[] = [];
    const open = async (): Promise<HttpSource> => {
      const source = await openSource(url, { maxBytes: maxVideoBytes, allowHosts, signal: stop.signal });
      sources.push(source);
      if (stop.signal.aborted) await source.close();
      stop.signal.throwIfAborted();
      return source;
    };
    const limits = { maxDurationMs: maxVideoMs, deadlineMs: deadlineMs - RESERVE_MS };
    try {
      const work = provider.analyze({ url, isPublic, openSource: open, limits, signal: stop.signal });
      return await Promise.race([work, aborted(stop.signal)]);
    } finally {
      clearTimeout(deadline);
      caller.removeEventListener('abort', hangUp);
      stop.abort(new Error('the analysis has ended'));
      await Promise.allSettled(sources.map((source) => source.close()));
    }
  }

  async function answer(request: Request, note: (host: string) => void): Promise<Response> {
    checkMethod(request);
    checkContentType(request);
    await checkToken(request, verifyToken);
    const { url } = await readAnalysisRequest(request);
    const address = checkUrl(url, allowHosts);
    note(address.host);
    const { entries, durationMs, intervalMs, partial } = await analyze(address, request.signal);
    const result = { status: 'success', videoUrl: url, analysis: entries, provider: provider.id };
    const body = { ...result, durationMs, intervalMs, ...(partial === undefined ? {} : { partial }) };
    return jsonResponse(200, v.parse(analysisResponseSchema, body));
  }

  return async (request) => {
    const started = performance.now();
    const noted: { host?: string } = {};
    const elapsed = (): number => Math.round(performance.now() - started);
    try {
      const response = await answer(request, (host) => (noted.host = host));
      log({ event: 'analyzed', durationMs: elapsed(), ...noted });
      return response;
    } catch (error) {
      const expected = error instanceof AnalysisFailure || error instanceof RequestFailure;
      const isOurs = !expected || FAULTS.has(error.code);
      if (request.signal.aborted) log({ event: 'left', durationMs: elapsed(), ...noted });
      else if (isOurs) log({ event: 'failed', durationMs: elapsed(), ...noted, error });
      else log({ event: 'refused', durationMs: elapsed(), ...noted, code: error.code });
      return errorResponse(error);
    }
  };
}
