import { STATUS_CODES } from 'node:http';
import { AnalysisFailure } from '../errors';

const CHECK_URL = 'Please check that the URL is correct and publicly accessible.';

/**
 * One text for a name that does not exist, a host that does not answer and a name that resolves to a forbidden address:
 * the answer must not reveal anything about names inside a network.
 */
const CANNOT_CONNECT = `The host of this URL could not be reached. ${CHECK_URL}`;

const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO|HOSTNAME_MISMATCH)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** undici's parser describes the problem in the message, and some of its errors have no code. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'HTTPParserError';
}

/** The failure of a request before its answer's headers have arrived. */
export function requestFailure(error: unknown): AnalysisFailure {
  if (error instanceof AnalysisFailure) return error;
  const code = codeOf(error);
  if (TLS_CODE.test(code)) {
    return unreachable('The host has no valid HTTPS certificate. Please use another host.', error);
  }
  if (/^(HPE_|UND_ERR_HEADERS|UND_ERR_SOCKET$)/.test(code) || isParserError(error)) {
    return unreachable('The host sent an invalid HTTP response. Please use another host.', error);
  }
  return unreachable(CANNOT_CONNECT, error);
}

/** Codes of sockets, of name servers (`dns`), and of undici. */
const TEMPORARY_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ETIMEOUT|ESERVFAIL|EREFUSED|UND_ERR_CONNECT_TIMEOUT|UND_ERR_SOCKET)$/;

/** Whether a request that failed like this may succeed a little later. An unknown name is not temporary. */
export function isTemporary(failure: unknown): boolean {
  return failure instanceof AnalysisFailure && TEMPORARY_CODE.test(codeOf(failure.cause));
}

/** Whether this status means that a host, or a server behind it, is busy (RFC 9110, 15.6; RFC 6585, 4). */
export function isBusy(status: number): boolean {
  return [429, 502, 503, 504].includes(status);
}

/** The answer stopped before its announced end. */
export class BrokenOffFailure extends AnalysisFailure {
  constructor(cause?: unknown) {
    super('unreachable', 'The host closed the connection too early. Please try again.', { cause });
  }
}

export function unreachable(message: string, cause?: unknown): AnalysisFailure {
  return new AnalysisFailure('unreachable', message, { cause });
}

export function tooSlow(): AnalysisFailure {
  return new AnalysisFailure(
    'too-slow',
    'The host sends the video too slowly. Please try again, or use a faster host.',
  );
}

/** The host answered with an error. */
export class HttpErrorFailure extends AnalysisFailure {
  readonly status: number;

  /** @param sayStatus false for hosts inside a network, whose status must not be revealed to the user */
  constructor(status: number, sayStatus: boolean) {
    const name = STATUS_CODES[status];
    const shown = sayStatus ? `: ${status}${name === undefined ? '' : ` (${name})`}` : '';
    const advice = sayStatus ? adviceOn(status) : CHECK_URL;
    super('unreachable', `The host of this URL responded with an error${shown}. ${advice}`);
    this.status = status;
  }
}

export function httpErrorFailure(status: number, sayStatus: boolean): HttpErrorFailure {
  return new HttpErrorFailure(status, sayStatus);
}

function adviceOn(status: number): string {
  if (status === 429 || status >= 500) return 'Please try again later.';
  if ([401, 403, 407].includes(status)) return 'Please use a URL that opens without signing in.';
  return CHECK_URL;
}

/** The failure for a file above the size limit, whether or not all of it would be read. */
export function fileTooLarge(maxFileBytes: number): AnalysisFailure {
  return new AnalysisFailure(
    'too-large',
    `The file is larger than the limit of ${Math.floor(maxFileBytes / 1_000_000_000)} GB. Please use a version with a lower bitrate, or an excerpt.`,
  );
}

/** The failure if more than the limit would have to be read of a file that may be larger. */
export function tooMuchToRead(maxBytesRead: number): AnalysisFailure {
  return new AnalysisFailure(
    'too-large',
    `More than ${Math.floor(maxBytesRead / 1_000_000)} MB of the file would have to be read for an analysis. Please export the video again as an MP4 file with a lower bitrate.`,
  );
}

export function tooLarge(maxBytes: number): AnalysisFailure {
  return new AnalysisFailure(
    'too-large',
    `The video is larger than the limit of ${Math.floor(maxBytes / 1_000_000)} MB. Please use a smaller one.`,
  );
}
