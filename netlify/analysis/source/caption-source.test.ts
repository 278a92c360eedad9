import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnalysisFailure } from '../errors';
import { parseAllowedHosts } from './allowed-hosts';
import { checkCaptionsUrl, openCaptions, type CaptionSourceOptions } from './caption-source';
import { startServer } from './testing/local-server';
import { serve } from './testing/sources';

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nHello\n';

async function read(url: string, options: Partial<CaptionSourceOptions> = {}): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const { signal } = new AbortController();
  for await (const chunk of openCaptions(url, { allowHosts: new Set(), signal, ...options })) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readFrom(listener: RequestListener, options: Partial<CaptionSourceOptions> = {}) {
  const server = await serve(listener);
  return read(`${server.url}captions.srt`, { allowHosts: parseAllowedHosts(server.host), ...options });
}

/** Sends a byte at intervals for as long as the client reads. */
const slowAnswer: RequestListener = (_request, response) => {
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
};

/** Sends as much as the client accepts. */
const flood: RequestListener = (_request, response) => {
  const pour = (): void => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536, 'captions ')));
  };
  response.on('drain', pour);
  pour();
};

describe('a host of captions', () => {
  it('is read as a whole, without ranges, also after a redirect', async () => {
    const seen: (string | undefined)[] = [];
    const answer: RequestListener = (request, response) => {
      seen.push(request.headers.range);
      if (request.url === '/captions.srt') response.writeHead(302, { location: '/real.vtt' }).end();
      else response.end(SRT);
    };
    expect(String(await readFrom(answer))).toBe(SRT);
    expect(seen).toEqual([undefined, undefined]);
  });

  it.each<[string, string, RegExp, RequestListener, Partial<CaptionSourceOptions>?]>([
    ['captions-unreachable', 'not found', /^The captions/, (_, response) => response.writeHead(404).end()],
    [
      'captions-unreachable',
      'closing the connection at once',
      /^The captions/,
      (request) => request.socket.destroy(),
    ],
    [
      'captions-unreachable',
      'said to be compressed, and is not',
      /compressed file that is damaged/,
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(SRT),
    ],
    [
      'captions-unreachable',
      'compressed in an unknown way',
      /compressed/,
      (_, response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end(SRT),
    ],
    [
      'captions-unreachable',
      'compressed and shortened',
      /compressed file that is damaged/,
      (_, response) => response.end(gzipSync(SRT).subarray(0, -9)),
    ],
    [
      'captions-unreachable',
      'compressed and broken off',
      /closed the connection/,
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write(gzipSync(SRT).subarray(0, 20), () => response.destroy());
      },
    ],
    [
      'captions-too-large',
      'larger when it is unpacked',
      /limit of 4 MB/,
      (_, response) => response.end(gzipSync(Buffer.alloc(4_000_001))),
    ],
    [
      'captions-too-large',
      'larger when it is unpacked twice',
      /limit of 4 MB/,
      (_, response) =>
        response
          .writeHead(200, { 'content-encoding': 'br' })
          .end(brotliCompressSync(gzipSync(Buffer.alloc(4_000_001)))),
    ],
    [
      'captions-too-large',
      'endless although it unpacks to nothing',
      /limit of 0.1 MB/,
      (_, response) => {
        const empty = Buffer.concat(Array<Buffer>(5000).fill(gzipSync('')));
        const pour = (): void => {
          while (!response.destroyed && response.write(empty));
        };
        response.on('drain', pour);
        pour();
      },
      { maxBytes: 100_000 },
    ],
    [
      'captions-unreachable',
      'broken off',
      /closed the connection/,
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write(SRT, () => response.destroy());
      },
    ],
    [
      'captions-too-large',
      'announced as too large',
      /limit of 4 MB/,
      (_, response) => response.writeHead(200, { 'content-length': '4000001' }).write('x'),
    ],
    ['captions-too-large', 'endless', /limit of 0.1 MB/, flood, { maxBytes: 100_000 }],
    ['captions-too-slow', 'slow', /captions too slowly/, slowAnswer, { allWithinMs: 300 }],
    ['captions-too-slow', 'silent', /captions too slowly/, () => undefined, { allWithinMs: 300 }],
    [
      'captions-not-allowed',
      'redirected to an internal address',
      /URL of the captions/,
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
  ])('is refused as %s when it is %s', async (code, _, message, listener, options) => {
    await expect(readFrom(listener, options)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  it.each<[string, Record<string, string>, Buffer]>([
    ['gzip', { 'content-encoding': 'gzip' }, gzipSync(SRT)],
    ['x-gzip', { 'content-encoding': 'X-GZIP' }, gzipSync(SRT)],
    ['deflate', { 'content-encoding': 'deflate' }, deflateSync(SRT)],
    ['deflate without a header', { 'content-encoding': 'deflate' }, deflateRawSync(SRT)],
    ['br', { 'content-encoding': 'br' }, brotliCompressSync(SRT)],
    ['a gzip file', {}, gzipSync(SRT)],
    ['a gzip file of two members', {}, Buffer.concat([gzipSync(SRT.slice(0, 9)), gzipSync(SRT.slice(9))])],
    ['a gzip file as gzip', { 'content-encoding': 'gzip' }, gzipSync(gzipSync(SRT))],
    ['not at all', { 'content-encoding': 'identity' }, Buffer.from(SRT)],
  ])('is read when it sends them compressed: %s', async (_, headers, body) => {
    expect(String(await readFrom((_request, response) => response.writeHead(200, headers).end(body)))).toBe(
      SRT,
    );
  });

  it('sends them compressed in chunks of one byte', async () => {
    const body = gzipSync(SRT);
    const answer: RequestListener = (_, response) => {
      const send = (at: number): void => {
        if (at === body.length) response.end();
        else response.write(body.subarray(at, at + 1), () => send(at + 1));
      };
      send(0);
    };
    expect(String(await readFrom(answer))).toBe(SRT);
  });

  it('needs little memory when 100 MB are compressed to 100 kB', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000));
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const answer: RequestListener = (_, response) => response.end(bomb);
    const server = await serve(answer);
    const read = async () => {
      const { signal } = new AbortController();
      for await (const chunk of openCaptions(server.url, { allowHosts: new Set([server.host]), signal })) {
        expect(chunk.length).toBeLessThan(100_000);
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      }
    };
    await expect(read()).rejects.toMatchObject({ code: 'captions-too-large' });
    expect(most).toBeLessThan(20_000_000);
  });

  it('gets no request at an internal address', async () => {
    const canary = await startServer((_, response) => response.end(SRT));
    for (const url of [canary.url, `http://localhost:${canary.host.split(':')[1]}/`, 'file:///etc/passwd']) {
      await expect(read(url)).rejects.toMatchObject({ code: 'captions-not-allowed' });
      expect(() => checkCaptionsUrl(url, new Set())).toThrow(
        expect.objectContaining({ code: 'captions-not-allowed' }),
      );
    }
    expect(canary.connections()).toBe(0);
    await canary.close();
  });

  it('is disconnected when the reader stops', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const server = await serve((request, response) => {
      closed = new Promise((resolve) => response.on('close', resolve));
      flood(request, response);
    });
    const { signal } = new AbortController();
    for await (const chunk of openCaptions(server.url, { allowHosts: new Set([server.host]), signal })) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    await closed;
  });

  it('is disconnected when the reader of compressed captions stops', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const server = await serve((_, response) => {
      closed = new Promise((resolve) => response.on('close', resolve));
      const gzip = createGzip();
      gzip.pipe(response);
      const pour = (): void => {
        while (!response.destroyed && gzip.write(randomBytes(65_536)));
      };
      gzip.on('drain', pour);
      pour();
    });
    const { signal } = new AbortController();
    for await (const chunk of openCaptions(server.url, { allowHosts: new Set([server.host]), signal })) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    await closed;
  });

  it.each([new Error('left'), new AnalysisFailure('too-slow', 'The analysis took too long.')])(
    'is disconnected with the reason of the caller: %s',
    async (reason) => {
      const caller = new AbortController();
      await expect(readFrom(() => caller.abort(reason), { signal: caller.signal })).rejects.toBe(reason);
    },
  );
});
