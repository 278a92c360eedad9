import { describe, expect, it } from 'vitest';
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
  return { calls, analyze: (url: string) => client.analyze(url, new AbortController().signal) };
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
      Authorization: 'Bearer the-token',
    });
    expect(calls[0]?.init.body).toBe('{"url":"https://example.com/a.mp4"}');
  });

  it('sends no Authorization header without a token', async () => {
    const { calls, analyze } = clientThatGets(json(answer), null);
    await analyze('https://example.com/a.mp4');
    expect(calls[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it('turns a refusal into its status and the words of the server', async () => {
    const { analyze } = clientThatGets(
      json({ error: { code: 'not-a-video', message: 'This is no video.' } }, 415),
    );
    expect(await analyze('https://example.com/a.txt')).toEqual({
      ok: false,
      failure: { message: 'Error: 415', explanation: 'This is no video.' },
    });
  });

  it('does with the status alone when the body is not ours', async () => {
    const { analyze } = clientThatGets(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { message: 'Error: 502' },
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
      failure: { message: 'The answer of the server could not be understood.' },
    });
  });

  it('gives the message of a broken connection', async () => {
    const { analyze } = clientThatGets(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await analyze('https://example.com/a.mp4')).toEqual({
      ok: false,
      failure: { message: 'Failed to fetch' },
    });
  });

  it('makes no call for a URL that is too long', async () => {
    const { calls, analyze } = clientThatGets(json(answer));
    expect((await analyze(`https://example.com/${'a'.repeat(2048)}`)).ok).toBe(false);
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
    await expect(client.analyze('https://example.com/a.mp4', controller.signal)).rejects.toThrow('abort');
  });
});
