import type { RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
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

/** URLs with `PORT` for the port of a canary server, in every spelling of loopback. */
const CANARY_URLS = [
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://017700000001:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://127。0。0。1:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST.:PORT/',
  'http://video.localhost:PORT/',
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'https://127.0.0.1:PORT/',
  'http://user:password@127.0.0.1:PORT/',
  'http://example.com:80@127.0.0.1:PORT/',
  'http://example.com\\@127.0.0.1:PORT/',
  'ftp://127.0.0.1:PORT/',
  'ws://127.0.0.1:PORT/',
];

/** Targets to which an allowed host redirects the function. */
const REDIRECTS = [
  'http://127.0.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://localhost:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://user@127.0.0.1:PORT/',
  '//127.0.0.1:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
];

const OTHER_URLS = [
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[2001:db8::1]/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://intranet/',
  'http://printer.local/',
  'http://example.com:22/',
  'http://example.com:6379/',
  'file:///etc/passwd',
  'data:video/mp4;base64,AAAA',
  'javascript:alert(1)',
  'concat:http://example.com/a.ts|http://example.com/b.ts',
  '//example.com/a.mp4',
  'example.com/a.mp4',
  'http://',
  'http://[::1',
  'not a url',
  'ht\ntp://example.com/',
];

const URL_BODY = JSON.stringify({ url: 'http://127.0.0.1/' });

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
  ['PUT', 405, 'method-not-allowed', { method: 'PUT', body: URL_BODY }],
  ['DELETE', 405, 'method-not-allowed', { method: 'DELETE' }],
  [
    'a form',
    415,
    'unsupported-media-type',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'url=http://example.com/' },
  ],
  ['no body', 400, 'bad-request', { body: '' }],
  ['null', 400, 'bad-request', { body: 'null' }],
  ['a list', 400, 'bad-request', { body: '["http://example.com/"]' }],
  ['no URL', 400, 'bad-request', { body: '{}' }],
  ['a number as URL', 400, 'bad-request', { body: '{"url":1}' }],
  ['an empty URL', 400, 'bad-request', { body: '{"url":"   "}' }],
  ['an unknown member', 400, 'bad-request', { body: '{"url":"http://example.com/","admin":true}' }],
  [
    'a URL that is too long',
    400,
    'bad-request',
    { body: JSON.stringify({ url: `http://example.com/${'a'.repeat(2_048)}` }) },
  ],
];

const keepSecret: RequestListener = (_request, response) => response.end('secret');

/** Both ways to call the function. Through the platform, only a few cases are tested. */
const WAYS = ['in this process', 'through netlify dev'] as const;

/** By way: every case in this process, and the first `few` through `netlify dev`. */
const byWay = <Case>(cases: readonly Case[], few: number): [(typeof WAYS)[number], Case][] =>
  WAYS.flatMap((way) =>
    (way === 'in this process' ? cases : cases.slice(0, few)).map((one): [typeof way, Case] => [way, one]),
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
  const redirects = byWay(REDIRECTS, 2);

  it.concurrent.each([...byWay(CANARY_URLS, 3), ...byWay(OTHER_URLS, 5)])(
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

  it('saw no connection', () => {
    expect(media.ranges).toHaveLength(redirects.length);
    expect(canaries.map((canary) => canary.connections())).toEqual(canaries.map(() => 0));
  });

  it('would have been seen', async () => {
    for (const canary of canaries) {
      await fetch(canary.url);
      expect(canary.connections()).toBe(1);
    }
  });
});

describe('a request of the wrong form', () => {
  const requests = byWay(REQUESTS, 4).map(([way, [name, ...rest]]) => [way, name, ...rest] as const);

  it.concurrent.each(requests)('%s: %s is refused', async (way, _, status, code, options) => {
    const response = await call({ token, ...options }, sendBy(way));
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await refusal(response)).toMatchObject({ status, code });
  });
});

describe('a caller who is not signed in', () => {
  async function forged(kind: string): Promise<Record<string, string>> {
    const claims = decodeJwt(token);
    const unsigned = (changes: object): string => new UnsecuredJWT({ ...claims, ...changes }).encode();
    const { privateKey } = await generateKeyPair('RS256');
    const signed = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey);
    const tokens: Record<string, string> = {
      'a word': 'token',
      'a token of another project': unsigned({ aud: 'other', iss: 'https://securetoken.google.com/other' }),
      'an expired token': unsigned({ exp: 1_000_000_000 }),
      'a token without a user': unsigned({ sub: '' }),
      'a token signed by a stranger': signed,
    };
    const value = tokens[kind];
    if (kind === 'basic credentials') return { authorization: `Basic ${token}` };
    return value === undefined ? {} : { authorization: `Bearer ${value}` };
  }

  const kinds = [
    'nothing',
    'an expired token',
    'basic credentials',
    'a word',
    'a token of another project',
    'a token without a user',
    'a token signed by a stranger',
  ];

  it.concurrent.each(byWay(kinds, 2))('%s: with %s is refused', async (way, kind) => {
    const response = await call({ headers: await forged(kind), body: URL_BODY }, sendBy(way));
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refusal(response)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});
