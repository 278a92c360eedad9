import type { RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type LocalServer } from '../../netlify/analysis/source/testing/local-server';
import {
  analyze,
  call,
  MEDIA_PORT,
  openFunction,
  refusal,
  signUp,
  type CallOptions,
} from './function-client';

const HAS_IPV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

/** URLs with `PORT` for the port of a canary server. `url-guard.test.ts` has every spelling of loopback. */
const CANARY_URLS = [
  'http://127.0.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://localhost:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://user:password@127.0.0.1:PORT/',
];

/** Targets to which an allowed host redirects the function. */
const REDIRECTS = ['http://127.0.0.1:PORT/', 'http://169.254.169.254/latest/meta-data/'];

const OTHER_URLS = ['http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd'];

const URL_BODY = JSON.stringify({ url: 'http://127.0.0.1/' });

/** One for each status. `analyze-requests.test.ts` has the other bodies, content types and methods. */
const REQUESTS: [name: string, status: number, code: string, CallOptions][] = [
  ['GET', 405, 'method-not-allowed', { method: 'GET' }],
  [
    'plain text',
    415,
    'unsupported-media-type',
    { headers: { 'content-type': 'text/plain' }, body: URL_BODY },
  ],
  ['no JSON', 400, 'bad-request', { body: '{"url":' }],
  ['a body over 16 kB', 413, 'body-too-large', { body: JSON.stringify({ url: 'a'.repeat(20_000) }) }],
];

const keepSecret: RequestListener = (_request, response) => response.end('secret');

/** Both ways to call the function. Through the platform, only the first case of a kind is tested. */
const WAYS = ['in this process', 'through netlify dev'] as const;

/** By way: every case in this process, and the first one through `netlify dev`. */
const byWay = <Case>(cases: readonly Case[]): [(typeof WAYS)[number], Case][] =>
  WAYS.flatMap((way) =>
    (way === 'in this process' ? cases : cases.slice(0, 1)).map((one): [typeof way, Case] => [way, one]),
  );

let inProcess: Awaited<ReturnType<typeof openFunction>>;
const sendBy = (way: (typeof WAYS)[number]) => (way === 'in this process' ? inProcess : fetch);

const canaries: LocalServer[] = [];
let media: LocalServer;
let token: string;

beforeAll(async () => {
  inProcess = await openFunction();
  token = await signUp();
  const canary = await startServer(keepSecret);
  canaries.push(canary);
  const port = Number(canary.host.split(':')[1]);
  if (HAS_IPV6) canaries.push(await startServer(keepSecret, { address: '::1', port }));
  // An allowed host that redirects the function to a forbidden URL.
  media = await startServer(
    (request, response) => {
      const location = new URL(request.url ?? '', 'http://media').searchParams.get('to') ?? '';
      response.writeHead(302, { location }).end();
    },
    { port: MEDIA_PORT },
  );
});

afterAll(async () => {
  await Promise.all([...canaries, media].map((server) => server.close()));
});

/** The canaries use the same port on both families, so that each URL addresses both. */
function aimed(url: string): string {
  return url.replace('PORT', canaries[0]?.host.split(':')[1] ?? '');
}

// @row-32
describe('an address that must not be read', () => {
  const redirects = byWay(REDIRECTS);

  it.concurrent.each([...byWay(CANARY_URLS), ...OTHER_URLS.map((url) => ['in this process', url] as const)])(
    '%s %j is refused',
    async (way, url) => {
      expect(await refusal(await analyze(aimed(url), token, sendBy(way)))).toMatchObject({
        status: 403,
        code: 'url-not-allowed',
      });
    },
  );

  it.concurrent.each(redirects)('%s %j is refused behind a redirect', async (way, url) => {
    const allowed = `http://127.0.0.1:${MEDIA_PORT}/?to=${encodeURIComponent(aimed(url))}`;
    expect(await refusal(await analyze(allowed, token, sendBy(way)))).toMatchObject({
      status: 403,
      code: 'url-not-allowed',
    });
  });

  it('is never connected to', () => {
    expect(media.ranges).toHaveLength(redirects.length);
    expect(canaries.map((canary) => canary.connections())).toEqual(canaries.map(() => 0));
  });

  it('would be seen to be connected to', async () => {
    for (const canary of canaries) {
      await fetch(canary.url);
      expect(canary.connections()).toBe(1);
    }
  });
});

describe('a request of the wrong form', () => {
  const requests = byWay(REQUESTS).map(([way, [name, ...rest]]) => [way, name, ...rest] as const);

  it.concurrent.each(requests)('%s: %s is refused', async (way, _, status, code, options) => {
    const response = await call({ token, ...options }, sendBy(way));
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await refusal(response)).toMatchObject({ status, code });
  });
});

describe('a caller who is not signed in', () => {
  /** The authorization of each kind. `id-token.test.ts` has the other forged tokens. */
  const authorizations: Record<string, () => string | undefined> = {
    'no token': () => undefined,
    'an expired token': () =>
      `Bearer ${new UnsecuredJWT({ ...decodeJwt(token), exp: 1_000_000_000 }).encode()}`,
    'basic credentials': () => `Basic ${token}`,
  };

  it.concurrent.each(byWay(Object.keys(authorizations)))('%s: with %s is refused', async (way, kind) => {
    const authorization = authorizations[kind]?.();
    const headers = authorization === undefined ? {} : { authorization };
    const response = await call({ headers, body: URL_BODY }, sendBy(way));
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refusal(response)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});
