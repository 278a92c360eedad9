import {
  createRemoteJWKSet,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';

/** The user that a token belongs to. */
export interface VerifiedToken {
  uid: string;
  /** When it expires, in ms since 1970. */
  expiresAt: number;
  /** Whether the user has confirmed the e-mail address. */
  isEmailVerified: boolean;
}

/** @throws InvalidTokenError or KeyServiceError */
export type VerifyToken = (token: string) => Promise<VerifiedToken>;

/** The token does not belong to a signed-in user of this project. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The public keys cannot be fetched, so that the token cannot be verified. */
export class KeyServiceError extends Error {
  override readonly name = 'KeyServiceError';
}

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Google uses a key for hours and publishes new ones well before their use. It asks clients of App Check not to cache
 * keys for longer than six hours.
 */
const KEYS_MAX_AGE_MS = 3_600_000;

/** Clocks of two machines that keep time by NTP differ by less. */
const SKEW_S = 10;

/** An ID token with a thousand bytes of custom claims, Firebase's limit, has about 3000 characters. */
export const MAX_TOKEN_LENGTH = 8_192;

/** Firebase's limit for a user id. */
const MAX_UID_LENGTH = 128;

export interface TokenVerifierOptions {
  projectId: string;
  /** True if the Auth emulator is configured: then its unsigned tokens are accepted, and no others. */
  emulator: boolean;
  /** The public keys; Google's unless given. */
  keys?: JWTVerifyGetKey;
}

/**
 * Public keys that distinguish a failing key service from a token that names a key that does not exist.
 *
 * @param url of the key service
 * @param keys those of the service unless given
 */
export function guardedKeys(
  url: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(url), {
    timeoutDuration: 5_000,
    cacheMaxAge: KEYS_MAX_AGE_MS,
  }),
): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
        throw error;
      }
      throw new KeyServiceError('the public keys of the identity service cannot be read', { cause: error });
    }
  };
}

function isPast(seconds: unknown): boolean {
  return typeof seconds === 'number' && seconds <= Date.now() / 1000 + SKEW_S;
}

function uidOf({ sub, iat, auth_time: authTime }: JWTPayload): string {
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_UID_LENGTH) {
    throw new InvalidTokenError('no subject');
  }
  if (!isPast(iat) || !isPast(authTime)) throw new InvalidTokenError('issued in the future');
  return sub;
}

/**
 * Verifies Firebase ID tokens as Firebase documents it for third-party libraries: RS256 with a key of
 * the identity service, issuer, audience, expiry, time of issue and of sign-in, and a subject.
 */
export function createTokenVerifier({ projectId, emulator, keys }: TokenVerifierOptions): VerifyToken {
  const claims = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    clockTolerance: SKEW_S,
  };
  const keySet = guardedKeys(KEYS_URL, keys);

  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) throw new InvalidTokenError('too long');
    try {
      const { payload } = emulator
        ? UnsecuredJWT.decode(token, claims)
        : await jwtVerify(token, keySet, { ...claims, algorithms: ['RS256'] });
      // An array that contains the project would pass, too; Firebase never issues one.
      if (typeof payload.aud !== 'string') throw new InvalidTokenError('more than one audience');
      return {
        uid: uidOf(payload),
        expiresAt: (payload.exp ?? 0) * 1000,
        isEmailVerified: payload.email_verified === true,
      };
    } catch (error) {
      if (error instanceof KeyServiceError || error instanceof InvalidTokenError) throw error;
      throw new InvalidTokenError('not a token of this project', { cause: error });
    }
  };
}
