import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisEntry } from '@/contracts/analysis';
import type { ProviderRequest } from '../analysis/provider';
import { AnalysisFailure } from '../analysis/errors';
import { createMemoryLimiter } from './memory-limiter';
import { call, errorOf, post, providerOf, RESULT, setUp, SIGNED_IN } from './testing/handler-set-up';
import { serveHandler } from './testing/node-server';
import { eventOf, eventsOf, chunksOf } from './testing/read-events';

const URL_OF_VIDEO = 'https://example.com/a.mp4';
const BODY = JSON.stringify({ url: URL_OF_VIDEO });
const ASKING = { ...SIGNED_IN, accept: 'text/event-stream' };

const asking = (signal?: AbortSignal): Request => post(BODY, ASKING, signal);
const never = (): Promise<never> => new Promise(() => undefined);

const ENTRY: AnalysisEntry = { timestamp: 1_000, concepts: [{ name: 'two\nlines\n\n', confidence: 1 }] };

/** Reports its stages, then returns a result. */
const talkative = providerOf(({ onProgress }) => {
  onProgress?.({ stage: 'opening', share: 0 });
  onProgress?.({ stage: 'analyzing', share: 0.5 });
  onProgress?.({ stage: 'analyzing', share: 0.501 });
  onProgress?.({ stage: 'analyzing', share: 0.2 });
  onProgress?.({ stage: 'naming', share: Number.NaN });
  onProgress?.({ stage: 'naming', share: 7 });
  return Promise.resolve({ ...RESULT, entries: [ENTRY] });
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

describe('an answer as an event stream', () => {
  it.each([
    'text/event-stream',
    'TEXT/Event-Stream;q=0.5',
    'application/json;q=0.9, text/event-stream',
    'application/json, text/event-stream',
    '*/*, text/event-stream',
  ])('is sent to a request that accepts %s', async (accept) => {
    const response = await setUp().handle(post(BODY, { ...SIGNED_IN, accept }));
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await eventsOf(response);
  });

  it.each([
    '*/*',
    'text/*',
    'application/json',
    'text/event-stream;q=0',
    'text/event-stream;q=x',
    'application/json, text/event-stream;q=0.9',
    'x-text/event-stream',
    '',
  ])('is not sent to a request that accepts %j', async (accept) => {
    const response = await setUp({ provider: talkative }).handle(post(BODY, { ...SIGNED_IN, accept }));
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ status: 'success', analysis: [ENTRY] });
  });
});

describe('an event stream', () => {
  it('has the stages of the analysis, and last the result that plain JSON would have', async () => {
    const { handle, entries } = setUp({ provider: talkative });
    const plain: unknown = await (await handle(call(URL_OF_VIDEO))).json();
    const response = await handle(asking());
    expect(response.status).toBe(200);
    expect(await eventsOf(response)).toEqual([
      { event: 'progress', data: { stage: 'opening', percent: 0 } },
      { event: 'progress', data: { stage: 'analyzing', percent: 50 } },
      { event: 'progress', data: { stage: 'naming', percent: 50 } },
      { event: 'progress', data: { stage: 'naming', percent: 100 } },
      { event: 'result', data: plain },
    ]);
    expect(entries).toMatchObject([{ outcome: 'done' }, { outcome: 'done', host: 'example.com' }]);
  });

  it('has the headers of every answer, and those that forbid buffering', async () => {
    const { headers, body } = await setUp().handle(asking());
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    await body?.cancel();
  });

  it.each<[string, Error, object]>([
    [
      'a failure of the analysis',
      new AnalysisFailure('damaged', 'It is broken.'),
      { status: 422, error: { code: 'damaged', message: 'It is broken.' } },
    ],
    [
      'a busy provider',
      new AnalysisFailure('provider-busy', 'Wait.', { retryAfterS: 42 }),
      { status: 429, retryAfterS: 42 },
    ],
    ['an internal error', new Error('at /var/task/secret.js'), { status: 500, error: { code: 'internal' } }],
  ])('ends with the same error as plain JSON after %s', async (_, error, expected) => {
    const { handle } = setUp({ provider: providerOf(() => Promise.reject(error)) });
    const plain = await handle(call(URL_OF_VIDEO));
    const body = (await plain.json()) as object;
    const events = await eventsOf(await handle(asking()));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ event: 'error', data: { ...body, status: plain.status } });
    expect(events[0]).toMatchObject({ data: expected });
  });

  it('ends at the deadline of the analysis', async () => {
    const events = await eventsOf(await setUp({ provider: providerOf(never) }, 20).handle(asking()));
    expect(events).toMatchObject([{ event: 'error', data: { status: 408, error: { code: 'too-slow' } } }]);
  });

  it('has no events after its end', async () => {
    let late: ProviderRequest | undefined;
    const provider = providerOf((request) => {
      late = request;
      return Promise.resolve(RESULT);
    });
    const { handle, entries } = setUp({ provider });
    const response = await handle(asking());
    await expect.poll(() => entries).toMatchObject([{ outcome: 'done' }]);
    late?.onProgress?.({ stage: 'naming', share: 1 });
    expect((await eventsOf(response)).map(({ event }) => event)).toEqual(['result']);
  });

  it('never has a result that violates the contract', async () => {
    const provider = providerOf(() => Promise.resolve({ ...RESULT, durationMs: -1 }));
    const events = await eventsOf(await setUp({ provider }).handle(asking()));
    expect(events).toMatchObject([{ event: 'error', data: { status: 500 } }]);
  });

  it('has a heartbeat every 10 s by default', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    try {
      const { body } = await setUp({ provider: providerOf(never) }, 25_000).handle(asking());
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      const heard: string[] = [];
      void (async () => {
        for (let part = await reader?.read(); part?.value; part = await reader?.read())
          heard.push(part.value);
      })();
      await vi.advanceTimersByTimeAsync(9_900);
      expect(heard.join('').match(/goes on/g)).toBeNull();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(heard.join('').match(/goes on/g)).toHaveLength(1);
      await reader?.cancel();
    } finally {
      vi.useRealTimers();
    }
  });

  it('has heartbeats while there is no progress', async () => {
    let finish = (): void => undefined;
    const provider = providerOf(() => new Promise((resolve) => (finish = () => resolve(RESULT))));
    const kinds: string[] = [];
    for await (const chunk of chunksOf(await setUp({ provider, heartbeatMs: 5 }).handle(asking()))) {
      kinds.push(eventOf(chunk)?.event ?? chunk);
      if (kinds.length === 4) finish();
    }
    expect(kinds.slice(0, 4)).toEqual([': begins', ': goes on', ': goes on', ': goes on']);
    expect(kinds.at(-1)).toBe('result');
  });

  it('has a heartbeat by default within the 30 s after which proxies close a silent connection', async () => {
    vi.useFakeTimers();
    try {
      const response = await setUp({ provider: providerOf(never) }, 50_000).handle(asking());
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      const read = async () => new TextDecoder().decode((await reader.read()).value);
      expect(await read()).toBe(': begins\n\n');
      const next = read();
      await vi.advanceTimersByTimeAsync(29_000);
      expect(await next).toBe(': goes on\n\n');
      await reader.cancel();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['a wrong method', 405, new Request('http://localhost/', { method: 'PUT', headers: ASKING })],
    ['no token', 401, post(BODY, { 'content-type': 'application/json', accept: 'text/event-stream' })],
    ['no URL', 400, post('{}', ASKING)],
    ['a forbidden URL', 403, post('{"url":"http://127.0.0.1/"}', ASKING)],
  ])('is not started for %s', async (_, status, request) => {
    const response = await setUp().handle(request);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await errorOf(response)).toMatchObject({ status });
  });
});

describe('the place of an event stream', () => {
  const forOne = () => createMemoryLimiter({ perMinute: 1_000, ownAtOnce: 1, atOnce: 1 });
  const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;

  it('is held until all of the stream has been read', async () => {
    const { handle, entries } = setUp({ limiter: forOne() });
    const response = await handle(asking());
    await expect.poll(() => entries).toMatchObject([{ outcome: 'done' }]);
    expect(await statusOf(handle(call(URL_OF_VIDEO)))).toBe(429);
    expect((await eventsOf(response)).at(-1)).toMatchObject({ event: 'result' });
    await expect.poll(() => statusOf(handle(call(URL_OF_VIDEO)))).toBe(200);
  });

  it('is released when the end of the stream is not read in time', async () => {
    const { handle } = setUp({ limiter: forOne(), drainMs: 20 });
    const response = await handle(asking());
    await expect.poll(() => statusOf(handle(call(URL_OF_VIDEO)))).toBe(200);
    await expect(response.text()).rejects.toThrow('was not read');
  });

  it('is released by default after 30 s in which the end of the stream is not read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { handle, entries } = setUp({ limiter: forOne() });
      const response = await handle(asking());
      while (entries.length === 0) await vi.advanceTimersByTimeAsync(10);
      await vi.advanceTimersByTimeAsync(29_000);
      expect(await statusOf(handle(call(URL_OF_VIDEO)))).toBe(429);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await statusOf(handle(call(URL_OF_VIDEO)))).toBe(200);
      await expect(response.text()).rejects.toThrow('was not read');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is released when the caller leaves', async () => {
    const { handle } = setUp({ limiter: forOne() });
    const response = await handle(asking());
    await response.body?.cancel();
    await expect.poll(() => statusOf(handle(call(URL_OF_VIDEO)))).toBe(200);
  });
});

describe('a caller who leaves before reading the end of the answer', () => {
  it('releases the place at once', async () => {
    const limiter = createMemoryLimiter({ perMinute: 1_000, ownAtOnce: 1, atOnce: 1 });
    const { handle, entries } = setUp({ limiter });
    const response = await handle(asking());
    await expect.poll(() => entries).toMatchObject([{ outcome: 'done' }]);
    await response.body?.cancel();
    await expect.poll(async () => (await handle(call(URL_OF_VIDEO))).status).toBe(200);
  });
});

describe('a caller who closes the connection', () => {
  it.each(['text/event-stream', 'application/json'])('stops the analysis (%s)', async (accept) => {
    let ended: Promise<unknown> | undefined;
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const provider = providerOf(({ signal }) => {
      ended = new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));
      begin();
      return never();
    });
    const { handle, entries } = setUp({ provider });
    const server = await serveHandler(handle);
    closers.push(server.close);
    const caller = new AbortController();
    const init = { method: 'POST', headers: { ...SIGNED_IN, accept }, body: BODY, signal: caller.signal };
    const answer = fetch(server.url, init).then((response) => response.text());
    await begun;
    caller.abort();
    await expect(answer).rejects.toThrow();
    expect(await ended).toMatchObject({ message: 'the caller has left' });
    await expect.poll(() => entries).toMatchObject([{ outcome: 'cancelled', host: 'example.com' }]);
  });

  it('stops the analysis also when only the signal of the request reports it', async () => {
    const caller = new AbortController();
    let reason: unknown;
    const provider = providerOf(({ signal }) => {
      signal.addEventListener('abort', () => (reason = signal.reason as unknown));
      return never();
    });
    const { handle, entries } = setUp({ provider });
    const response = await handle(asking(caller.signal));
    caller.abort(new Error('left'));
    await eventsOf(response);
    expect(reason).toMatchObject({ message: 'left' });
    expect(entries).toMatchObject([{ outcome: 'cancelled' }]);
  });

  it('has received the events that were sent before', async () => {
    const provider = providerOf(({ onProgress }) => {
      onProgress?.({ stage: 'opening', share: 0.1 });
      return never();
    });
    const server = await serveHandler(setUp({ provider }).handle);
    closers.push(server.close);
    const response = await fetch(server.url, { method: 'POST', headers: ASKING, body: BODY });
    for await (const chunk of chunksOf(response)) {
      const event = eventOf(chunk);
      if (event === undefined) continue;
      expect(event).toEqual({ event: 'progress', data: { stage: 'opening', percent: 10 } });
      break;
    }
  });
});

describe('parts of a result', () => {
  it('are sent if they match the contract', async () => {
    const part = { durationMs: 1_000, topics: [{ name: 'soccer', confidence: 0.9, firstMs: 0 }] };
    const provider = providerOf(({ onPart }) => {
      onPart?.(part);
      onPart?.({ durationMs: -1 });
      return Promise.resolve(RESULT);
    });
    const events = await eventsOf(await setUp({ provider }).handle(asking()));
    expect(events).toMatchObject([{ event: 'part', data: part }, { event: 'result' }]);
  });
});
