import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFirestore } from './firestore';
import { partsOf } from './running-analysis';

const request = vi.fn<typeof fetch>();
const store = openFirestore({ projectId: 'p', token: 't' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  request.mockReset();
});

const answer = (status: number, body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const refusal = (status: number, name: string) => answer(status, { error: { status: name, message: 'no' } });
const found = answer(200, {
  fields: { a: { integerValue: '7' }, b: { mapValue: {} } },
  updateTime: '2026-01-01T00:00:00Z',
});

async function settled<T>(work: Promise<T>): Promise<T> {
  const ended = work.catch(() => undefined);
  await vi.runAllTimersAsync();
  await ended;
  return work;
}

it('a read is repeated when the database did not answer, and returns the result', async () => {
  request.mockImplementationOnce(() => Promise.reject(new TypeError('fetch failed')));
  request.mockImplementationOnce(refusal(503, 'UNAVAILABLE')).mockImplementationOnce(found);
  expect(await settled(store.read('users/u'))).toEqual({
    data: { a: 7, b: {} },
    updateTime: '2026-01-01T00:00:00Z',
  });
  expect(request).toHaveBeenCalledTimes(3);
  const [address, init] = request.mock.calls[0] ?? [];
  expect(address).toBe(
    'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents/users/u',
  );
  expect(init?.headers).toMatchObject({ authorization: 'Bearer t' });
  // A redirect would send the token to another host.
  expect(init?.redirect).toBe('error');
});

it.each(['UNAVAILABLE', 'RESOURCE_EXHAUSTED', 'INTERNAL', 'DEADLINE_EXCEEDED', 'ABORTED'])(
  'a request is repeated after %s',
  async (name) => {
    request.mockImplementationOnce(refusal(500, name)).mockImplementationOnce(found);
    expect(await settled(store.read('users/u'))).toMatchObject({ data: { a: 7 } });
    expect(request).toHaveBeenCalledTimes(2);
  },
);

it('a request fails after four attempts, with the reason', async () => {
  request.mockImplementation(refusal(503, 'UNAVAILABLE'));
  await expect(settled(store.read('users/u'))).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  expect(request).toHaveBeenCalledTimes(4);
});

it('each answer is waited for at most 20 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  request.mockImplementation((_, init) => {
    init?.signal?.throwIfAborted();
    return new Promise(() => undefined);
  });
  await expect(settled(store.read('users/u'))).rejects.toMatchObject({ status: 'NETWORK' });
  expect(timeout.mock.calls).toEqual([[20_000], [20_000], [20_000], [20_000]]);
});

it('a refused request is not repeated, and a missing document is null', async () => {
  request.mockImplementation(refusal(403, 'PERMISSION_DENIED'));
  await expect(settled(store.commit([]))).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  expect(request).toHaveBeenCalledTimes(1);
  request.mockImplementation(refusal(404, 'NOT_FOUND'));
  expect(await settled(store.read('users/u'))).toBeNull();
});

it('numbers are written by their type, undefined is omitted, and the server sets the times', async () => {
  request.mockImplementation(answer(200, { writeResults: [{ updateTime: 'now' }] }));
  const fields = { state: 'done', progress: 0.5, parts: 2, error: undefined, versions: { provider: 'x' } };
  const onlyIf = { updateTime: 'before' };
  expect(
    await settled(store.commit([{ path: 'users/u', fields, timestamps: ['updatedAt'], onlyIf }])),
  ).toEqual(['now']);
  const body = request.mock.calls[0]?.[1]?.body;
  expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({
    writes: [
      {
        update: {
          name: 'projects/p/databases/(default)/documents/users/u',
          fields: {
            state: { stringValue: 'done' },
            progress: { doubleValue: 0.5 },
            parts: { integerValue: '2' },
            versions: { mapValue: { fields: { provider: { stringValue: 'x' } } } },
          },
        },
        updateMask: { fieldPaths: ['state', 'progress', 'parts', 'error', 'versions'] },
        updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: onlyIf,
      },
    ],
  });
});

it.each([
  ['abc', ['abc']],
  ['aüb', ['aü', 'b']],
  ['üüü', ['ü', 'ü', 'ü']],
  ['ab€cd', ['ab', '€', 'cd']],
  ['', []],
])('%j is split into parts of three bytes, none within a character', (text, parts) => {
  expect(partsOf(text, 3)).toEqual(parts);
});
