import { expect, it, vi } from 'vitest';
import { createBriefClient } from './brief-client';

const VECTOR = `${'A'.repeat(683)}=`;

const clientWith = (answer: () => Promise<Response>) => {
  const send = vi.fn<typeof fetch>(answer);
  const encode = createBriefClient({ idToken: () => Promise.resolve('the-token'), fetch: send });
  return { send, encode: () => encode('a family', new AbortController().signal) };
};

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

it('a brief is sent with the ID token, and answered with its vector', async () => {
  const { send, encode } = clientWith(json({ model: 'use-lite', vector: VECTOR }));
  expect(await encode()).toEqual({ kind: 'vector', vector: VECTOR });
  const [path, init] = send.mock.calls[0] ?? [];
  expect(path).toBe('/.netlify/functions/brief');
  expect(init).toMatchObject({ method: 'POST', body: '{"brief":"a family"}' });
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer the-token' });
});

it.each([
  ['another language', 'not-english', json({ error: { code: 'not-english', message: 'x' } }, 422)],
  ['a limit', 'failed', json({ error: { code: 'too-many-requests', message: 'x' } }, 429)],
  ['the vector of another model', 'failed', json({ model: 'other', vector: VECTOR })],
  ['a short vector', 'failed', json({ model: 'use-lite', vector: 'AAAA' })],
  ['a page', 'failed', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['a broken connection', 'failed', () => Promise.reject(new Error('reset'))],
])('%s is reported as "%s"', async (_, kind, answer) => {
  expect(await clientWith(answer).encode()).toEqual({ kind });
});
