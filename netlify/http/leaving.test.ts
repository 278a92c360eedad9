import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWorker } from '../../scripts/build-worker.mjs';
import { createProvider } from '../analysis/registry';
import { parseAllowedHosts } from '../analysis/source/allowed-hosts';
import { requestedRange, startServer, type LocalServer } from '../analysis/source/testing/local-server';
import { SIGNED_IN, setUp } from './testing/handler-set-up';
import { serveHandler } from './testing/node-server';
import { eventOf, chunksOf } from './testing/read-events';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const VIDEO = readFileSync(new URL('../../public/sample/programme.mp4', import.meta.url));

let workerPath: string;
let media: LocalServer;
/** Settles when the function requests a part of the video; `gone` settles when it closes that connection. */
let asked: Promise<{ gone: Promise<void> }>;
let tell: (request: { gone: Promise<void> }) => void;

beforeAll(async () => {
  workerPath = await buildWorker('node_modules/.cache/leaving-test');
  asked = new Promise((resolve) => (tell = resolve));
  media = await startServer((request, response) => {
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
  it('ends it: the host of the video is hung up on, and a place is free', async () => {
    const { handle, entries } = setUp({
      provider: createProvider('embedded', { workerPath }),
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
    caller.abort();
    await gone;
    await expect.poll(() => entries).toMatchObject([{ outcome: 'cancelled' }]);
    expect(entries[0]?.totalMs).toBeLessThan(5_000);
    await server.close();
  });
});
