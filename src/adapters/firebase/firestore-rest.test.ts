import { expect, it, vi } from 'vitest';
import { createFirestoreRest } from './firestore-rest';

const settings = { apiKey: 'key', authDomain: 'demo.firebaseapp.com', projectId: 'demo', appId: 'app' };

function readWhere(answer: () => Promise<Response>, token: string | null = 'token') {
  const ask = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', ask);
  const store = createFirestoreRest(settings, { idToken: () => Promise.resolve(token) });
  return { ask, read: store.read('users/ada', new AbortController().signal) };
}

it.each([
  [400, 'rejected'],
  [401, 'unavailable'],
  [403, 'rejected'],
  [404, 'gone'],
  [409, 'rejected'],
  [412, 'rejected'],
  [429, 'unavailable'],
  [499, 'rejected'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('status %i is reported as %s', async (status, problem) => {
  const { read } = readWhere(() => Promise.resolve(new Response('', { status })));
  await expect(read).rejects.toMatchObject({
    name: 'RemoteError',
    problem,
    cause: `Firestore: status ${status}`,
  });
});

it('a missing or unreadable answer is reported as unavailable', async () => {
  const cut = readWhere(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(cut.read).rejects.toMatchObject({ name: 'RemoteError', problem: 'unavailable' });
  const garbled = readWhere(() => Promise.resolve(new Response('<html>')));
  await expect(garbled.read).rejects.toMatchObject({ name: 'RemoteError', problem: 'unavailable' });
});

it('a missing token is reported as unavailable, and no request is sent', async () => {
  const { ask, read } = readWhere(() => Promise.resolve(new Response('{}')), null);
  await expect(read).rejects.toMatchObject({ name: 'RemoteError', problem: 'unavailable' });
  expect(ask).not.toHaveBeenCalled();
});
