import type { AnalysisError, AnswerErrorCode } from '@/contracts/analysis-error';
import { AnalysisFailure, type AnalysisErrorCode } from '../analysis/errors';

/** Problems of a request that are found before its URL is checked, or of the function itself. */
export type RequestErrorCode =
  | 'bad-request'
  | 'unauthenticated'
  | 'sign-in-expiring'
  | 'email-not-verified'
  | 'app-not-verified'
  | 'method-not-allowed'
  | 'unsupported-media-type'
  | 'body-too-large'
  | 'too-many-requests'
  | 'not-english'
  | 'identity-unavailable'
  | 'misconfigured';

/**
 * The HTTP status of each error. The user sees `Error: {status}` first, so each failure of an analysis has a distinct
 * status; if HTTP has none for it, the nearest in meaning is used. A problem with the captions has the same status as
 * the same problem with the video.
 */
const STATUSES: Record<AnswerErrorCode | 'not-english', number> = {
  'url-not-allowed': 403,
  'unsupported-codec': 406,
  'too-slow': 408,
  'too-large': 413,
  'not-a-video': 415,
  'too-long': 416,
  'no-picture': 417,
  damaged: 422,
  unreachable: 424,
  'captions-not-allowed': 403,
  'captions-too-slow': 408,
  'captions-too-large': 413,
  'captions-unreadable': 415,
  'captions-unreachable': 424,
  'provider-busy': 429,
  internal: 500,
  'provider-failed': 502,
  'provider-unavailable': 503,
  'decoder-crashed': 507,
  'bad-request': 400,
  unauthenticated: 401,
  'sign-in-expiring': 401,
  'email-not-verified': 403,
  'app-not-verified': 403,
  'method-not-allowed': 405,
  'unsupported-media-type': 415,
  'body-too-large': 413,
  'too-many-requests': 429,
  'not-english': 422,
  'identity-unavailable': 503,
  misconfigured: 500,
};

/**
 * Set on every answer; the rules for static files in `netlify.toml` do not reach a function. The answer is data: it
 * must not be executed, framed, sniffed or stored.
 */
export const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** A JSON answer with the function's own headers. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } });
}

/** An expected end of a request, before the analysis starts. `message` is for the user. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';

  constructor(
    readonly code: RequestErrorCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again later.';

/** The answer if the function is not configured correctly; the log has the reason. */
export function misconfiguredFailure(): RequestFailure {
  return new RequestFailure('misconfigured', 'The analysis is not set up yet. Please try again later.');
}

function headersOf(error: unknown): Record<string, string> {
  if (error instanceof RequestFailure) return error.headers;
  const wait = error instanceof AnalysisFailure ? error.retryAfterS : undefined;
  return wait === undefined ? {} : { 'retry-after': String(wait) };
}

export interface ErrorAnswer {
  status: number;
  body: AnalysisError;
  headers: Record<string, string>;
}

/**
 * The answer to an error: `{error: {code, message}}` with a status. Only messages written for users are sent; any other
 * error is answered with a generic message.
 */
export function errorAnswer(error: unknown): ErrorAnswer {
  const known = error instanceof AnalysisFailure || error instanceof RequestFailure;
  const code: AnalysisErrorCode | RequestErrorCode = known ? error.code : 'internal';
  const message = known && code !== 'internal' ? error.message : INTERNAL_MESSAGE;
  return { status: STATUSES[code], body: { error: { code, message } }, headers: headersOf(error) };
}

/** The response to an error. */
export function errorResponse(error: unknown): Response {
  const { status, body, headers } = errorAnswer(error);
  return jsonResponse(status, body, headers);
}
