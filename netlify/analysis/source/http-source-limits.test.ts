import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { patternBytes, serveRange, serveZeros } from './testing/local-server';
import { BLOCK, FILE, open, serve } from './testing/sources';

describe('the limits of a video', () => {
  it.each([
    [
      'a range of a file over 20 GB',
      206,
      { 'content-range': 'bytes 0-262143/20000000001', 'content-length': '262144' },
    ],
    ['a length over the limit', 200, { 'content-length': '500000001' }],
    [
      'an absurd length',
      206,
      { 'content-range': 'bytes 0-262143/999999999999999', 'content-length': '262144' },
    ],
    ['64 MB at once without ranges', 200, { 'content-length': String(64 * 1024 * 1024 + 1) }],
  ])('refuse %s before it is read', async (_, status, headers) => {
    const server = await serve((_request, response) => {
      response.writeHead(status, headers);
      response.write(FILE.subarray(0, 10));
    });
    await expect(open(server)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('allow reading parts of a file that is far larger than the byte limit', async () => {
    const size = 19_000_000_000;
    const server = await serve((request, response) => serveZeros(request, response, size));
    const source = await open(server, { maxBytes: 1_000_000 });
    expect(source.size).toBe(size);
    for (const at of [0, 4_294_967_290, size - 10]) expect((await source.read(at, 10)).length).toBe(10);
    expect(source.bytesRead).toBeLessThanOrEqual(5 * BLOCK);
  });

  it('are named in the message when a file is too large', async () => {
    const server = await serve((request, response) => serveZeros(request, response, 20_000_000_001));
    await expect(open(server)).rejects.toMatchObject({
      message: expect.stringContaining('larger than the limit of 20 GB') as string,
    });
  });

  it('stop reading a large file at the byte limit', async () => {
    const server = await serve((request, response) => serveZeros(request, response, 600_000_000));
    const source = await open(server, { maxBytes: 5_000_000 });
    const readAll = async (): Promise<void> => {
      for (let at = 0; at < source.size; at += 1_000_000) await source.read(at, 1_000_000);
    };
    await expect(readAll()).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('More than 5 MB of the file') as string,
    });
    expect(source.bytesRead).toBeLessThan(15_000_000);
  });

  it('are explained by missing ranges for a large file without range support', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '600000000' });
      response.write('x');
    });
    await expect(open(server)).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('does not support range requests') as string,
    });
  });

  it('stop an endless body', async () => {
    let sent = 0;
    const server = await serve((_request, response) => {
      response.writeHead(200);
      const pump = (): void => {
        while (!response.destroyed) {
          sent += FILE.length;
          if (!response.write(FILE)) {
            response.once('drain', pump);
            return;
          }
        }
      };
      pump();
    });
    await expect(open(server, { maxBytes: 5_000_000 })).rejects.toMatchObject({
      code: 'too-large',
      message: 'The video is larger than the limit of 5 MB. Please use a smaller one.',
    });
    expect(sent).toBeLessThan(50_000_000);
  });

  it('do not allow fetching a file again and again', async () => {
    // More blocks than the cache holds, so that a second pass finds none of the first.
    const big = patternBytes(400 * BLOCK);
    const server = await serve((request, response) => serveRange(request, response, big));
    const source = await open(server);
    const readTenTimes = async (): Promise<void> => {
      for (let round = 0; round < 10; round += 1) {
        for (let index = 0; index < 100; index += 1) {
          await source.read(((index * 7) % 100) * 4 * BLOCK, 4 * BLOCK);
        }
      }
    };
    await expect(readTenTimes()).rejects.toMatchObject({ code: 'too-large' });
    expect(source.bytesRead).toBeLessThan(4 * big.length);
  });
});

describe('a contradictory answer', () => {
  const later: Record<string, RequestListener> = {
    'another tag': (request, response) => serveRange(request, response, FILE, { headers: { etag: '"v2"' } }),
    'another length': (request, response) =>
      serveRange(request, response, FILE, {
        contentRange: (start, end) => `bytes ${start}-${end - 1}/${FILE.length + 1}`,
      }),
    'another place': (request, response) =>
      serveRange(request, response, FILE, {
        contentRange: (start, end) => `bytes ${start - 1}-${end - 2}/${FILE.length}`,
      }),
    'the whole file': (_request, response) => response.end(FILE),
    'no such range': (_request, response) => response.writeHead(416).end(),
    'no range header': (_request, response) => response.writeHead(206).end('x'),
    'an error': (_request, response) => response.writeHead(500).end(),
    'an empty part': (request, response) =>
      serveRange(request, response, FILE, { body: () => Buffer.alloc(0) }),
  };

  it.each(Object.entries(later))('is refused: %s in a later answer', async (_, listener) => {
    const server = await serve((request, response) => {
      if (server.ranges.length === 1) serveRange(request, response, FILE, { headers: { etag: '"v1"' } });
      else listener(request, response);
    });
    const source = await open(server);
    await source.read(0, 10);
    await expect(source.read(2 * BLOCK, 10)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is reported as a changed file when the whole file is sent instead of a range', async () => {
    const server = await serve((request, response) => {
      if (server.ranges.length === 1) serveRange(request, response, FILE);
      else response.end(FILE);
    });
    const source = await open(server);
    await expect(source.read(2 * BLOCK, 10)).rejects.toMatchObject({
      message: expect.stringContaining('changed') as string,
    });
  });

  it('is requested again on the next read', async () => {
    const server = await serve((request, response) => {
      if (server.ranges.length === 2) response.writeHead(503).end();
      else serveRange(request, response, FILE);
    });
    const source = await open(server);
    await expect(source.read(2 * BLOCK, 10)).rejects.toMatchObject({ code: 'unreachable' });
    expect((await source.read(2 * BLOCK, 10)).length).toBe(10);
  });

  it('is refused when it is compressed', async () => {
    const server = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(FILE)),
    );
    await expect(open(server)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is refused when a whole file breaks off', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': FILE.length });
      response.write(FILE.subarray(0, 1000), () => response.destroy());
    });
    await expect(open(server)).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('closed the connection') as string,
    });
  });

  it('is given up on when it breaks off again and again', async () => {
    const server = await serve((request, response) => {
      const start = Number(/=(\d+)/.exec(request.headers.range ?? '')?.[1]);
      response.writeHead(206, {
        'content-range': `bytes ${start}-${BLOCK - 1}/${FILE.length}`,
        'content-length': BLOCK - start,
      });
      response.write('x', () => response.destroy());
    });
    const source = await open(server);
    await expect(source.read(0, 10)).rejects.toMatchObject({ code: 'unreachable' });
    expect(server.ranges.length).toBe(4);
  });
});
