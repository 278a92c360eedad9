import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is found of a browser whose databases are opened like this. */
async function find(open: () => object) {
  const opened = vi.fn(open);
  vi.stubGlobal('indexedDB', { open: opened });
  const { deviceDatabase, hasDeviceDatabase } = await import('./device-database');
  const found = await deviceDatabase(20);
  await hasDeviceDatabase();
  expect(opened).toHaveBeenCalledOnce();
  return { found, isThere: typeof indexedDB !== 'undefined' };
}

/** A database that can be opened, and whose writes end with `event`. */
function database(event: 'oncomplete' | 'onabort') {
  const transaction: Record<string, unknown> = {
    objectStore: () => ({
      put: () => setTimeout(() => (transaction[event] as () => void)()),
      delete: vi.fn(),
    }),
  };
  const request: Record<string, unknown> = { result: { transaction: () => transaction, close: vi.fn() } };
  setTimeout(() => (request.onsuccess as () => void)());
  return request;
}

it('a database that can be written works', async () => {
  expect(await find(() => database('oncomplete'))).toEqual({ found: 'works', isThere: true });
});

it('a database without room is full, and can still be read', async () => {
  expect(await find(() => database('onabort'))).toEqual({ found: 'full', isThere: true });
});

it.each([
  [
    'is denied',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  ['never answers', () => ({})],
])('a page whose database %s has none from then on', async (_, open) => {
  expect(await find(open)).toEqual({ found: 'denied', isThere: false });
});
