import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { guardedKeys, InvalidTokenError, KeyServiceError, MAX_TOKEN_LENGTH } from './id-token';

/** @throws InvalidTokenError or KeyServiceError */
export type VerifyApp = (token: string) => Promise<void>;

/** https://firebase.google.com/docs/app-check/custom-resource-backend */
const KEYS_URL = 'https://firebaseappcheck.googleapis.com/v1/jwks';

/**
 * Verifies tokens of Firebase App Check as Firebase documents it: RS256 with one of its keys, issuer, audience, expiry.
 *
 * @param projectNumber of the Firebase project
 * @param keys the public keys; Google's unless given
 */
export function createAppVerifier(projectNumber: string, keys?: JWTVerifyGetKey): VerifyApp {
  const keySet = guardedKeys(KEYS_URL, keys);
  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) throw new InvalidTokenError('too long');
    try {
      await jwtVerify(token, keySet, {
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
        audience: `projects/${projectNumber}`,
        requiredClaims: ['sub', 'exp'],
      });
    } catch (error) {
      if (error instanceof KeyServiceError) throw error;
      throw new InvalidTokenError('not a token of an app of this project', { cause: error });
    }
  };
}
