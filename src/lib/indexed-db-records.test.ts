import { afterEach, expect, it, vi } from 'vitest';
import { createIndexedDbRecords } from './indexed-db-records';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a database that never answers is waited for until the time limit once, and not at all after that', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const open = vi.fn(() => ({}));
  vi.stubGlobal('indexedDB', { open });
  const records = createIndexedDbRecords({ opensWithinMs: 20 });
  await expect(records.get('u1/profile')).rejects.toMatchObject({ name: 'TimeoutError' });
  const change = vi.fn();
  await expect(records.update('u1/profile', change)).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(records.keys()).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(change).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledOnce();
  expect(timeout).toHaveBeenCalledOnce();
  timeout.mockRestore();
});
