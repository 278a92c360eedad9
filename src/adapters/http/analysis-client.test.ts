import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnalysisClient } from './analysis-client';

const answer = {
  status: 'success',
  videoUrl: 'https://example.com/a.mp4',
  analysis: [{ timestamp: 0, concepts: [{ name: 'test pattern', confidence: 0.98 }] }],
};

function clientThatGets(respond: () => Response | Promise<Response>, token: string | null = 'the-token') {
  const calls: { input: string; init: RequestInit }[] = [];
  const client = createAnalysisClient({
    idToken: () => Promise.resolve(token),
    fetch: async (input, init) => {
      calls.push({ input: input as string, init: init ?? {} });
      return respond();
    },
  });
  return {
    calls,
    analyze: (url: string, more: { captionsUrl?: string } = {}) =>
      client.analyze({ url, ...more }, new AbortController().signal),
  };
}

/** A body whose connection fails after its first bytes. */
function brokenOff() {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":'));
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
}

function json(body: unknown, status = 200) {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

describe('analysis client', () => {
  it('posts the URL as JSON with the ID token, and gives the answer', async () => {
    const { calls, analyze } = clientThatGets(json(answer));
    expect(await analyze('  https://example.com/a.mp4 ')).toEqual({ ok: true, value: answer });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.input).toBe('/.netlify/functions/analyze');
    expect(calls[0]?.init.method).toBe('POST');
    expect(calls[0]?.init.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json',
      Authorization: 'Bearer the-token',
    });
    expect(calls[0]?.init.body).toBe('{"url":"https://example.com/a.mp4"}');
  });

  it('sends the address of captions with it, when there is one that can be sent', async () => {
    const { calls, analyze } = clientThatGets(json(answer));
    await analyze('https://example.com/a.mp4', { captionsUrl: ' https://example.com/a.vtt ' });
    expect(calls[0]?.init.body).toBe(
      '{"url":"https://example.com/a.mp4","captionsUrl":"https://example.com/a.vtt"}',
    );
    const captionsUrl = `https://example.com/${'a'.repeat(2048)}`;
    expect(await analyze('https://example.com/a.mp4', { captionsUrl })).toEqual({
      ok: false,
      failure: { kind: 'url-too-long', field: 'captionsUrl', limit: 2048 },
    });
    expect(calls).toHaveLength(1);
  });

  it('sends no Authorization header without a token', async () => {
    const { calls, analyze } = clientThatGets(json(answer), null);
    await analyze('https://example.com/a.mp4');
    expect(calls[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  it('turns a refusal into its status and the words of the server', async () => {
    const { analyze } = clientThatGets(
      json({ error: { code: 'not-a-video', message: 'This is no video.' } }, 415),
    );
    expect(await analyze('https://example.com/a.txt')).toEqual({
      ok: false,
      failure: {
        kind: 'refused',
        status: 415,
        error: { code: 'not-a-video', message: 'This is no video.' },
      },
    });
  });

  it.each([
    ['8', { retryAfterS: 8 }],
    ['Sat, 21 Nov 2026 14:00:00 GMT', {}],
    ['soon', {}],
  ])('hands on Retry-After only where it is a number of seconds: %s', async (header, wait) => {
    const { analyze } = clientThatGets(
      () => new Response('', { status: 429, headers: { 'Retry-After': header } }),
    );
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 429, ...wait },
    });
  });

  it('makes do with the status alone when the body is not ours', async () => {
    const { analyze } = clientThatGets(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 502 },
    });
  });

  it('makes do with the status alone when the refusal breaks off', async () => {
    const { analyze } = clientThatGets(() => new Response(brokenOff(), { status: 503 }));
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 503 },
    });
  });

  it.each([
    ['no JSON', () => new Response('hello', { status: 200 })],
    ['JSON of another shape', json({ status: 'success' })],
    [
      'a confidence above 1',
      json({ ...answer, analysis: [{ timestamp: 0, concepts: [{ name: 'x', confidence: 7 }] }] }),
    ],
  ])('refuses %s as an answer', async (_what, respond) => {
    const outcome = await clientThatGets(respond).analyze('https://example.com/a.mp4');
    expect(outcome).toEqual({
      ok: false,
      failure: { kind: 'unreadable' },
    });
  });

  it('gives the message of a broken connection', async () => {
    const { analyze } = clientThatGets(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { kind: 'unreachable', message: 'Failed to fetch' },
    });
  });

  it('tells an answer that breaks off from one that cannot be understood', async () => {
    const { analyze } = clientThatGets(() => new Response(brokenOff()));
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { kind: 'unreachable', message: 'network error' },
    });
  });

  it('makes no call when the sign-in cannot be renewed', async () => {
    const fetch = vi.fn();
    const client = createAnalysisClient({ idToken: () => Promise.reject(new Error('no network')), fetch });
    const { signal } = new AbortController();
    expect(await client.analyze({ url: 'https://example.com/a.mp4' }, signal)).toEqual({
      ok: false,
      failure: { kind: 'no-token', message: 'no network' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('makes no call for a URL that is too long', async () => {
    const { calls, analyze } = clientThatGets(json(answer));
    expect(await analyze(`https://example.com/${'a'.repeat(2048)}`)).toEqual({
      ok: false,
      failure: { kind: 'url-too-long', field: 'url', limit: 2048 },
    });
    expect(calls).toHaveLength(0);
  });

  it('rejects when it is called off', async () => {
    const controller = new AbortController();
    const client = createAnalysisClient({
      idToken: () => Promise.resolve(null),
      fetch: () => {
        controller.abort();
        return Promise.reject(new DOMException('Aborted', 'AbortError'));
      },
    });
    await expect(client.analyze({ url: 'https://example.com/a.mp4' }, controller.signal)).rejects.toThrow(
      'abort',
    );
  });

  describe('where nobody answers', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    const silentFetch = (_input: unknown, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const never = new Promise<never>(() => undefined);

    it.each([
      ['the server', () => Promise.resolve('the-token'), 1],
      ['the identity service', () => never, 0],
    ])('gives %s up after a minute and a half', async (_who, idToken, requests) => {
      vi.useFakeTimers();
      const fetch = vi.fn(silentFetch);
      const seen = vi.fn();
      const client = createAnalysisClient({ idToken, fetch });
      const { signal } = new AbortController();
      const outcome = client.analyze({ url: 'https://example.com/a.mp4' }, signal).then(seen);
      await vi.advanceTimersByTimeAsync(89_999);
      expect(seen).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await outcome;
      expect(seen).toHaveBeenCalledWith({ ok: false, failure: { kind: 'no-answer' } });
      expect(fetch).toHaveBeenCalledTimes(requests);
      for (const [, init] of fetch.mock.calls) expect(init?.signal?.aborted).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
