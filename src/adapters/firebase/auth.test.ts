import {
  browserSessionPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { databases } = vi.hoisted(() => ({ databases: { areAvailable: true } }));

vi.mock('firebase/auth', () => ({
  indexedDBLocalPersistence: class {
    _isAvailable() {
      return Promise.resolve(databases.areAvailable);
    }
  },
  browserLocalPersistence: {},
  browserSessionPersistence: {},
  inMemoryPersistence: {},
}));

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** The page's part, after the library has started as it does: it looks which places there are. */
async function start() {
  vi.resetModules();
  const auth = await import('./auth');
  const library = new (
    auth.device.persistence as unknown as new () => {
      _isAvailable: () => Promise<boolean>;
    }
  )();
  await library._isAvailable();
  return auth;
}

beforeEach(() => {
  databases.areAvailable = true;
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('sessionStorage', { setItem: vi.fn(), removeItem: vi.fn() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps a session on the device for who is to be remembered, and in the tab for who is not', async () => {
  const { device, persistenceFor } = await start();
  expect(persistenceFor(true)).toBe(device.persistence);
  expect(Object.getPrototypeOf(persistenceFor(true))).toBe(indexedDBLocalPersistence);
  expect(persistenceFor(false)).toBe(browserSessionPersistence);
});

it.each<[string, boolean, () => void, Persistence]>([
  ['databases are denied, in the tab', true, vi.fn(), browserSessionPersistence],
  ['all is denied, in the page', true, denied, inMemoryPersistence],
  ['all is denied, in the page', false, denied, inMemoryPersistence],
])('keeps it, where %s (remember: %s)', async (_, remember, setItem, place) => {
  databases.areAvailable = false;
  vi.stubGlobal('sessionStorage', { setItem, removeItem: vi.fn() });
  const { persistenceFor } = await start();
  expect(persistenceFor(remember)).toBe(place);
});
