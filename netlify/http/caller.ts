import { RequestFailure } from './error-responses';
import { InvalidTokenError, KeyServiceError, type VerifiedToken, type VerifyToken } from './id-token';

/** @throws RequestFailure `method-not-allowed` */
export function checkMethod(request: Request): void {
  if (request.method === 'POST') return;
  throw new RequestFailure('method-not-allowed', 'Please use POST.', { allow: 'POST' });
}

/** The token of the request, unchecked; undefined where it has none. */
export function bearerTokenOf(request: Request): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
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
    if (error instanceof KeyServiceError) {
      const message = 'Your sign-in could not be verified. Please try again in a minute.';
      throw new RequestFailure('identity-unavailable', message, { 'retry-after': '30' });
    }
    if (!(error instanceof InvalidTokenError)) throw error;
    const headers = { 'www-authenticate': 'Bearer' };
    throw new RequestFailure('unauthenticated', 'Please sign in to analyze a video.', headers);
  }
}
