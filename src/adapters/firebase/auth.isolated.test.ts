import { indexedDBLocalPersistence, inMemoryPersistence } from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { databases } = vi.hoisted(() => ({ databases: { areAvailable: true } }));

vi.mock('firebase/auth', () => ({
  indexedDBLocalPersistence: class {
    _isAvailable() {
      return Promise.resolve(databases.areAvailable);
    }
  },
  browserLocalPersistence: {},
  browserSessionPersistence: vi.fn(),
  inMemoryPersistence: {},
}));

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** The tested module, after the SDK has started and checked which places are available. */
async function start() {
  vi.resetModules();
  const auth = await import('./auth');
  const sdk = new (auth.device.persistence as unknown as new () => {
    _isAvailable: () => Promise<boolean>;
  })();
  await sdk._isAvailable();
  const { tabPersistence } = await import('./sdk-internals');
  return { ...auth, tabPersistence };
}

beforeEach(() => {
  databases.areAvailable = true;
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('sessionStorage', { setItem: vi.fn(), removeItem: vi.fn() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a remembered session is stored on the device, and any other in the tab', async () => {
  const { device, persistenceFor, tabPersistence } = await start();
  expect(persistenceFor(true)).toBe(device.persistence);
  expect(Object.getPrototypeOf(persistenceFor(true))).toBe(indexedDBLocalPersistence);
  expect(persistenceFor(false)).toBe(tabPersistence);
});

it.each<[string, boolean, () => void, 'tab' | 'page']>([
  ['in the tab when databases are denied', true, vi.fn(), 'tab'],
  ['in the page when all storage is denied', true, denied, 'page'],
  ['in the page when all storage is denied', false, denied, 'page'],
])('a session is stored %s (remember: %s)', async (_, remember, setItem, place) => {
  databases.areAvailable = false;
  vi.stubGlobal('sessionStorage', { setItem, removeItem: vi.fn() });
  const { persistenceFor, tabPersistence } = await start();
  expect(persistenceFor(remember)).toBe(place === 'tab' ? tabPersistence : inMemoryPersistence);
});
