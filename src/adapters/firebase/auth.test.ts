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

/** The page's part, after the SDK has started: it has checked which places there are. */
async function start() {
  vi.resetModules();
  const auth = await import('./auth');
  const sdk = new (
    auth.device.persistence as unknown as new () => {
      _isAvailable: () => Promise<boolean>;
    }
  )();
  await sdk._isAvailable();
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

it('stores a session that is remembered on the device, and any other in the tab', async () => {
  const { device, persistenceFor } = await start();
  expect(persistenceFor(true)).toBe(device.persistence);
  expect(Object.getPrototypeOf(persistenceFor(true))).toBe(indexedDBLocalPersistence);
  expect(persistenceFor(false)).toBe(browserSessionPersistence);
});

it.each<[string, boolean, () => void, Persistence]>([
  ['databases are denied, in the tab', true, vi.fn(), browserSessionPersistence],
  ['all is denied, in the page', true, denied, inMemoryPersistence],
  ['all is denied, in the page', false, denied, inMemoryPersistence],
])('stores it, where %s (remember: %s)', async (_, remember, setItem, place) => {
  databases.areAvailable = false;
  vi.stubGlobal('sessionStorage', { setItem, removeItem: vi.fn() });
  const { persistenceFor } = await start();
  expect(persistenceFor(remember)).toBe(place);
});
