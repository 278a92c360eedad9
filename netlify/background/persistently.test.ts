import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persistently } from './persistently';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function settled<T>(request: () => Promise<T>): Promise<T> {
  const work = persistently(request);
  const ended = work.catch(() => undefined);
  await vi.runAllTimersAsync();
  await ended;
  return work;
}

const failing = (code: string) => () => Promise.reject<number>(new FirebaseError(code, 'no'));

it.each(['unknown', 'unavailable', 'resource-exhausted', 'aborted'])(
  'a request is repeated after %s',
  async (code) => {
    const request = vi.fn(failing(code)).mockImplementationOnce(failing(code)).mockResolvedValue(7);
    expect(await settled(request)).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  },
);

it('a request fails after four attempts, with the reason', async () => {
  const request = vi.fn(failing('unavailable'));
  await expect(settled(request)).rejects.toMatchObject({ code: 'unavailable' });
  expect(request).toHaveBeenCalledTimes(4);
});

it('a request that is refused is not repeated', async () => {
  const request = vi.fn(failing('permission-denied'));
  await expect(settled(request)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(request).toHaveBeenCalledOnce();
});

it('a request that nobody answers is given up after 20 s, and repeated', async () => {
  const request = vi.fn(() => new Promise<number>(() => undefined)).mockResolvedValueOnce(7);
  expect(await settled(request)).toBe(7);
  const work = persistently(request).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_499);
  expect(request).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(3);
  await vi.runAllTimersAsync();
  expect(await work).toMatchObject({ code: 'deadline-exceeded' });
});
