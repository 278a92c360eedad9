import { expect, it } from 'vitest';
import { lazyValue } from './lazy-value';

it('loads the value on first use only, and once', async () => {
  let loads = 0;
  const value = lazyValue(() => Promise.resolve(++loads));
  expect(loads).toBe(0);
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  expect(await value()).toBe(1);
});

it('loads again after a failure', async () => {
  let loads = 0;
  const value = lazyValue(() =>
    ++loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('here'),
  );
  await expect(value()).rejects.toThrow('offline');
  await expect(value()).resolves.toBe('here');
});
