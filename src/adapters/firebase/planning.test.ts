import { expect, it, vi } from 'vitest';
import { PROFILES } from '@/data/planning/planning-parts';
import { createFirebasePlanning } from './planning';

const settings = { apiKey: 'key', authDomain: 'demo.firebaseapp.com', projectId: 'demo', appId: 'app' };

/** The planning of a user, on a server that answers every request like this. */
function planningWhere(answer: () => Promise<Response>) {
  const ask = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', ask);
  const idToken = () => Promise.resolve('token');
  return { ask, planning: createFirebasePlanning(settings, { idToken })('ada') };
}

it.each([
  ['whose line is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['to a server that is down', () => Promise.resolve(new Response('', { status: 503 }))],
])('a write %s rejects as unavailable, and does not count as refused', async (_, answer) => {
  const { ask, planning } = planningWhere(answer);
  await expect(planning.write(PROFILES, 2, '{}')).rejects.toMatchObject({
    name: 'RemoteError',
    problem: 'unavailable',
  });
  expect(ask.mock.calls.map(([url]) => url)).toEqual([
    'https://firestore.googleapis.com/v1/projects/demo/databases/(default)/documents:commit',
  ]);
});

it.each([400, 403, 404, 409])('a write that is answered with %i is refused', async (status) => {
  const { planning } = planningWhere(() => Promise.resolve(new Response('', { status })));
  expect(await planning.write(PROFILES, 2, '{}')).toBe('refused');
});
