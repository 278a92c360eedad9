import { Agent, type Dispatcher } from 'undici';
import { AnalysisFailure } from '../../errors';
import type { RequestBody } from './request-body';
import type { ClarifaiSettings } from './settings';

/** Ten times the size of an answer with `MAX_SAMPLES` frames of 20 concepts each. */
export const MAX_ANSWER_BYTES = 33_554_432;

/** Longest wait that is passed on, in seconds: one day. */
const MAX_RETRY_S = 86_400;

const CONNECT_MS = 10_000;

export interface ClarifaiReply {
  status: number;
  /** Whole seconds of its `Retry-After` header; undefined if it has no usable one. */
  retryAfterS: number | undefined;
  text: string;
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  const value = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - nowMs) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), MAX_RETRY_S);
}

function unavailable(cause: unknown): AnalysisFailure {
  const message = 'The analysis provider (Clarifai) could not be reached. Please try again in a minute.';
  return new AnalysisFailure('provider-unavailable', message, { cause, retryAfterS: 60 });
}

function tooMuch(): AnalysisFailure {
  const message =
    'The analysis provider (Clarifai) sent a response that is too large. Please use a shorter video.';
  return new AnalysisFailure('provider-failed', message);
}

async function readText({ headers, body }: Dispatcher.ResponseData): Promise<string> {
  const announced = Number(headers['content-length'] ?? 0);
  // After reading stops, an error of the connection is irrelevant.
  body.on('error', () => undefined);
  if (announced > MAX_ANSWER_BYTES) {
    body.destroy();
    throw tooMuch();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > MAX_ANSWER_BYTES) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString('utf8');
}

function pathOf({ userId, appId, modelId, modelVersionId }: ClarifaiSettings): string {
  const names = ['v2', 'users', userId, 'apps', appId, 'models', modelId];
  if (modelVersionId !== undefined) names.push('versions', modelVersionId);
  return `/${[...names, 'outputs'].map(encodeURIComponent).join('/')}`;
}

/**
 * Sends one prediction request to Clarifai and reads the answer, never more than `MAX_ANSWER_BYTES` of it. Redirects
 * are not followed and proxies are not used: the key is sent to the configured origin only.
 *
 * @param signal cancels everything; its reason is thrown
 * @throws AnalysisFailure `provider-unavailable` or `provider-failed`, or the AnalysisFailure of reading the video
 */
export async function postPrediction(
  settings: ClarifaiSettings,
  { length, bytes }: RequestBody,
  signal: AbortSignal,
): Promise<ClarifaiReply> {
  // Timeouts are up to the signal alone, except for connecting.
  const agent = new Agent({ connect: { timeout: CONNECT_MS }, headersTimeout: 0, bodyTimeout: 0 });
  try {
    signal.throwIfAborted();
    const response = await agent.request({
      origin: settings.origin,
      path: pathOf(settings),
      method: 'POST',
      headers: {
        authorization: `Key ${settings.key}`,
        'content-type': 'application/json',
        'content-length': String(length),
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'SceneCue/1.0 (video analysis)',
      },
      body: bytes,
      signal,
    });
    const { 'retry-after': retryAfter } = response.headers;
    const header = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
    return {
      status: response.statusCode,
      retryAfterS: parseRetryAfter(header, Date.now()),
      text: await readText(response),
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof AnalysisFailure ? error : unavailable(error);
  } finally {
    await agent.destroy();
  }
}
