import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AnalysisFailure } from '../../errors';
import { makeMedia } from '../../testing/make-media';
import { startRawServer } from '../../source/testing/local-server';
import { memorySource } from '../../testing/memory-source';
import { colorBars, edited } from '../../testing/scenes';
import type { ProviderRequest, ProviderResult } from '../../provider';
import { MAX_ANSWER_BYTES, parseRetryAfter } from './clarifai-client';
import { ClarifaiProvider } from './clarifai-provider';
import type { ClarifaiSettings } from './settings';
import { KEY, refuse, startClarifaiServer, type ClarifaiServer, type Reply } from './testing/clarifai-server';

const URL_OF_VIDEO = 'https://example.com/a.mp4?signature=s%20t';

let videoBytes: Buffer;
let server: ClarifaiServer;
let documented: Reply;

beforeAll(async () => {
  videoBytes = await makeMedia({ container: 'mp4', video: edited([[75, colorBars]]) });
  const known = { names: ['beer'], durationMs: 3_000 };
  server = await startClarifaiServer(
    new Map([
      [URL_OF_VIDEO, known],
      [videoBytes.toString('base64'), known],
    ]),
  );
  documented = server.reply;
});

beforeEach(() => {
  server.reply = documented;
  server.calls.length = 0;
});

afterAll(() => server.close());

function analyze(
  changes: Partial<ProviderRequest> = {},
  settings: Partial<ClarifaiSettings> = {},
): Promise<ProviderResult> {
  return new ClarifaiProvider({ ...server.settings, ...settings }).analyze({
    url: URL_OF_VIDEO,
    isPublic: true,
    openSource: () => Promise.resolve(memorySource(videoBytes)),
    limits: { maxDurationMs: 60_000, deadlineMs: 20_000 },
    signal: new AbortController().signal,
    ...changes,
  });
}

async function failureOf(work: Promise<unknown>): Promise<AnalysisFailure> {
  const error: unknown = await work.then(
    () => 'it succeeded',
    (reason: unknown) => reason,
  );
  if (!(error instanceof AnalysisFailure)) throw new Error(`no failure: ${inspect(error)}`);
  expect(inspect(error, { depth: 9 })).not.toContain(KEY);
  return error;
}

describe('a call of Clarifai', () => {
  it('sends the URL of a public video, the interval, and the key in its header', async () => {
    const result = await analyze({}, { sampleMs: 500 });
    expect(result.entries.map(({ timestamp }) => timestamp)).toEqual([250, 750, 1_250, 1_750, 2_250, 2_750]);
    expect(result).toMatchObject({ intervalMs: 500, durationMs: 2_960 });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({ sampleMs: 500, video: { url: URL_OF_VIDEO } });
    expect(server.calls[0]?.headers).toMatchObject({
      authorization: `Key ${KEY}`,
      accept: 'application/json',
    });
  });

  it('leaves no connection behind', async () => {
    await analyze();
    await server.calls[0]?.gone;
  });

  it('sends the bytes of a video that only the function can read', async () => {
    const result = await analyze({ isPublic: false });
    expect(result.entries[0]?.concepts).toEqual([{ name: 'beer', confidence: 0.99, kind: 'seen' }]);
    expect(server.calls[0]?.video).toEqual({ base64: videoBytes.toString('base64') });
  });

  it('joins many chunks of bytes', async () => {
    // Padding after the video, of a length that is not a multiple of the chunk size.
    const padding = Buffer.alloc(700_001, 7);
    padding.writeUInt32BE(padding.length);
    padding.write('free', 4, 'latin1');
    const bytes = Buffer.concat([videoBytes, padding]);
    const failure = await failureOf(
      analyze({ isPublic: false, openSource: () => Promise.resolve(memorySource(bytes)) }),
    );
    expect(failure.code).toBe('damaged');
    const { video } = server.calls[0] ?? {};
    expect(
      Buffer.from(video !== undefined && 'base64' in video ? video.base64 : '', 'base64').equals(bytes),
    ).toBe(true);
  });

  it('has the version of the model when one is set', async () => {
    await failureOf(analyze({}, { modelId: 'travel', modelVersionId: 'v1' }));
    expect(server.calls[0]?.path).toBe('/v2/users/clarifai/apps/main/models/travel/versions/v1/outputs');
  });

  it('is not made for a video beyond the limits', async () => {
    const huge = { ...memorySource(videoBytes), size: 300_000_001 };
    const failure = await failureOf(analyze({ openSource: () => Promise.resolve(huge) }));
    expect(failure).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('300 MB') as string,
    });
    const limits = { maxDurationMs: 1_000, deadlineMs: 20_000 };
    expect((await failureOf(analyze({ limits }))).code).toBe('too-long');
    expect(server.calls).toHaveLength(0);
  });

  it('is not made for a URL that the guard refuses', async () => {
    const refusal = new AnalysisFailure('url-not-allowed', 'Not that one.');
    expect(await failureOf(analyze({ openSource: () => Promise.reject(refusal) }))).toBe(refusal);
    expect(server.calls).toHaveLength(0);
  });

  it('is aborted when the host of the video breaks off', async () => {
    const broken = { ...memorySource(videoBytes), size: videoBytes.length + 500_000 };
    const failure = await failureOf(analyze({ isPublic: false, openSource: () => Promise.resolve(broken) }));
    expect(failure.code).toBe('unreachable');
  });
});

describe('an answer of Clarifai', () => {
  it('that refuses the key is an internal error without details for the caller', async () => {
    const failure = await failureOf(analyze({}, { key: 'wrong-key-000' }));
    expect(failure.code).toBe('internal');
    expect(inspect(failure)).toMatch(/HTTP 401, status 11009 CONN_KEY_NOT_FOUND, request req-1/);
    expect(inspect(failure)).not.toContain('wrong-key-000');
  });

  it.each<[string, Record<string, string>, number]>([
    ['a number', { 'retry-after': '42' }, 42],
    ['missing', {}, 15],
    ['invalid', { 'retry-after': 'soon' }, 15],
  ])(
    'that says it is too busy, with a Retry-After that is %s, has the time to wait',
    async (_, headers, seconds) => {
      server.reply = refuse(429, 11005, headers);
      expect(await failureOf(analyze())).toMatchObject({ code: 'provider-busy', retryAfterS: seconds });
    },
  );

  it('may arrive before the whole request is read', async () => {
    const body = JSON.stringify({ status: { code: 11005, description: 'Refused', req_id: 'req-1' } });
    const hasty = await startRawServer((socket) => {
      socket.once('data', () => {
        // Nothing more is read.
        socket.pause();
        socket.write(`HTTP/1.1 429 Busy\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
      });
    });
    const source = memorySource(Buffer.concat([videoBytes, Buffer.alloc(50_000_000)]));
    const openSource = () => Promise.resolve(source);
    const work = analyze({ isPublic: false, openSource }, { origin: `http://${hasty.host}` });
    expect((await failureOf(work)).code).toBe('provider-busy');
    expect(source.bytesRead).toBeLessThan(source.size);
    await hasty.close();
  });

  it('fails when Clarifai cannot be reached', async () => {
    const failure = await failureOf(analyze({}, { origin: 'http://127.0.0.1:1' }));
    expect(failure).toMatchObject({ code: 'provider-unavailable', retryAfterS: 60 });
  });

  it.each<[string, Reply]>([
    ['at once', (_, response) => response.destroy()],
    [
      'within the answer',
      (_, response) =>
        void response.writeHead(200, { 'content-length': 99 }).write('{', () => response.destroy()),
    ],
  ])('fails when the connection is closed %s', async (_, reply) => {
    server.reply = reply;
    expect((await failureOf(analyze())).code).toBe('provider-unavailable');
  });

  it('that redirects does not get the key at another host', async () => {
    server.reply = (_, response) =>
      response.writeHead(307, { location: `${server.settings.origin}/2` }).end();
    expect((await failureOf(analyze())).code).toBe('provider-failed');
    expect(server.calls).toHaveLength(1);
  });

  it('fails when it is endless', async () => {
    let sent = 0;
    server.reply = (_, response) => {
      const chunk = Buffer.alloc(1_048_576, 32);
      const pour = (): void => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
        sent += chunk.length;
      };
      response.on('drain', pour);
      pour();
    };
    expect((await failureOf(analyze())).code).toBe('provider-failed');
    await server.calls[0]?.gone;
    expect(sent).toBeLessThan(MAX_ANSWER_BYTES * 2);
  });

  it('fails when it announces a length beyond the limit', async () => {
    server.reply = (_, response) =>
      void response.writeHead(200, { 'content-length': MAX_ANSWER_BYTES + 1 }).write('{');
    expect((await failureOf(analyze())).code).toBe('provider-failed');
    await server.calls[0]?.gone;
  });

  it.each<[string, Reply]>([
    ['missing', () => undefined],
    ['incomplete', (_, response) => void response.writeHead(200).write('{"status":')],
  ])('that is %s is waited for until the deadline, and then the connection is closed', async (_, reply) => {
    server.reply = reply;
    const limits = { maxDurationMs: 60_000, deadlineMs: 300 };
    expect((await failureOf(analyze({ limits }))).code).toBe('too-slow');
    await server.calls[0]?.gone;
  });

  it('is no longer waited for when the caller leaves', async () => {
    const caller = new AbortController();
    const reason = new Error('left');
    server.reply = () => caller.abort(reason);
    await expect(analyze({ signal: caller.signal })).rejects.toBe(reason);
    await server.calls[0]?.gone;
  });
});

describe('parseRetryAfter', () => {
  const now = Date.UTC(2026, 0, 1);
  it.each<[string | undefined, number | undefined]>([
    [undefined, undefined],
    ['', undefined],
    ['later', undefined],
    ['120', 120],
    ['0', 1],
    ['999999999', 86_400],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 1],
  ])('reads %j as %s', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });
});
