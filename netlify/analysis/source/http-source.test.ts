import { describe, expect, it } from 'vitest';
import { patternBytes, requestedRange, serveRange } from './testing/local-server';
import { BLOCK, expectBytes, FILE, open, serve } from './testing/sources';

describe('a server with ranges', () => {
  it('returns size, type and the bytes at any offset', async () => {
    const server = await serve((request, response) =>
      serveRange(request, response, FILE, { headers: { 'content-type': 'Video/MP4; codecs=avc1' } }),
    );
    const source = await open(server);
    expect(source.size).toBe(FILE.length);
    expect(source.contentType).toBe('video/mp4');
    for (const [offset, length] of [
      [0, 10],
      [BLOCK - 5, 10],
      [2 * BLOCK, BLOCK],
      [FILE.length - 7, 100],
      [17, FILE.length],
      [5, 0],
    ] as const) {
      expectBytes(await source.read(offset, length), FILE.subarray(offset, offset + length));
    }
    expect((await source.read(FILE.length, 10)).length).toBe(0);
    expect((await source.read(FILE.length + 99, 10)).length).toBe(0);
    await expect(source.read(-1, 10)).rejects.toThrow(RangeError);
    await expect(source.read(0, 1.5)).rejects.toThrow(RangeError);
  });

  it('may send a header twice', async () => {
    const headers = {
      'content-type': ['video/mp4', 'video/webm'],
      'last-modified': ['Thu, 28 May 2025 09:00:00 GMT', 'Thu, 28 May 2025 09:00:00 GMT'],
      etag: ['"a"', '"a"'],
    };
    const server = await serve((request, response) => serveRange(request, response, FILE, { headers }));
    const source = await open(server);
    expectBytes(await source.read(0, FILE.length), FILE);
  });

  it('is refused when a file is compressed in two ways', async () => {
    const headers = { 'content-encoding': ['gzip', 'br'] };
    const server = await serve((request, response) => serveRange(request, response, FILE, { headers }));
    await expect(open(server)).rejects.toThrow('compressed');
  });

  it('gets requests only for the blocks that are read, once each', async () => {
    const big = patternBytes(40 * BLOCK);
    const server = await serve((request, response) => serveRange(request, response, big));
    const source = await open(server);
    await source.read(0, 100);
    await source.read(39 * BLOCK, 100);
    await source.read(39 * BLOCK + 50, 100);
    expect(server.ranges).toEqual([`bytes=0-${BLOCK - 1}`, `bytes=${39 * BLOCK}-${40 * BLOCK - 1}`]);
    expect(source.bytesRead).toBe(2 * BLOCK);
  });

  it('is read as a whole in few requests, each byte once', async () => {
    const big = patternBytes(200 * BLOCK);
    const server = await serve((request, response) => serveRange(request, response, big));
    const source = await open(server);
    for (let offset = 0; offset < big.length; offset += 16 * BLOCK) {
      expectBytes(await source.read(offset, 16 * BLOCK), big.subarray(offset, offset + 16 * BLOCK));
    }
    expect(source.bytesRead).toBe(big.length);
    expect(server.ranges.length).toBeLessThanOrEqual(12);
  });

  it('gets no request for cached bytes', async () => {
    const big = patternBytes(8 * BLOCK);
    const server = await serve((request, response) => serveRange(request, response, big));
    const source = await open(server);
    await source.read(3 * BLOCK, 10);
    expectBytes(await source.read(BLOCK, 4 * BLOCK), big.subarray(BLOCK, 5 * BLOCK));
    const blocks = server.ranges.flatMap((range) => {
      const [start = 0, last = 0] = (range ?? '').match(/\d+/g)?.map(Number) ?? [];
      return Array.from({ length: (last + 1 - start) / BLOCK }, (_, index) => start / BLOCK + index);
    });
    expect(blocks.length).toBe(new Set(blocks).size);
  });

  it('is read ahead for a sequential reader', async () => {
    const big = patternBytes(80 * BLOCK);
    let arrived: (() => void) | undefined;
    const ahead = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const server = await serve((request, response) => {
      if (request.headers.range?.startsWith(`bytes=${64 * BLOCK}-`)) arrived?.();
      serveRange(request, response, big);
    });
    const source = await open(server);
    // Block 64 is not requested here.
    for (const block of [0, 16, 32, 48]) await source.read(block * BLOCK, 16 * BLOCK);
    await ahead;
  });

  it('gets a conditional request with a strong tag only', async () => {
    const seen: (string | string[] | undefined)[] = [];
    for (const etag of ['"v1"', 'W/"v1"']) {
      const server = await serve((request, response) => {
        seen.push(request.headers['if-range']);
        serveRange(request, response, FILE, { headers: { etag } });
      });
      const source = await open(server);
      await source.read(2 * BLOCK, 10);
    }
    expect(seen).toEqual([undefined, '"v1"', undefined, undefined]);
  });

  it('gets no more headers than necessary', async () => {
    let headers: string[] = [];
    const server = await serve((request, response) => {
      headers = Object.keys(request.headers).sort();
      expect(request.method).toBe('GET');
      expect(request.headers['accept-encoding']).toBe('identity');
      expect(request.headers['user-agent']).toMatch(/^SceneCue/);
      serveRange(request, response, FILE);
    });
    await open(server);
    expect(headers).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'range', 'user-agent']);
  });

  it('is asked for the rest when an answer breaks off', async () => {
    const server = await serve((request, response) => {
      if (request.headers.range !== `bytes=0-${BLOCK - 1}`) {
        serveRange(request, response, FILE);
        return;
      }
      response.writeHead(206, {
        'content-range': `bytes 0-${BLOCK - 1}/${FILE.length}`,
        'content-length': BLOCK,
      });
      response.write(FILE.subarray(0, 40_000), () => response.destroy());
    });
    const source = await open(server);
    expectBytes(await source.read(0, BLOCK), FILE.subarray(0, BLOCK));
    expect(server.ranges).toEqual([`bytes=0-${BLOCK - 1}`, `bytes=40000-${BLOCK - 1}`]);
  });

  it('is read completely however many of its answers are cut at half a megabyte', async () => {
    const big = patternBytes(200 * BLOCK);
    const server = await serve((request, response) => {
      const { start, end } = requestedRange(request, big.length) ?? { start: 0, end: 0 };
      const part = big.subarray(start, Math.min(end, start + 524_288));
      response.writeHead(206, {
        'content-range': `bytes ${start}-${start + part.length - 1}/${big.length}`,
        'content-length': part.length,
      });
      response.end(part);
    });
    const source = await open(server);
    for (let offset = 0; offset < big.length; offset += 16 * BLOCK) {
      expectBytes(await source.read(offset, 16 * BLOCK), big.subarray(offset, offset + 16 * BLOCK));
    }
  });

  it('may send more or fewer bytes than requested', async () => {
    const server = await serve((request, response) => {
      const start = Number(/=(\d+)/.exec(request.headers.range ?? '')?.[1]);
      const length = start === 0 ? 40_000 : FILE.length - start;
      const bytes = FILE.subarray(start, start + length);
      response.writeHead(206, {
        'content-range': `bytes ${start}-${start + bytes.length - 1}/${FILE.length}`,
      });
      response.end(bytes);
    });
    const source = await open(server);
    expectBytes(await source.read(0, FILE.length), FILE);
  });
});

describe('a server without ranges', () => {
  it.each([
    ['with a length', { 'content-length': String(FILE.length) }],
    ['without a length', { 'transfer-encoding': 'chunked' }],
  ])('is read whole, %s', async (_, headers) => {
    const server = await serve((_request, response) => response.writeHead(200, headers).end(FILE));
    const source = await open(server);
    expect(source.size).toBe(FILE.length);
    expectBytes(await source.read(BLOCK - 5, 10), FILE.subarray(BLOCK - 5, BLOCK + 5));
    expect((await source.read(FILE.length, 10)).length).toBe(0);
    expect(server.ranges.length).toBe(1);
  });

  it('gets a request without a range when its ranges are invalid', async () => {
    for (const contentRange of [undefined, 'bytes 0-99/*', 'bytes 7-99/100', 'nonsense']) {
      const server = await serve((request, response) => {
        if (request.headers.range === undefined) response.end(FILE);
        else
          response
            .writeHead(206, contentRange === undefined ? {} : { 'content-range': contentRange })
            .end('x');
      });
      expect((await open(server)).size).toBe(FILE.length);
    }
  });

  it('gets a request without a range when it refuses the range', async () => {
    const server = await serve((request, response) => {
      if (request.headers.range === undefined) response.end(FILE);
      else response.writeHead(416).end();
    });
    expect((await open(server)).size).toBe(FILE.length);
  });

  it('has an empty file of size 0', async () => {
    const whole = await serve((_request, response) => response.end());
    expect((await open(whole)).size).toBe(0);
    const ranged = await serve((request, response) => serveRange(request, response, Buffer.alloc(0)));
    const source = await open(ranged);
    expect(source.size).toBe(0);
    expect((await source.read(0, 10)).length).toBe(0);
  });
});

describe('the end of a source', () => {
  it('rejects with the reason of the signal, also for a read in progress', async () => {
    const stop = new AbortController();
    const server = await serve((request, response) => {
      if (server.ranges.length === 1) serveRange(request, response, FILE);
      else stop.abort(new Error('the caller has left'));
    });
    const source = await open(server, { signal: stop.signal });
    await expect(source.read(2 * BLOCK, 10)).rejects.toThrow('the caller has left');
    await expect(source.read(BLOCK, 10)).rejects.toThrow('the caller has left');
  });

  it('leaves no connection behind when it could not be opened', async () => {
    let left: (() => void) | undefined;
    const gone = new Promise<void>((resolve) => {
      left = resolve;
    });
    const server = await serve((request, response) => {
      request.socket.once('close', () => left?.());
      response.writeHead(404).end();
    });
    await expect(open(server)).rejects.toMatchObject({ code: 'unreachable' });
    await gone;
  });

  it('leaves no connection behind', async () => {
    const gone: Promise<void>[] = [];
    const server = await serve((request, response) => {
      if (gone.length < server.connections())
        gone.push(new Promise((resolve) => request.socket.once('close', () => resolve())));
      serveRange(request, response, FILE);
    });
    const source = await open(server);
    await source.read(0, 10);
    await source.close();
    await expect(source.read(2 * BLOCK, 10)).rejects.toMatchObject({ code: 'unreachable' });
    expect(gone).toHaveLength(1);
    await Promise.all(gone);
  });
});
