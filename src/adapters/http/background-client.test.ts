import { describe, expect, it, vi } from 'vitest';
import { itemOf } from '@/data/analyses/testing/items';
import { createBackgroundClient } from './background-client';

const words = { language: 'fr', captionTrack: 'track-2', transcribe: true };
const item = itemOf('3f0c2d3e-0000-4000-8000-000000000000', {
  title: 'One',
  captionsUrl: 'https://x/a.vtt',
  ...words,
});

const clientWith = (answer: () => Promise<Response>, token: string | null = 'the-token') => {
  const send = vi.fn<typeof fetch>(answer);
  return { start: createBackgroundClient({ idToken: () => Promise.resolve(token), fetch: send }), send };
};
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }));

it('the request has the ID token and all data of the analysis', async () => {
  const { start, send } = clientWith(status(202));
  await start(item);
  const [path, init] = send.mock.calls[0] ?? [];
  expect(path).toBe('/.netlify/functions/analyze-background');
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer the-token' });
  const { id, url, title, captionsUrl } = item;
  expect(JSON.parse(init?.body as string)).toEqual({ id, url, title, captionsUrl, ...words, isQueued: true });
});

describe('the token', () => {
  const tokenFor = (minutes: number) =>
    `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + minutes * 60, sub: 'ü?>' }, null, 1))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')}.`;
  const sentBy = async (idToken: (renewed?: boolean) => Promise<string | null>) => {
    const send = vi.fn<typeof fetch>(status(202));
    await createBackgroundClient({ idToken, fetch: send })(item);
    return new Headers(send.mock.lastCall?.[1]?.headers).get('Authorization');
  };

  it('is renewed when it would expire before the longest analysis ends', async () => {
    const idToken = vi.fn((renewed?: boolean) => Promise.resolve(renewed ? 'renewed' : tokenFor(14)));
    expect(await sentBy(idToken)).toBe('Bearer renewed');
    const lasting = tokenFor(16);
    idToken.mockImplementation((renewed) => Promise.resolve(renewed ? 'renewed' : lasting));
    expect(await sentBy(idToken)).toBe(`Bearer ${lasting}`);
  });

  it('is sent unchanged when it cannot be renewed', async () => {
    const old = tokenFor(1);
    const idToken = (renewed?: boolean) =>
      renewed ? Promise.reject(new Error('no network')) : Promise.resolve(old);
    expect(await sentBy(idToken)).toBe(`Bearer ${old}`);
  });
});

it('the request has an App Check token where App Check is configured', async () => {
  const send = vi.fn<typeof fetch>(status(202));
  const appToken = vi.fn(() => Promise.resolve<string | null>('the-proof'));
  const start = createBackgroundClient({ idToken: () => Promise.resolve(null), appToken, fetch: send });
  await start(item);
  expect(send.mock.lastCall?.[1]?.headers).toMatchObject({ 'X-Firebase-AppCheck': 'the-proof' });
  appToken.mockResolvedValue(null);
  await start(item);
  expect(send.mock.lastCall?.[1]?.headers).not.toHaveProperty('X-Firebase-AppCheck');
});

it.each([
  ['a status of 429', 'unavailable', status(429)],
  ['a status of 503', 'unavailable', status(503)],
  ['a status of 404', 'rejected', status(404)],
  ['a broken connection', 'unavailable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('reports %s as "%s"', async (_, problem, answer) => {
  await expect(clientWith(answer).start(item)).rejects.toMatchObject({ name: 'RemoteError', problem });
});
