import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWorker } from '../../scripts/build-worker.mjs';
import { AnalysisFailure } from '../analysis/errors';
import { SHORT_VIDEO } from '../analysis/providers/embedded/decode/testing/short-video';
import { createProvider } from '../analysis/registry';
import { parseAllowedHosts } from '../analysis/source/allowed-hosts';
import { serveRange, startServer, type LocalServer } from '../analysis/source/testing/local-server';
import { makeMedia } from '../analysis/testing/make-media';
import { writeLog } from './log';
import { call, post, providerOf, RESULT, setUp, SIGNED_IN } from './testing/handler-set-up';
import { eventsOf } from './testing/read-events';

const FOLDER = 'node_modules/.cache/analysis-log-test';
const HOSTILE =
  'https://example.com/lovelace@example.com/a.mp4?token=topsecret&mail=lovelace%40example.com#eyJhbGci.eyJzdWIi.c2ln';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.restoreAllMocks();
});

/** The lines that are written during the work, parsed as JSON. */
async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const written: string[] = [];
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line: string) => void written.push(line));
  }
  await work();
  expect(written.join('')).not.toContain('\n');
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the id of a request', () => {
  it('is in the answer and in the one line of the log', async () => {
    const { handle } = setUp({ log: writeLog });
    const requests = [
      call('https://example.com/'),
      call('http://127.0.0.1/'),
      post('{}'),
      new Request('http://localhost/'),
      post('{"url":"https://example.com/"}', { ...SIGNED_IN, accept: 'text/event-stream' }),
    ];
    const ids: (string | null)[] = [];
    const lines = await linesOf(async () => {
      for (const request of requests) {
        const response = await handle(request);
        await response.text();
        ids.push(response.headers.get('x-request-id'));
      }
    });
    expect(lines.map(({ requestId }) => requestId)).toEqual(ids);
    expect(new Set(ids).size).toBe(requests.length);
    for (const id of ids) expect(id).toMatch(UUID);
    expect(lines.map(({ outcome }) => outcome)).toEqual([
      'done',
      'url-not-allowed',
      'bad-request',
      'method-not-allowed',
      'done',
    ]);
  });

  it.each([
    ['3F0C2D3E-1b2c-4d5e-8f90-0123456789ab', true],
    ['lovelace@example.com', false],
    ['3f0c2d3e-1b2c-4d5e-8f90-0123456789ab,x', false],
    ['eyJhbGci.eyJzdWIi.c2ln', false],
  ])('is that of the caller only where it is a plain UUID: %s', async (given, isTaken) => {
    const { handle, entries } = setUp();
    const request = post('{"url":"https://example.com/"}', { ...SIGNED_IN, 'x-request-id': given });
    const id = (await handle(request)).headers.get('x-request-id');
    expect(id).toMatch(UUID);
    expect(id === given.toLowerCase()).toBe(isTaken);
    expect(entries).toMatchObject([{ requestId: id }]);
  });
});

describe('the line of an analysis', () => {
  it.each<[string, () => Promise<typeof RESULT>]>([
    ['went well', () => Promise.resolve({ ...RESULT, partial: [{ code: 'captions-cut', values: {} }] })],
    ['was refused', () => Promise.reject(new AnalysisFailure('damaged', `at ${HOSTILE}`))],
    [
      'went wrong',
      () => Promise.reject(new Error(`at ${HOSTILE}`, { cause: new Error('Bearer topsecret') })),
    ],
  ])('holds nothing secret where it %s', async (_, analyze) => {
    const { handle } = setUp({
      log: writeLog,
      provider: providerOf(({ log }) => {
        log?.warn(new Error(`cannot read ${HOSTILE}`));
        return analyze();
      }),
    });
    const [line = {}, ...more] = await linesOf(() => handle(call(HOSTILE)));
    expect(more).toEqual([]);
    expect(line).toMatchObject({ host: 'example.com', isBackground: false, provider: 'test' });
    expect(line.warnings).toHaveLength(1);
    const text = JSON.stringify(line);
    for (const secret of ['lovelace', 'topsecret', 'a.mp4?', 'eyJ', 'mail=', 'black frame', 'good']) {
      expect(text).not.toContain(secret);
    }
  });

  it('names no host of an address with user info, which is refused', async () => {
    const { handle } = setUp({ log: writeLog });
    const [line] = await linesOf(() => handle(call('https://lovelace:topsecret@example.com/')));
    expect(line).toMatchObject({ outcome: 'url-not-allowed' });
    expect(JSON.stringify(line)).not.toMatch(/lovelace|topsecret|example\.com/);
  });

  it('is written once, with the first end', async () => {
    const { handle, entries } = setUp();
    const response = await handle(
      post('{"url":"https://example.com/"}', { ...SIGNED_IN, accept: 'text/event-stream' }),
    );
    await expect.poll(() => entries).toMatchObject([{ outcome: 'done' }]);
    await response.body?.cancel();
    await setImmediate();
    expect(entries).toMatchObject([{ outcome: 'done' }]);
  });

  it('is not written again when the place cannot be given back', async () => {
    const leave = () => Promise.reject(new Error('gone'));
    const confirmed = Promise.resolve(undefined);
    const limiter = { admit: () => Promise.resolve({ admitted: true as const, leave, confirmed }) };
    const { handle, entries } = setUp({ limiter });
    expect((await handle(call('https://example.com/'))).status).toBe(500);
    expect(entries).toMatchObject([{ outcome: 'done' }]);
  });

  it('has times by stage that add up, however slow its end is', async () => {
    let nowMs = 0;
    // Each look at the clock takes 10 ms.
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 10));
    const { handle, entries } = setUp();
    await handle(call('https://example.com/'));
    const { stagesMs = {}, totalMs = 0 } = entries[0] ?? {};
    expect(totalMs).toBeGreaterThan(0);
    expect(Object.values(stagesMs).reduce((all, ms) => all + ms, 0)).toBe(totalMs);
  });
});

describe('a real analysis', () => {
  let workerPath: string;
  let media: LocalServer;
  beforeAll(async () => {
    workerPath = await buildWorker(`${FOLDER}/worker`);
    const video = await makeMedia({ container: 'mp4', ...SHORT_VIDEO });
    media = await startServer((request, response) => serveRange(request, response, video));
    return () => media.close();
  });

  const withWorker = (path: string, modelsPath?: string) =>
    setUp({
      provider: createProvider('embedded', { workerPath: path, modelsPath }),
      environment: {
        allowHosts: parseAllowedHosts(media.host),
        maxVideoBytes: 500_000_000,
        maxVideoMs: 600_000,
        deadlineMs: 25_000,
      },
    });

  it('tells its plan, bytes, times by stage that add up, and the memory of its decoder', async () => {
    const { handle, entries } = withWorker(workerPath);
    const response = await handle(
      post(JSON.stringify({ url: `${media.url}a.mp4` }), { ...SIGNED_IN, accept: 'text/event-stream' }),
    );
    const last = (await eventsOf(response)).at(-1);
    const [line] = entries;
    expect(entries).toHaveLength(1);
    expect(line).toMatchObject({
      plan: { frames: 'full', audio: true },
      provider: 'embedded',
      hasCaptionFile: false,
    });
    expect(last).toMatchObject({
      event: 'result',
      data: { bytesRead: line?.bytesRead, durationMs: line?.videoMs },
    });
    expect(line?.bytesRead).toBeGreaterThan(50_000);
    expect(line?.peakMemoryMb).toBeGreaterThan(30);
    expect(line?.peakMemoryMb).toBeLessThan(700);
    const { stagesMs = {}, totalMs = 0 } = line ?? {};
    expect(Object.keys(stagesMs).sort()).toEqual(['answer', 'audio', 'checks', 'decoding', 'opening']);
    const sum = Object.values(stagesMs).reduce((all, ms) => all + ms, 0);
    // Each figure is rounded.
    expect(Math.abs(sum - totalMs)).toBeLessThanOrEqual(3);
    expect(stagesMs.audio).toBeGreaterThan(0);
  });

  it('whose decoder dies tells the signal and its cause in the log, and neither in the answer', async () => {
    const dying = join(FOLDER, 'dies.mjs');
    await writeFile(dying, `process.on('message', () => process.kill(process.pid, 'SIGSEGV'));`);
    const { handle, entries } = withWorker(dying);
    const response = await handle(call(`${media.url}a.mp4`));
    expect(response.status).toBe(507);
    const answer = await response.text();
    expect(answer).toContain('decoder-crashed');
    expect(answer).not.toMatch(/SIG|signal|kill/i);
    expect(entries).toMatchObject([
      {
        outcome: 'decoder-crashed',
        crash: { cause: 'signal', signal: 'SIGSEGV' },
        bytesRead: expect.any(Number) as number,
      },
    ]);
  });
});
