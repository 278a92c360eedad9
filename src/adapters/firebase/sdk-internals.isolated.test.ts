import type * as IdbKeyval from 'idb-keyval';
import { SDK_VERSION } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDevicePersistence, removeStoredSession, tabPersistence } from './sdk-internals';

/** What the device stores, for all tabs. */
const stored = vi.hoisted(() => new Map<string, unknown>());

vi.mock('firebase/auth', () => ({
  indexedDBLocalPersistence: class {
    localCache: Record<string, unknown> = {};
    _set(key: string, value: unknown) {
      stored.set(key, { fbase_key: key, value });
      return Promise.resolve();
    }
  },
  browserSessionPersistence: class {
    _get(key: string) {
      return Promise.resolve(stored.get(key) ?? null);
    }
    _set(_key: string, _value: unknown) {
      throw new DOMException('no room', 'QuotaExceededError');
    }
  },
}));
vi.mock('idb-keyval', async (original) => ({
  ...(await original<typeof IdbKeyval>()),
  promisifyRequest: <T>(result: T) => Promise.resolve(result),
  createStore: () => (_mode: string, work: (store: unknown) => Promise<void>) =>
    work({
      get: (key: string) => stored.get(key),
      getAll: () => [...stored.values()],
      clear: () => stored.clear(),
      put: (record: { fbase_key: string }) => stored.set(record.fbase_key, record),
    }),
}));

const KEY = 'firebase:authUser:demo-key:[DEFAULT]';
const ada = { uid: 'u1', email: 'ada@example.com' };
const grace = { uid: 'u2', email: 'grace@example.com' };

interface Sdk {
  localCache: Record<string, unknown>;
  _set: (key: string, value: unknown) => Promise<void>;
}

/** A tab, as the SDK in it sees it. */
function openTab() {
  const { persistence, allowSignIn } = createDevicePersistence();
  return { sdk: new (persistence as unknown as new () => Sdk)(), allowSignIn };
}

const session = () => (stored.get(KEY) as { value: unknown } | undefined)?.value;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('indexedDB', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the installed version of the Firebase SDK is the one that was checked', () => {
  expect(
    SDK_VERSION,
    `Check in node_modules/@firebase/auth/dist/esm that IndexedDBLocalPersistence still has _isAvailable, _set and
localCache and BrowserSessionPersistence _get and _set, that sessions are still stored in "firebaseLocalStorageDb", "firebaseLocalStorage" as {fbase_key, value}, and
in sessionStorage, under "firebase:authUser:...". Then run the browser tests of tests/e2e/auth and change this version.`,
  ).toBe('12.19.0');
});

it('the session of a user who signs in is stored, and so are its changes', async () => {
  const { sdk, allowSignIn } = openTab();
  await allowSignIn(() => sdk._set(KEY, grace));
  await allowSignIn(() => sdk._set(KEY, ada));
  expect(session()).toEqual(ada);
  const renamed = { ...ada, displayName: 'Countess Lovelace' };
  await sdk._set(KEY, renamed);
  expect(session()).toEqual(renamed);
});

it('a session that another tab has ended is not restored, and the SDK can see that it ended', async () => {
  const { sdk } = openTab();
  await sdk._set(KEY, ada);
  expect(session()).toBeUndefined();
  expect(sdk.localCache[KEY]).toEqual(ada);
});

it('the session of a user who has signed in later is not replaced', async () => {
  const { sdk, allowSignIn } = openTab();
  await expect(allowSignIn(() => Promise.reject(new Error('wrong password')))).rejects.toThrow();
  const other = openTab();
  await other.allowSignIn(() => other.sdk._set(KEY, grace));
  await sdk._set(KEY, ada);
  expect(session()).toEqual(grace);
});

it('records of the SDK that are no session are stored as usual', async () => {
  const { sdk } = openTab();
  await sdk._set('firebase:persistence', 'LOCAL');
  expect(stored.has('firebase:persistence')).toBe(true);
});

it('without space a change leaves the session of the tab unchanged, and a new session fails', async () => {
  const sdk = new (tabPersistence as unknown as new () => Sdk)();
  await expect(sdk._set(KEY, ada)).rejects.toThrow('no room');
  stored.set(KEY, ada);
  await sdk._set(KEY, { ...ada, displayName: 'Countess Lovelace' });
  await expect(sdk._set(KEY, grace)).rejects.toThrow('no room');
  expect(stored.get(KEY)).toEqual(ada);
});

it('the session of this tab alone is removed if there is one, and otherwise that of the device', async () => {
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([{ name: 'firebaseLocalStorageDb' }]) });
  const methods = {
    getItem(this: Record<string, unknown>, key: string) {
      return this[key];
    },
    removeItem(this: Record<string, unknown>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  const area = (records: object) => Object.assign(Object.create(methods) as Record<string, unknown>, records);
  vi.stubGlobal('localStorage', area({}));
  vi.stubGlobal('sessionStorage', area({ [KEY]: JSON.stringify(ada) }));
  stored.set(KEY, { fbase_key: KEY, value: grace });
  await removeStoredSession(grace.uid);
  expect(Object.keys(sessionStorage), 'the session of another user').toEqual([KEY]);
  await removeStoredSession(ada.uid);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(session()).toEqual(grace);
  await removeStoredSession(ada.uid);
  expect(session(), 'the session of another user').toEqual(grace);
  await removeStoredSession(null);
  expect(session()).toBeUndefined();
});
