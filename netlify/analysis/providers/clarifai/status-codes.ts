import { AnalysisFailure, type AnalysisErrorCode } from '../../errors';

/** A refusal from Clarifai. Its message is left out: we cannot vouch for it. */
export interface Refusal {
  /** HTTP status. */
  http: number;
  /** Clarifai's status code, by number or by name; undefined if none could be read. */
  code?: number | string | undefined;
  /** Clarifai's ID of the request, for its support. */
  requestId?: string | undefined;
  /** Whole seconds from its `Retry-After` header. */
  retryAfterS?: number | undefined;
}

interface Meaning {
  code: AnalysisErrorCode;
  message: string;
  /** Used if Clarifai's answer has no `Retry-After` header, in seconds. */
  retryAfterS?: number;
}

/** https://docs.clarifai.com/resources/api-overview/rate-limits: wait about 15 s. */
const THROTTLED_S = 15;
const HOUR_S = 3_600;

const OURS: Meaning = { code: 'internal', message: 'Clarifai rejected our key, model or request.' };
const BUSY: Meaning = {
  code: 'provider-busy',
  message: 'The analysis provider (Clarifai) has too many requests right now. Please try again shortly.',
  retryAfterS: THROTTLED_S,
};
const HOURLY: Meaning = {
  code: 'provider-busy',
  message: 'The hourly limit of the analysis provider (Clarifai) is reached. Please try again later.',
  retryAfterS: HOUR_S,
};
const USED_UP: Meaning = {
  code: 'provider-unavailable',
  message: 'The plan limit of the analysis provider (Clarifai) is reached. Please try again later.',
};
const DOWN: Meaning = {
  code: 'provider-unavailable',
  message: 'The analysis provider (Clarifai) is not ready. Please try again in a minute.',
  retryAfterS: 60,
};
const FAILED: Meaning = {
  code: 'provider-failed',
  message: 'The analysis provider (Clarifai) could not analyze this video. Please try again later.',
};
const UNREACHABLE: Meaning = {
  code: 'unreachable',
  message:
    'The analysis provider (Clarifai) could not fetch the video. Please check that the URL is publicly accessible.',
};
const TOO_LARGE: Meaning = {
  code: 'too-large',
  message: 'The video is too large for the analysis provider (Clarifai). Please use a smaller one.',
};
const UNSUPPORTED: Meaning = {
  code: 'unsupported-codec',
  message:
    'The analysis provider (Clarifai) does not support this video format. Please use H.264 in an MP4 file.',
};
const DAMAGED: Meaning = {
  code: 'damaged',
  message:
    'The analysis provider (Clarifai) cannot decode the video: it is damaged or incomplete. Please export it again.',
};
const TOO_SLOW: Meaning = {
  code: 'too-slow',
  message: 'The analysis provider (Clarifai) took too long. Please use a shorter video.',
};

/**
 * Clarifai's status codes that can end a prediction, each with its name in
 * `proto/clarifai/api/status/status_code.proto` of https://github.com/Clarifai/clarifai-grpc; listed at
 * https://docs.clarifai.com/resources/api-overview/status-codes. JSON answers carry the number; the page about rate
 * limits shows the name, so both are accepted.
 */
const CODES: readonly (readonly [number: number, name: string, meaning: Meaning])[] = [
  [10020, 'FAILURE', FAILED],
  [10030, 'TRY_AGAIN', BUSY],
  [10040, 'NOT_IMPLEMENTED', OURS],
  [11000, 'CONN_ACCOUNT_ISSUES', OURS],
  [11001, 'CONN_TOKEN_INVALID', OURS],
  [11002, 'CONN_CREDENTIALS_INVALID', OURS],
  [11003, 'CONN_EXCEED_HOURLY_LIMIT', HOURLY],
  [11004, 'CONN_EXCEED_MONTHLY_LIMIT', USED_UP],
  [11005, 'CONN_THROTTLED', BUSY],
  [11006, 'CONN_EXCEEDS_LIMITS', USED_UP],
  [11007, 'CONN_INSUFFICIENT_SCOPES', OURS],
  [11008, 'CONN_KEY_INVALID', OURS],
  [11009, 'CONN_KEY_NOT_FOUND', OURS],
  [11100, 'CONN_BAD_REQUEST_FORMAT', OURS],
  [11101, 'CONN_DOES_NOT_EXIST', OURS],
  [11102, 'CONN_INVALID_REQUEST', OURS],
  [11103, 'CONN_METHOD_NOT_ALLOWED', OURS],
  [11200, 'CONN_AUTH_METHOD_DISABLED', OURS],
  [21200, 'MODEL_DOES_NOT_EXIST', OURS],
  [21201, 'MODEL_PERMISSION_DENIED', OURS],
  [21202, 'MODEL_INVALID_ARGUMENT', OURS],
  [21203, 'MODEL_INVALID_REQUEST', OURS],
  [21313, 'MODEL_PREDICTION_FAILED', FAILED],
  [21351, 'MODEL_DEPLOYING', DOWN],
  [21352, 'MODEL_QUEUED_FOR_DEPLOYMENT', DOWN],
  [21353, 'MODEL_NOT_DEPLOYED', OURS],
  [21354, 'MODEL_BUSY_PLEASE_RETRY', BUSY],
  [21355, 'MODEL_LOADING', DOWN],
  [30002, 'INPUT_DOWNLOAD_FAILED', UNREACHABLE],
  [30101, 'INPUT_UNSUPPORTED_FORMAT', UNSUPPORTED],
  [30105, 'INPUT_OVER_LIMIT', TOO_LARGE],
  [30106, 'INPUT_INVALID_URL', UNREACHABLE],
  [30300, 'ALL_INPUT_INVALID_BYTES', DAMAGED],
  [31002, 'INPUT_VIDEO_DOWNLOAD_FAILED', UNREACHABLE],
  [31101, 'INPUT_VIDEO_UNSUPPORTED_FORMAT', UNSUPPORTED],
  [31105, 'INPUT_VIDEO_OVER_LIMIT', TOO_LARGE],
  [31106, 'INPUT_VIDEO_INVALID_URL', UNREACHABLE],
  [31300, 'ALL_INPUT_VIDEOS_INVALID_BYTES', DAMAGED],
  [31420, 'INPUT_VIDEO_PROCESSING_FAILED', DAMAGED],
  [39996, 'INPUT_CONNECTION_FAILED', UNREACHABLE],
  [39997, 'REQUEST_DISABLED_FOR_MAINTENANCE', DOWN],
  [40001, 'PREDICT_INVALID_REQUEST', OURS],
  [40030, 'RPC_REQUEST_QUEUE_FULL', BUSY],
  [40031, 'RPC_SERVER_UNAVAILABLE', DOWN],
  [40032, 'RPC_REQUEST_TIMEOUT', TOO_SLOW],
  [46003, 'FILETYPE_UNSUPPORTED', UNSUPPORTED],
  [47101, 'MP_DOWNLOAD_ERROR', UNREACHABLE],
  [47102, 'MP_RESOLVE_DNS_ERROR', UNREACHABLE],
  [47103, 'MP_DOWNLOAD_MAX_SIZE_EXCEEDED_ERROR', TOO_LARGE],
  [98009, 'INTERNAL_UNEXPECTED_TIMEOUT', TOO_SLOW],
  [98014, 'INTERNAL_RESOURCE_EXHAUSTED', BUSY],
];

const MEANINGS: ReadonlyMap<number | string, Meaning> = new Map(
  CODES.flatMap(([number, name, meaning]): [number | string, Meaning][] => [
    [number, meaning],
    [name, meaning],
  ]),
);

/** Used if the body has no known code, for example because a gateway wrote it. */
function meaningOfHttp(status: number): Meaning {
  if (status === 429) return BUSY;
  if (status === 402) return USED_UP;
  if (status === 413) return TOO_LARGE;
  if (status === 408 || status === 504) return TOO_SLOW;
  if (status >= 500) return DOWN;
  return status >= 400 ? OURS : FAILED;
}

/**
 * Translates Clarifai's refusal to our own codes and messages. The cause, which only appears in the log, contains
 * Clarifai's code and its ID of the request, never its text, which could repeat what we sent.
 */
export function failureOf({ http, code, requestId, retryAfterS }: Refusal): AnalysisFailure {
  const meaning = MEANINGS.get(code ?? '') ?? meaningOfHttp(http);
  const known = CODES.find(([number, name]) => number === code || name === code);
  const said = known === undefined ? code : `${known[0]} ${known[1]}`;
  const cause = new Error(
    `Clarifai answered HTTP ${http}, status ${said ?? 'none'}, request ${requestId ?? 'unknown'}`,
  );
  const wait = retryAfterS ?? meaning.retryAfterS;
  return new AnalysisFailure(meaning.code, meaning.message, {
    cause,
    ...(wait === undefined ? {} : { retryAfterS: wait }),
  });
}
