import type { VerifyApp } from './app-check';
import { RequestFailure } from './error-responses';
import { InvalidTokenError, KeyServiceError, type VerifiedToken, type VerifyToken } from './id-token';

/** @throws RequestFailure `method-not-allowed` */
export function checkMethod(request: Request): void {
  if (request.method === 'POST') return;
  throw new RequestFailure('method-not-allowed', 'Please use POST.', { allow: 'POST' });
}

/** The bearer token of the request, unverified; undefined if it has none. */
export function bearerTokenOf(request: Request): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** Maps an error of a token verification to a failure of the request; any other error is returned as is. */
function failureOf(error: unknown, invalid: RequestFailure): unknown {
  if (error instanceof InvalidTokenError) return invalid;
  if (!(error instanceof KeyServiceError)) return error;
  const message = 'Your sign-in could not be verified. Please try again in a minute.';
  return new RequestFailure('identity-unavailable', message, { 'retry-after': '30' });
}

/** @throws RequestFailure `unauthenticated` or `identity-unavailable` */
export async function checkToken(
  token: string | undefined,
  verifyToken: VerifyToken,
): Promise<VerifiedToken> {
  try {
    if (token === undefined) throw new InvalidTokenError('no bearer token');
    return await verifyToken(token);
  } catch (error) {
    const headers = { 'www-authenticate': 'Bearer' };
    const message = 'Please sign in to analyze a video.';
    throw failureOf(error, new RequestFailure('unauthenticated', message, headers));
  }
}

/** Requirements for a signed-in caller; none unless configured. */
export interface CallerPolicy {
  requiresVerifiedEmail?: boolean;
  /** Verifies the App Check token that the request must carry. */
  verifyApp?: VerifyApp;
}

/** @throws RequestFailure `email-not-verified`, `app-not-verified` or `identity-unavailable` */
export async function checkPolicy(
  request: Request,
  { isEmailVerified }: VerifiedToken,
  { requiresVerifiedEmail = false, verifyApp }: CallerPolicy,
): Promise<void> {
  if (requiresVerifiedEmail && !isEmailVerified) {
    const message =
      'Please confirm your e-mail address first, with the link in the message that you were sent.';
    throw new RequestFailure('email-not-verified', message);
  }
  try {
    await verifyApp?.(request.headers.get('x-firebase-appcheck') ?? '');
  } catch (error) {
    const message = 'This page could not be verified. Please reload it and try again.';
    throw failureOf(error, new RequestFailure('app-not-verified', message));
  }
}
