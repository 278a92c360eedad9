import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorker } from '../../scripts/build-worker.mjs';
import { createProvider } from '../analysis/registry';
import { parseAllowedHosts } from '../analysis/source/allowed-hosts';
import { requestedRange, startServer, type LocalServer } from '../analysis/source/testing/local-server';
import { createMemoryLimiter } from './memory-limiter';
import { call, SIGNED_IN, setUp } from './testing/handler-set-up';
import { serveHandler } from './testing/node-server';
import { eventOf, chunksOf } from './testing/read-events';

const VIDEO = readFileSync(new URL('../../public/sample/program.mp4', import.meta.url));

let workerPath: string;
let media: LocalServer;
/** Settles when the function requests a part of the video; `gone` settles when it closes that connection. */
let asked: Promise<{ gone: Promise<void> }>;
let tell: (request: { gone: Promise<void> }) => void;

beforeAll(async () => {
  workerPath = await buildWorker('node_modules/.cache/leaving-test');
  asked = new Promise((resolve) => (tell = resolve));
  media = await startServer((request, response) => {
    if (request.url === '/none.mp4') {
      response.writeHead(404).end();
      return;
    }
    const { start = 0, end = VIDEO.length } = requestedRange(request, VIDEO.length) ?? {};
    const headers = {
      'content-range': `bytes ${start}-${end - 1}/${VIDEO.length}`,
      'content-length': end - start,
    };
    // The index comes at once, so that decoding begins; the rest never does.
    response
      .writeHead(206, { 'content-type': 'video/mp4', ...headers })
      .write(VIDEO.subarray(start, 100_000));
    tell({ gone: new Promise((resolve) => response.on('close', resolve)) });
  });
});

afterAll(() => media.close());

describe('a caller who leaves during a real analysis', () => {
  it('ends it: the connection to the host of the video is closed, and the place is free', async () => {
    const { handle, entries } = setUp({
      provider: createProvider('embedded', { workerPath }),
      limiter: createMemoryLimiter({ perMinute: 1_000, ownAtOnce: 1, atOnce: 1 }),
      environment: {
        allowHosts: parseAllowedHosts(media.host),
        maxVideoBytes: 500_000_000,
        maxVideoMs: 600_000,
        deadlineMs: 25_000,
      },
    });
    const server = await serveHandler(handle);
    const caller = new AbortController();
    const answer = fetch(server.url, {
      method: 'POST',
      headers: { ...SIGNED_IN, accept: 'text/event-stream' },
      body: JSON.stringify({ url: `${media.url}video.mp4` }),
      signal: caller.signal,
    });
    const { gone } = await asked;
    for await (const chunk of chunksOf(await answer)) {
      const event = eventOf(chunk);
      if (event?.event === 'progress' && event.data.stage === 'analyzing') break;
    }
    const statusOfAnother = async () => (await handle(call(`${media.url}none.mp4`))).status;
    expect(await statusOfAnother()).toBe(429);
    caller.abort();
    await gone;
    await expect
      .poll(() => entries.map(({ outcome }) => outcome))
      .toEqual(['too-many-requests', 'cancelled']);
    await expect.poll(statusOfAnother).toBe(424);
    await server.close();
  });
});
