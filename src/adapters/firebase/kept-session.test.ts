import type * as IdbKeyval from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeviceKeeper, removeKeptSession } from './kept-session';

/** What the device keeps, for all tabs. */
const kept = vi.hoisted(() => new Map<string, unknown>());

vi.mock('firebase/auth', () => ({
  indexedDBLocalPersistence: class {
    localCache: Record<string, unknown> = {};
    _set(key: string, value: unknown) {
      kept.set(key, { fbase_key: key, value });
      return Promise.resolve();
    }
  },
}));
vi.mock('idb-keyval', async (original) => ({
  ...(await original<typeof IdbKeyval>()),
  promisifyRequest: <T>(result: T) => Promise.resolve(result),
  createStore: () => (_mode: string, work: (store: unknown) => Promise<void>) =>
    work({
      get: (key: string) => kept.get(key),
      getAll: () => [...kept.values()],
      clear: () => kept.clear(),
      put: (record: { fbase_key: string }) => kept.set(record.fbase_key, record),
    }),
}));

const KEY = 'firebase:authUser:demo-key:[DEFAULT]';
const ada = { uid: 'u1', email: 'ada@example.com' };
const grace = { uid: 'u2', email: 'grace@example.com' };

interface Tab {
  localCache: Record<string, unknown>;
  _set: (key: string, value: unknown) => Promise<void>;
}

/** A tab, as its library sees it. */
function openTab() {
  const { persistence, letIn } = createDeviceKeeper();
  return { library: new (persistence as unknown as new () => Tab)(), letIn };
}

const session = () => (kept.get(KEY) as { value: unknown } | undefined)?.value;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('indexedDB', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the session of who is let in, and what becomes of it', async () => {
  const { library, letIn } = openTab();
  await letIn(() => library._set(KEY, grace));
  await letIn(() => library._set(KEY, ada));
  expect(session()).toEqual(ada);
  const renamed = { ...ada, displayName: 'Countess Lovelace' };
  await library._set(KEY, renamed);
  expect(session()).toEqual(renamed);
});

it('does not bring back a session that another tab has ended, and lets the library find that out', async () => {
  const { library } = openTab();
  await library._set(KEY, ada);
  expect(session()).toBeUndefined();
  expect(library.localCache[KEY]).toEqual(ada);
});

it('puts no session over the one of somebody who has come after them', async () => {
  const { library, letIn } = openTab();
  await expect(letIn(() => Promise.reject(new Error('wrong password')))).rejects.toThrow();
  const other = openTab();
  await other.letIn(() => other.library._set(KEY, grace));
  await library._set(KEY, ada);
  expect(session()).toEqual(grace);
});

it('is the library itself for all that is no session', async () => {
  const { library } = openTab();
  await library._set('firebase:persistence', 'LOCAL');
  expect(kept.has('firebase:persistence')).toBe(true);
});

it('takes away the session of this tab alone, where there is one, and else that of the device', async () => {
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
  kept.set(KEY, { fbase_key: KEY, value: grace });
  await removeKeptSession(grace.uid);
  expect(Object.keys(sessionStorage), 'of somebody else').toEqual([KEY]);
  await removeKeptSession(ada.uid);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(session()).toEqual(grace);
  await removeKeptSession(ada.uid);
  expect(session(), 'of somebody else').toEqual(grace);
  await removeKeptSession(null);
  expect(session()).toBeUndefined();
});
