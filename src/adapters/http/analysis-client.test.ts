import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisRequest } from '@/contracts/analysis-request';
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
    analyze: (url: string, more: Omit<AnalysisRequest, 'url'> = {}) =>
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
  it('posts the URL as JSON with the ID token, and returns the answer', async () => {
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

  it('sends the URL of captions when there is one that is valid', async () => {
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

  it('sends where the words of the video come from', async () => {
    const { calls, analyze } = clientThatGets(json(answer));
    const words = { captionTrack: 'track-2', transcribe: true };
    await analyze('https://example.com/a.mp4', { language: 'fr', ...words });
    expect(JSON.parse(calls[0]?.init.body as string)).toEqual({ url: 'https://example.com/a.mp4', ...words });
    expect(calls[0]?.init.headers).toMatchObject({ 'Accept-Language': 'fr' });
  });

  it('sends no Authorization header without a token', async () => {
    const { calls, analyze } = clientThatGets(json(answer), null);
    await analyze('https://example.com/a.mp4');
    expect(calls[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  it('reports a refusal with its status and the message of the server', async () => {
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
  ])('passes on Retry-After only if it is a number of seconds: %s', async (header, wait) => {
    const { analyze } = clientThatGets(
      () => new Response('', { status: 429, headers: { 'Retry-After': header } }),
    );
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 429, ...wait },
    });
  });

  it('reports the status alone when the body is not in the format of the contract', async () => {
    const { analyze } = clientThatGets(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 502 },
    });
  });

  it('reports the status alone when the body of a refusal breaks off', async () => {
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
  ])('rejects %s as an answer', async (_what, respond) => {
    const outcome = await clientThatGets(respond).analyze('https://example.com/a.mp4');
    expect(outcome).toEqual({
      ok: false,
      failure: { kind: 'unreadable' },
    });
  });

  it('reports the message of a broken connection', async () => {
    const { analyze } = clientThatGets(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { kind: 'unreachable', message: 'Failed to fetch' },
    });
  });

  it('distinguishes an answer that breaks off from one that cannot be parsed', async () => {
    const { analyze } = clientThatGets(() => new Response(brokenOff()));
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { kind: 'unreachable', message: 'network error' },
    });
  });

  it('sends no request when the ID token cannot be renewed', async () => {
    const fetch = vi.fn();
    const client = createAnalysisClient({ idToken: () => Promise.reject(new Error('no network')), fetch });
    const { signal } = new AbortController();
    expect(await client.analyze({ url: 'https://example.com/a.mp4' }, signal)).toEqual({
      ok: false,
      failure: { kind: 'no-token', message: 'no network' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends no request for a URL that is too long', async () => {
    const { calls, analyze } = clientThatGets(json(answer));
    expect(await analyze(`https://example.com/${'a'.repeat(2048)}`)).toEqual({
      ok: false,
      failure: { kind: 'url-too-long', field: 'url', limit: 2048 },
    });
    expect(calls).toHaveLength(0);
  });

  it('rejects when it is cancelled', async () => {
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

  describe('while the server does not answer', () => {
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
    ])('stops waiting for %s after a minute and a half', async (_who, idToken, requests) => {
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
