import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordStore } from './device-vault';
import { createTabOverflow } from './tab-overflow';
import { createTabRecords } from './tab-records';

const DAY_MS = 24 * 3_600_000;
const long = { note: 'secret '.repeat(40_000) };

/** The storage of a tab; as in a browser, its entries are its own properties. */
function tabStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => (storage[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }) as Record<string, unknown>;
  return storage as unknown as Storage;
}

/** A database shared by all tabs. */
function database() {
  const rows = new Map<string, unknown>();
  const store: RecordStore = {
    get: (key) => Promise.resolve(structuredClone(rows.get(key))),
    update(key, change) {
      const next = change(rows.get(key));
      if (next === null) rows.delete(key);
      else if (next !== undefined) rows.set(key, structuredClone(next));
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...rows.keys()]),
    removeAll: () => Promise.reject(new Error('not used')),
  };
  return { rows, store };
}

const of = (store: RecordStore) => {
  const overflow = createTabOverflow(store);
  return () => Promise.resolve(overflow);
};

describe('long records of a tab', () => {
  let tab: Storage;
  const openTab = () => {
    tab = tabStorage();
    vi.stubGlobal('sessionStorage', tab);
    return tab;
  };

  beforeEach(() => {
    openTab();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('outlive the page in a database that cannot be read without the tab', async () => {
    const { rows, store } = database();
    await createTabRecords(of(store)).update('u1/analyses', () => long);
    expect(await createTabRecords(of(store)).get('u1/analyses')).toEqual(long);
    expect(JSON.stringify(Object.entries(tab)).length).toBeLessThan(500);
    const [row] = rows.values() as Iterable<{ encrypted: ArrayBuffer }>;
    expect(row?.encrypted.byteLength).toBeGreaterThan(250_000);
    expect(new TextDecoder().decode(row?.encrypted)).not.toContain('secret');
    const reference = tab.getItem('scenecue.record/u1/analyses') ?? '';

    openTab();
    const other = createTabRecords(of(store));
    expect(await other.keys()).toEqual([]);
    tab.setItem('scenecue.record/u1/analyses', reference);
    expect(await other.get('u1/analyses')).toBeUndefined();
  });

  it('leave nothing behind when they are changed, shortened or removed', async () => {
    const { rows, store } = database();
    const records = createTabRecords(of(store));
    await records.update('u1/analyses', () => long);
    await records.update('u1/analyses', () => ({ ...long, more: 1 }));
    expect(rows.size).toBe(1);
    await records.update('u1/analyses', () => 'short');
    expect(rows.size).toBe(0);
    await records.update('u1/analyses', () => long);
    await records.removeAll('u1/', []);
    expect([rows.size, await records.keys()]).toEqual([0, []]);
  });

  it('of tabs that were closed are deleted after a week', async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] });
    const { rows, store } = database();
    await createTabRecords(of(store)).update('u1/analyses', () => long);
    vi.setSystemTime(1_000_000_000_000 + 6 * DAY_MS);
    openTab();
    await createTabRecords(of(store)).update('u2/analyses', () => long);
    expect(rows.size).toBe(2);
    vi.setSystemTime(1_000_000_000_000 + 7 * DAY_MS);
    openTab();
    await createTabRecords(of(store)).update('u3/analyses', () => long);
    expect(rows.size).toBe(2);
  });

  it('are in the storage of the tab where there is no database', async () => {
    const { store } = database();
    const denied = { ...store, keys: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
    await createTabRecords(of(denied)).update('u1/analyses', () => long);
    expect(await createTabRecords(of(denied)).get('u1/analyses')).toEqual(long);
  });

  it('are changed one after the other', async () => {
    const { store } = database();
    const records = createTabRecords(of(store));
    const add = (item: string) =>
      records.update('u1/list', (list) => [...((list as string[] | undefined) ?? []), item.padEnd(150_000)]);
    await Promise.all(['a', 'b', 'c'].map(add));
    expect((await records.get('u1/list')) as string[]).toHaveLength(3);
  });
});
