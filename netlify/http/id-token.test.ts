import { createServer } from 'node:http';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTokenVerifier, InvalidTokenError, KeyServiceError } from './id-token';

const PROJECT = 'demo-scenecue';
const now = (): number => Math.floor(Date.now() / 1000);

const claims = (): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'user-1',
  auth_time: now() - 60,
  iat: now() - 60,
  exp: now() + 3_540,
});

/** Claims with which a token must be refused, signed or not. */
const WRONG: Record<string, Record<string, unknown>> = {
  'no issuer': { iss: undefined },
  'another issuer': { iss: 'https://securetoken.google.com/other' },
  'another audience': { aud: 'other' },
  'a list of audiences': { aud: [PROJECT, 'other'] },
  'a list of this audience alone': { aud: [PROJECT] },
  'no audience': { aud: undefined },
  'no subject': { sub: undefined },
  'an empty subject': { sub: '' },
  'a long subject': { sub: 'u'.repeat(129) },
  expired: { exp: now() - 60 },
  'without an end': { exp: undefined },
  'issued in the future': { iat: now() + 600 },
  'without a time of issue': { iat: undefined },
  'signed in in the future': { auth_time: now() + 600 },
  'without a time of sign-in': { auth_time: undefined },
  'not yet valid': { nbf: now() + 600 },
};

let privateKey: CryptoKey;
let publicKey: CryptoKey;
let keys: JWTVerifyGetKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  ({ privateKey, publicKey } = pair);
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] });
});

function sign(payload: JWTPayload, kid = 'k1'): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
}

describe('signed tokens', () => {
  const verify = (token: string): Promise<unknown> =>
    createTokenVerifier({ projectId: PROJECT, emulator: false, keys })(token);

  it('of this project are accepted, with the ID of their user', async () => {
    expect(await verify(await sign(claims()))).toEqual({
      uid: 'user-1',
      expiresAt: expect.closeTo((now() + 3_540) * 1000, -4) as number,
      isEmailVerified: false,
    });
  });

  it('have a verified e-mail only if the claim is true', async () => {
    for (const [claim, isEmailVerified] of [
      [true, true],
      [false, false],
      ['true', false],
    ]) {
      const token = await sign({ ...claims(), email_verified: claim });
      expect(await verify(token)).toMatchObject({ isEmailVerified });
    }
  });

  it('that are longer than any of Firebase are refused', async () => {
    await expect(verify(await sign({ ...claims(), extra: 'x'.repeat(8_000) }))).rejects.toThrow(
      InvalidTokenError,
    );
  });

  it('are accepted despite a small difference of clocks', async () => {
    expect(await verify(await sign({ ...claims(), iat: now() + 5, auth_time: now() + 5 }))).toBeDefined();
    expect(await verify(await sign({ ...claims(), exp: now() - 5 }))).toBeDefined();
  });

  it.each(Object.entries(WRONG))('are refused if one is or has %s', async (_, wrong) => {
    await expect(verify(await sign({ ...claims(), ...wrong }))).rejects.toThrow(InvalidTokenError);
  });

  it('are refused if they are unsigned', async () => {
    await expect(verify(new UnsecuredJWT(claims()).encode())).rejects.toThrow(InvalidTokenError);
  });

  it('are refused if they are signed with the public key as a shared secret', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const pem = await exportSPKI(publicKey);
    const { n = '' } = await exportJWK(publicKey);
    for (const secret of [
      bytes(pem),
      bytes(pem.trim()),
      Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64'),
      bytes(n),
      Buffer.from(n, 'base64url'),
    ]) {
      const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
      await expect(verify(token)).rejects.toThrow(InvalidTokenError);
    }
  });

  it('are refused if their key is not one of the identity service', async () => {
    const { privateKey: other } = await generateKeyPair('RS256');
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(other);
    await expect(verify(token)).rejects.toThrow(InvalidTokenError);
    await expect(verify(await sign(claims(), 'k2'))).rejects.toThrow(InvalidTokenError);
  });

  it('are refused if their claims were changed', async () => {
    const [header, , signature] = (await sign(claims())).split('.');
    const changed = Buffer.from(JSON.stringify({ ...claims(), sub: 'admin' })).toString('base64url');
    await expect(verify(`${header}.${changed}.${signature}`)).rejects.toThrow(InvalidTokenError);
  });

  it.each(['', 'x', 'a.b.c', '..', 'a'.repeat(9_000)])('are refused if they are %j', async (token) => {
    await expect(verify(token)).rejects.toThrow(InvalidTokenError);
  });
});

describe('tokens of the emulator', () => {
  const verify = createTokenVerifier({
    projectId: PROJECT,
    emulator: true,
    keys: () => Promise.reject(new Error('no key is asked for')),
  });

  it('are accepted without a signature', async () => {
    expect(await verify(new UnsecuredJWT(claims()).encode())).toEqual({
      uid: 'user-1',
      expiresAt: expect.closeTo((now() + 3_540) * 1000, -4) as number,
      isEmailVerified: false,
    });
  });

  it.each(Object.entries(WRONG))('are refused if one is or has %s', async (_, wrong) => {
    await expect(verify(new UnsecuredJWT({ ...claims(), ...wrong }).encode())).rejects.toThrow(
      InvalidTokenError,
    );
  });

  it('are refused with a signature', async () => {
    await expect(verify(await sign(claims()))).rejects.toThrow(InvalidTokenError);
  });
});

describe('the keys of the identity service', () => {
  it('are those that Google publishes, and are requested once an hour', async () => {
    const keySet = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] };
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(keySet)));
    vi.stubGlobal('fetch', asked);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const verifyAsDeployed = createTokenVerifier({ projectId: PROJECT, emulator: false });
      for (const minutes of [0, 59, 2]) {
        vi.setSystemTime(Date.now() + minutes * 60_000);
        await verifyAsDeployed(await sign(claims()));
      }
    } finally {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    }
    const address =
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
    expect(asked.mock.calls.map(([url]) => url)).toEqual([address, address]);
  });
});

describe('a key service that fails', () => {
  it('is waited for at most 5 s by default', async () => {
    const waits: number[] = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waits.push(ms);
      return timeout(1);
    });
    vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
      return new Promise((__, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    });
    try {
      const verifyAsDeployed = createTokenVerifier({ projectId: PROJECT, emulator: false });
      await expect(verifyAsDeployed(await sign(claims()))).rejects.toThrow(KeyServiceError);
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
    expect(waits).toEqual([5_000]);
  });

  const remote = (url: string): JWTVerifyGetKey => createRemoteJWKSet(new URL(url), { timeoutDuration: 100 });

  async function verifyWith(keySet: JWTVerifyGetKey): Promise<unknown> {
    return createTokenVerifier({ projectId: PROJECT, emulator: false, keys: keySet })(await sign(claims()));
  }

  it.each([
    ['answers with an error', 500, 'no'],
    ['answers with nonsense', 200, 'no'],
    ['does not answer', 0, ''],
  ])('is not reported as an invalid token when it %s', async (_, status, body) => {
    const server = createServer((__, response) => {
      if (status > 0) response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    try {
      await expect(verifyWith(remote(`http://127.0.0.1:${port ?? 0}/`))).rejects.toThrow(KeyServiceError);
    } finally {
      server.closeAllConnections();
      server.close();
    }
    await expect(verifyWith(remote(`http://127.0.0.1:${port ?? 0}/`))).rejects.toThrow(KeyServiceError);
  });
});
