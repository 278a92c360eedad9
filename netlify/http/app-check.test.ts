import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { createAppVerifier } from './app-check';
import { InvalidTokenError, KeyServiceError } from './id-token';
import { call, errorOf, post, setUp, SIGNED_IN } from './testing/handler-set-up';

const PROJECT = '123456789012';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const others = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] });
const verify = createAppVerifier(PROJECT, keys);

const claims = (): JWTPayload => ({
  iss: `https://firebaseappcheck.googleapis.com/${PROJECT}`,
  aud: [`projects/${PROJECT}`, 'projects/scenecue'],
  sub: '1:123456789012:web:abc',
  iat: Math.floor(Date.now() / 1000) - 60,
  exp: Math.floor(Date.now() / 1000) + 3_540,
});

const sign = (payload: JWTPayload, key = privateKey, kid = 'k1', typ = 'JWT'): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ }).sign(key);

describe('a token of App Check', () => {
  it('is accepted for an app of this project', async () => {
    await expect(verify(await sign(claims()))).resolves.toBeUndefined();
  });

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'https://firebaseappcheck.googleapis.com/999' }],
    ['the issuer of ID tokens', { iss: 'https://securetoken.google.com/scenecue' }],
    ['another audience', { aud: ['projects/999'] }],
    ['no audience', { aud: undefined }],
    ['no app', { sub: undefined }],
    ['an end that is past', { exp: 1_700_000_000 }],
    ['no end', { exp: undefined }],
  ])('with %s is refused', async (_, wrong) => {
    await expect(verify(await sign({ ...claims(), ...wrong }))).rejects.toThrow(InvalidTokenError);
  });

  it('that is unsigned, signed by another key, of another type or none is refused', async () => {
    const tokens = [
      new UnsecuredJWT(claims()).encode(),
      await sign(claims(), others.privateKey),
      await sign(claims(), privateKey, 'k2'),
      await sign(claims(), privateKey, 'k1', 'other'),
      '',
      'a.b.c',
      'x'.repeat(9_000),
    ];
    for (const token of tokens) await expect(verify(token)).rejects.toThrow(InvalidTokenError);
  });

  it('cannot be verified without keys', async () => {
    const noKeys = createAppVerifier(PROJECT, () => Promise.reject(new Error('unreachable')));
    await expect(noKeys(await sign(claims()))).rejects.toThrow(KeyServiceError);
  });
});

it('the keys of App Check are those that Google publishes, and are waited for at most 5 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    init?.signal?.throwIfAborted();
    return new Promise(() => undefined);
  });
  try {
    const verifyAsDeployed = createAppVerifier(PROJECT);
    await expect(verifyAsDeployed(await sign(claims()))).rejects.toThrow(KeyServiceError);
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://firebaseappcheck.googleapis.com/v1/jwks']);
    expect(timeout.mock.calls).toEqual([[5_000]]);
  } finally {
    vi.restoreAllMocks();
  }
});

describe('a function that requires App Check', () => {
  const URL_OF_VIDEO = 'https://example.com/a.mp4';
  const body = JSON.stringify({ url: URL_OF_VIDEO });

  it('accepts a request with a valid token', async () => {
    const { handle } = setUp({ policy: { verifyApp: verify } });
    const withToken = post(body, { ...SIGNED_IN, 'x-firebase-appcheck': await sign(claims()) });
    expect((await handle(withToken)).status).toBe(200);
    expect(await errorOf(await handle(call(URL_OF_VIDEO)))).toMatchObject({
      status: 403,
      code: 'app-not-verified',
    });
  });

  it('answers that the token cannot be verified when the keys cannot be read', async () => {
    const verifyApp = createAppVerifier(PROJECT, () => Promise.reject(new Error('unreachable')));
    const { handle } = setUp({ policy: { verifyApp } });
    const answer = await handle(post(body, { ...SIGNED_IN, 'x-firebase-appcheck': await sign(claims()) }));
    expect(await errorOf(answer)).toMatchObject({ status: 503, code: 'identity-unavailable' });
  });
});

describe('a function that requires a verified e-mail', () => {
  it.each([
    [true, 200],
    [false, 403],
  ])('answers a token whose e-mail is verified (%s) with %i', async (isEmailVerified, status) => {
    const { handle } = setUp({
      policy: { requiresVerifiedEmail: true },
      verifyToken: () => Promise.resolve({ uid: 'u', expiresAt: Date.now() + 3_600_000, isEmailVerified }),
    });
    const answer = await handle(call('https://example.com/a.mp4'));
    expect(answer.status).toBe(status);
    if (status === 403) expect((await errorOf(answer)).code).toBe('email-not-verified');
  });
});
