import type { LookupAddress } from 'node:dns';
import { getEventListeners } from 'node:events';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnalysisFailure } from '../errors';
import { parseAllowedHosts } from './allowed-hosts';
import { createGuardedClient, type GuardedClient, type GuardedClientOptions } from './guarded-fetch';
import { startRawServer, startSelfSignedServer, startServer, type LocalServer } from './testing/local-server';
import { URL_NOT_ALLOWED } from './url-guard';

const HAS_IPV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

const FAST = { connectMs: 10_000, headersMs: 150, stallMs: 150 };

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function stored(starting: Promise<LocalServer>): Promise<LocalServer> {
  const server = await starting;
  closers.push(() => server.close());
  return server;
}

function client(hosts: string[], options: Partial<GuardedClientOptions> = {}): GuardedClient {
  const created = createGuardedClient({
    allowHosts: parseAllowedHosts(hosts.join(',')),
    signal: new AbortController().signal,
    ...options,
  });
  closers.push(() => created.close());
  return created;
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('redirects', () => {
  it('are followed five times and not six, and the final URL is known', async () => {
    const server = await stored(
      startServer((request, response) => {
        const left = Number(request.url?.slice(1));
        if (left > 0)
          response.writeHead([301, 302, 303, 307, 308][left % 5] ?? 301, { location: `/${left - 1}` }).end();
        else response.end('here');
      }),
    );
    const response = await client([server.host]).get(`${server.url}5`, {});
    expect(response.url.pathname).toBe('/0');
    expect(await textOf(response.body)).toBe('here');
    await expect(client([server.host]).get(`${server.url}6`, {})).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(server.connections()).toBeLessThanOrEqual(12);
  });

  it('are not followed to a URL that would not be allowed as the first', async () => {
    const canary = await stored(startServer((_request, response) => response.end('secret')));
    const canary6 = await stored(
      startServer((_request, response) => response.end('secret'), {
        address: HAS_IPV6 ? '::1' : '127.0.0.1',
      }),
    );
    const locations = [
      canary.url,
      canary6.url,
      canary.url.replace('127.0.0.1', 'localhost'),
      canary.url.replace('127.0.0.1', '2130706433'),
      canary.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
      canary.url.replace('http://', 'http://user@'),
      canary.url.replace('http:', ''),
      'file:///etc/passwd',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1',
    ];
    const server = await stored(
      startServer((request, response) => {
        response.writeHead(302, { location: locations[Number(request.url?.slice(1))] ?? '' }).end();
      }),
    );
    const guarded = client([server.host]);
    for (const index of locations.keys()) {
      await expect(guarded.get(`${server.url}${index}`, {})).rejects.toMatchObject({
        code: 'url-not-allowed',
        message: URL_NOT_ALLOWED,
      });
    }
    expect(canary.connections() + canary6.connections()).toBe(0);
  });

  it('without a location make the video unreachable', async () => {
    const server = await stored(startServer((_request, response) => response.writeHead(302).end()));
    await expect(client([server.host]).get(server.url, {})).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('a URL from a playlist', () => {
  it.each([
    ['from https to http', 'http://example.com/', 'https://example.com/list.m3u8'],
    [
      'from a public host to one of the development list',
      'http://localhost:9/',
      'http://example.com/list.m3u8',
    ],
  ])('is not followed %s', async (_, address, from) => {
    const getting = client(['localhost:9']).get(address, {}, new URL(from));
    await expect(getting).rejects.toMatchObject({ code: 'url-not-allowed' });
  });

  it('can lead to 16 hosts at most', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }));
    const asking = client([], { resolve });
    const messageOf = (host: string) =>
      asking.get(`http://${host}/`, {}).catch((error: unknown) => (error as Error).message);
    for (let host = 0; host < 16; host += 1) {
      expect(await messageOf(`host${host}.example`)).toContain('could not be reached');
    }
    expect(await messageOf('host3.example')).toContain('could not be reached');
    expect(await messageOf('one-more.example')).toContain('more than 16 hosts');
  });
});

describe('host names', () => {
  const resolveTo =
    (...addresses: string[]) =>
    (): Promise<LookupAddress[]> =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

  it('get the same answer for a forbidden address and for no address', async () => {
    const failures: unknown[] = [];
    for (const resolve of [
      resolveTo('127.0.0.1'),
      resolveTo('::1'),
      resolveTo('::ffff:127.0.0.1'),
      resolveTo('10.0.0.1'),
      resolveTo('169.254.169.254'),
      resolveTo('93.184.216.34', '127.0.0.1'),
      resolveTo('127.0.0.1', '93.184.216.34'),
      resolveTo(),
      () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    ]) {
      failures.push(
        await client([], { resolve })
          .get('http://rebind.example/', {})
          .catch((error: unknown) => error),
      );
    }
    expect(failures).toHaveLength(9);
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(AnalysisFailure);
      expect(failure).toMatchObject({ code: 'unreachable', message: (failures[0] as Error).message });
    }
  });

  it('of listed hosts are resolved, with their own port only', async () => {
    const server = await stored(
      startServer((_request, response) => response.end('here'), { address: '127.0.0.1' }),
    );
    const port = server.host.split(':')[1] ?? '';
    const guarded = client([`localhost:${port}`]);
    const response = await guarded.get(`http://localhost:${port}/`, {});
    expect(await textOf(response.body)).toBe('here');
    await expect(guarded.get(server.url, {})).rejects.toMatchObject({ code: 'url-not-allowed' });
    expect(server.connections()).toBe(1);
  });
});

describe('time limits', () => {
  it('a server that accepts a connection and sends nothing is given up on', async () => {
    const server = await stored(startRawServer(() => undefined));
    await expect(client([server.host], { timeouts: FAST }).get(server.url, {})).rejects.toMatchObject({
      code: 'too-slow',
    });
  });

  it('headers that arrive slowly are given up on after the time limit', async () => {
    const server = await stored(
      startRawServer((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('x-slow: 1\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      }),
    );
    await expect(client([server.host], { timeouts: FAST }).get(server.url, {})).rejects.toMatchObject({
      code: 'too-slow',
    });
  });

  it.each([
    ['is silent', 1, 0],
    ['arrives slowly', 1, 20],
    ['slows down after a fast start', 100_000, 20],
  ])('a body that %s is given up on', async (_, first, everyMs) => {
    const server = await stored(
      startServer((_request, response) => {
        response.writeHead(200, { 'content-length': 1_000_000 });
        response.write('x'.repeat(first));
        if (everyMs === 0) return;
        const timer = setInterval(() => response.write('x'), everyMs);
        response.on('close', () => clearInterval(timer));
      }),
    );
    const timeouts = { ...FAST, headersMs: 10_000 };
    const response = await client([server.host], { timeouts }).get(server.url, {});
    await expect(textOf(response.body)).rejects.toMatchObject({ code: 'too-slow' });
  });
});

describe('a request that has ended', () => {
  const refusing = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));

  it('leaves neither a timer nor a listener behind', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const server = await stored(startServer((_request, response) => response.end('here')));
      const { signal } = new AbortController();
      const guarded = client([server.host], { signal, resolve: refusing });
      expect(await textOf((await guarded.get(server.url, {})).body)).toBe('here');
      (await guarded.get(server.url, {})).discard();
      for await (const _ of (await guarded.get(server.url, {})).body) break;
      await expect(guarded.get('http://unknown.example/', {})).rejects.toMatchObject({ code: 'unreachable' });
      expect(getEventListeners(signal, 'abort')).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a guarded request', () => {
  it.each([
    ['is not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['has endless headers', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['has no status', 'HTTP/1.1\r\n\r\n'],
    ['has two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['is empty', ''],
  ])('fails when the answer %s', async (_, answer) => {
    const server = await stored(startRawServer((socket) => socket.on('data', () => socket.end(answer))));
    await expect(client([server.host]).get(server.url, {})).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('fails when the certificate is invalid', async () => {
    let requests = 0;
    const server = await stored(
      startSelfSignedServer((_request, response) => {
        requests += 1;
        response.end();
      }),
    );
    await expect(client([server.host]).get(server.url, {})).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('certificate') as string,
      cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    });
    expect([server.connections(), requests]).toEqual([1, 0]);
  });

  it('fails when no server listens at the port', async () => {
    const server = await startServer((_request, response) => response.end());
    await server.close();
    await expect(client([server.host]).get(server.url, {})).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('stores no cookies', async () => {
    const cookies: (string | undefined)[] = [];
    const server = await stored(
      startServer((request, response) => {
        cookies.push(request.headers.cookie);
        response.writeHead(request.url === '/' ? 302 : 200, { 'set-cookie': 'a=1', location: '/b' }).end();
      }),
    );
    await textOf((await client([server.host]).get(server.url, {})).body);
    expect(cookies).toEqual([undefined, undefined]);
  });

  it('does not begin when its signal is already aborted', async () => {
    const server = await stored(startServer((_request, response) => response.end()));
    const guarded = client([server.host], { signal: AbortSignal.abort(new Error('left')) });
    await expect(guarded.get(server.url, {})).rejects.toThrow('left');
    expect(server.connections()).toBe(0);
  });
});

describe('a host that is temporarily unavailable', () => {
  /** Closes the first connection, is busy for the second request, and answers the third. */
  function hesitant() {
    const seen: number[] = [];
    return {
      seen,
      start: () =>
        startServer((request, response) => {
          seen.push(seen.length);
          if (seen.length === 1) request.socket.destroy();
          else if (seen.length === 2) response.writeHead(503).end();
          else response.end('here');
        }),
    };
  }

  it('is retried while the caller has time', async () => {
    const { seen, start } = hesitant();
    const server = await stored(start());
    const response = await client([server.host], { retryMs: 5_000 }).get(server.url, {});
    expect(await textOf(response.body)).toBe('here');
    expect(seen).toHaveLength(3);
  });

  it('fails at once when no time is left', async () => {
    const { seen, start } = hesitant();
    const server = await stored(start());
    await expect(client([server.host]).get(server.url, {})).rejects.toMatchObject({ code: 'unreachable' });
    expect(seen).toHaveLength(1);
  });

  it('returns its answer to the last attempt, whatever it is', async () => {
    let requests = 0;
    const server = await stored(
      startServer((_request, response) => {
        requests += 1;
        response.writeHead(503).end();
      }),
    );
    const response = await client([server.host], { retryMs: 600 }).get(server.url, {});
    expect(response.status).toBe(503);
    expect(requests).toBeGreaterThan(1);
    response.discard();
  });

  it('is not retried after the caller has aborted', async () => {
    const stop = new AbortController();
    const reason = new Error('the caller has left');
    let requests = 0;
    const server = await stored(
      startServer((request) => {
        requests += 1;
        request.socket.destroy();
        stop.abort(reason);
      }),
    );
    const asking = client([server.host], { retryMs: 60_000, signal: stop.signal }).get(server.url, {});
    await expect(asking).rejects.toBe(reason);
    expect(requests).toBe(1);
  });

  it.each([
    ['what is not there', 404],
    ['what is forbidden', 403],
  ])('is not retried for %s', async (_, status) => {
    let requests = 0;
    const server = await stored(
      startServer((_request, response) => {
        requests += 1;
        response.writeHead(status).end();
      }),
    );
    const response = await client([server.host], { retryMs: 5_000 }).get(server.url, {});
    expect([response.status, requests]).toEqual([status, 1]);
    response.discard();
  });

  it('is not retried when its address is forbidden or its name is unknown', async () => {
    const resolve = vi.fn(() => Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })));
    const asking = client([], { retryMs: 60_000, resolve }).get('http://nowhere.example/', {});
    await expect(asking).rejects.toMatchObject({ code: 'unreachable' });
    expect(resolve).toHaveBeenCalledOnce();
    const resolveInward = vi.fn(() => Promise.resolve([{ address: '10.0.0.1', family: 4 }]));
    const inward = client([], { retryMs: 60_000, resolve: resolveInward }).get('http://inward.example/', {});
    await expect(inward).rejects.toMatchObject({ code: 'unreachable' });
    expect(resolveInward).toHaveBeenCalledOnce();
  });
});
